import { scenarios } from '../assumptions/general.ts';
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
  heading,
  join,
  lead,
  list,
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
    title: `${scenarioTitles[name]} case, month by month`,
    blocks: [
      lead(
        `cash-${name}-lead`,
        name === 'cautious'
          ? say`If buyers are slower, prices softer and costs higher, a year brings ${sales} and ends at ${end}.`
          : say`If more of those you ask say yes and pay a little more, a year brings ${sales} and ends at ${end}.`,
      ),
      cashTable(draft, `cash-${name}-table`, name),
      barsOf(draft, name),
      list(`cash-${name}-differs`, differs(draft, name)),
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

function differs({ model, figure, words }: Draft, name: 'cautious' | 'strong'): Words[] {
  const { demand, price, cost } = scenarios.v[name];
  const set = (value: number) => figure('scenario', printShare(value));
  const flow = model.cash[name];
  if (name === 'strong')
    return [
      say`Demand is ${set(demand)} of the base, price ${set(price)}; costs are the same.`,
      say`The extra hours go to delivery, so less time is left for the search. ${words.growth}`,
    ];
  const lowest =
    flow.lowest.month === 0
      ? 'It is still below zero at no month’s end.'
      : say`Its lowest point is ${figure('lowest-cash', printCents(flow.lowest.cents))}, at the end of month ${String(flow.lowest.month)}.`;
  return [
    say`Demand is ${set(demand)} of the base, price ${set(price)} and cost ${set(cost)}; everything begins a month late.`,
    lowest,
    flow.closingCents < 0
      ? 'The year ends below zero. Before month 3, agree with yourself which bill goes first.'
      : 'The year still ends above zero, so a slow start is a nuisance and not a loss.',
  ];
}

export function comparison({ model, figure, pick }: Draft): DraftBlock[] {
  const names = ['cautious', 'base', 'strong'] as const;
  const row = (label: string, value: (flow: Draft['model']['cash']['base']) => string): Words[] => [
    label,
    ...names.map((name) => figure('scenario', value(model.cash[name]))),
  ];
  const { cautious, strong } = model.cash;
  return [
    heading('cash-compared', 'The three cases beside each other'),
    body(
      'compared-lead',
      pick('compared', [
        say`Between the cautious and the strong year lie ${figure('scenario', printCents(strong.closingCents - cautious.closingCents))}. Which one you get shows in the first two months.`,
        say`The distance from cautious to strong is ${figure('scenario', printCents(strong.closingCents - cautious.closingCents))} by month 12, and most of it is demand.`,
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
      ],
    ),
    body(
      'compared-words',
      join(
        'Watch sales against the base column at the end of months 2 and 3.',
        say`At or under the cautious count by then, use the cautious page for every decision about money.`,
      ),
    ),
  ];
}
