import { scenarios } from '../assumptions/general.ts';
import { monthApart, salesBy } from '../model/month-apart.ts';
import { printCents, printShare } from '../model/print-value.ts';
import { dollarAxis } from './axis.ts';
import { scenarioTitles } from './cash-chart.ts';
import { cashTable } from './cash-table.ts';
import type { Draft } from './draft.ts';
import { count, moneyCell, plural } from './print-figures.ts';
import {
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  factRows,
  heading,
  lead,
  say,
  table,
  type Words,
} from './write-blocks.ts';

export const scenarioPages = (draft: Draft): DraftSection[] => [
  scenarioPage(draft, 'cautious'),
  scenarioPage(draft, 'strong'),
];

function scenarioPage(draft: Draft, name: 'cautious' | 'strong'): DraftSection {
  const { model, figure } = draft;
  const flow = model.cash[name];
  const end = figure('scenario', printCents(flow.closingCents));
  const sales = figure('monthly-sales', plural(flow.total.units, 'sale'));
  return {
    id: `cash-${name}`,
    isAlone: true,
    title: `${scenarioTitles[name]} case, month by month`,
    blocks: [
      lead(
        `cash-${name}-lead`,
        name === 'cautious'
          ? say`Slower buyers and softer prices: ${sales} in a year, ending at ${end}.`
          : say`More say yes, and pay more: ${sales} in a year, ending at ${end}.`,
      ),
      cashTable(draft, `cash-${name}-table`, name),
      barsOf(draft, name),
      factRows(`cash-${name}-differs`, differs(draft, name)),
    ],
  };
}

function barsOf({ model }: Draft, name: 'cautious' | 'strong'): DraftBlock {
  const { months } = model.cash[name];
  const base = model.cash.base.months;
  return chart(`cash-${name}-chart`, {
    caption: `Cash at the end of each month, ${name} against base`,
    alternative: `Two lines. The ${name} case ends at ${printCents(model.cash[name].closingCents)}, the base case at ${printCents(model.cash.base.closingCents)}.`,
    from: ['cash', 'scenario'],
    chart: {
      kind: 'line',
      x: { title: 'Month of the plan', labels: months.map(({ month }) => String(month)) },
      y: dollarAxis(
        'A$',
        [...months, ...base].map(({ closingCents }) => closingCents),
      ),
      series: [
        {
          label: scenarioTitles[name],
          look: 'main',
          values: months.map(({ closingCents }) => closingCents / 100),
        },
        { label: 'Base', look: 'quiet', values: base.map(({ closingCents }) => closingCents / 100) },
      ],
      levels: [],
      points: [],
    },
  });
}

function differs(
  { model, figure, teller }: Draft,
  name: 'cautious' | 'strong',
): (readonly [string, Words])[] {
  const { demand, price, cost } = scenarios.v[name];
  const set = (value: number) => figure('scenario', printShare(value));
  const sold = ({ total }: typeof model.cash.base) => figure('monthly-sales', count(total.units));
  const flow = model.cash[name];
  if (name === 'strong')
    return [
      ['Beside the base', say`demand ${set(demand)}, price ${set(price)}, same costs`],
      ['Sales of the year', say`${sold(flow)}, base ${sold(model.cash.base)}`],
    ];
  return [
    ['Beside the base', say`demand ${set(demand)}, price ${set(price)}, cost ${set(cost)}`],
    ['Timing', 'a month late'],
    [
      'Lowest point',
      flow.lowest.month === 0
        ? 'never below zero'
        : say`${figure('lowest-cash', printCents(flow.lowest.cents))}, month ${figure('lowest-cash', String(flow.lowest.month))}`,
    ],
    ...(flow.closingCents < 0
      ? [['If the year ends so', teller.tell('by {month-3}, know which bill goes')] as const]
      : []),
  ];
}

export function comparison({ model, figure, pick }: Draft): DraftBlock[] {
  const names = ['cautious', 'base', 'strong'] as const;
  const row = (label: string, value: (flow: Draft['model']['cash']['base']) => string): Words[] => [
    label,
    ...names.map((name) => figure('scenario', value(model.cash[name]))),
  ];
  const { cautious, strong } = model.cash;
  const apart = monthApart(model.cash);
  return [
    heading('cash-compared', 'The three cases beside each other'),
    body(
      'compared-lead',
      pick('compared', [
        say`Cautious and strong lie ${figure('scenario', printCents(strong.closingCents - cautious.closingCents))} apart; the last row tells them early.`,
        say`Most of the ${figure('scenario', printCents(strong.closingCents - cautious.closingCents))} from cautious to strong is demand.`,
      ]),
    ),
    table(
      'compared-table',
      'A year in three cases, A$',
      ['Line:left:34', 'Cautious:decimal:20', 'Base:decimal:20', 'Strong:decimal:20'],
      [
        row('Sales made', ({ total }) => count(total.units)),
        row('Sold', ({ total }) => moneyCell(total.revenueCents)),
        row('Collected', ({ total }) => moneyCell(total.collectedCents)),
        row('Variable costs', ({ total }) => moneyCell(total.variableCents === 0 ? 0 : -total.variableCents)),
        row('Fixed costs', ({ total }) => moneyCell(total.fixedCents === 0 ? 0 : -total.fixedCents)),
        row('Start-up', ({ total }) => moneyCell(total.startupCents === 0 ? 0 : -total.startupCents)),
        row('Cash after twelve months', ({ closingCents }) => moneyCell(closingCents)),
        row('Lowest month end', ({ lowest }) => moneyCell(lowest.cents)),
        row(`Sales by the end of month ${apart}`, (flow) => count(salesBy(flow, apart))),
      ],
    ),
  ];
}
