import { printCents, printShare } from '../model/print-value.ts';
import type { TornadoDriver } from '../model/sensitivity.ts';
import { axisFor } from './axis.ts';
import type { Draft } from './draft.ts';
import { count, listed, moneyCell } from './print-figures.ts';
import {
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  heading,
  lead,
  note,
  say,
  table,
  type Words,
} from './write-blocks.ts';

const worse: Readonly<Record<TornadoDriver, string>> = {
  price: 'price lower',
  demand: 'demand lower',
  hours: 'hours fewer',
  cost: 'costs higher',
};
export const nameOf = (drivers: readonly TornadoDriver[]): string => {
  const text = drivers.length > 2 ? 'all four' : listed(drivers.map((driver) => worse[driver]));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** What a lender asks after the tornado: two troubles in one year, and by which month which sales pay the bills. */
export function stressPage(draft: Draft): DraftSection {
  const { model, figure } = draft;
  const { stress, sensitivity } = model;
  const base = sensitivity.baseCents;
  const losses = stress.filter(({ netCents }) => netCents < 0).length;
  return {
    id: 'stress',
    title: 'Two troubles at once, and the line to hold',
    blocks: [
      lead(
        'stress-lead',
        losses === 0
          ? say`With all four a fifth worse the year still nets ${figure('stress', printCents(stress.at(-1)?.netCents ?? 0))}.`
          : say`${figure('stress', count(losses))} of ${figure('stress', count(stress.length))} cases end the year below zero.`,
      ),
      table(
        'stress-table',
        'First-year net money, each a fifth worse, A$',
        ['Together:left:40', 'Net:decimal:20', 'Less than the base:decimal:22', 'Of the base:right:18'],
        stress.map(({ drivers, netCents }): Words[] => [
          nameOf(drivers),
          figure('stress', moneyCell(netCents)),
          figure('stress', moneyCell(base - netCents)),
          base > 0 ? figure('stress', printShare(netCents / base)) : 'none',
        ]),
      ),
      heading('line-to-hold', 'The line to hold, month by month'),
      ...lineBlocks(draft),
    ],
  };
}

function lineBlocks(draft: Draft): DraftBlock[] {
  const { model, figure } = draft;
  const { base, cautious } = model.lineToHold;
  if (base.at(-1)?.costsCents === 0)
    return [body('line-none', 'Nothing is spent but what each sale costs, so the first sale is ahead.')];
  const cell = (needed: number | null): Words =>
    figure('line-to-hold', needed === null ? 'none' : count(needed));
  const made = (sales: number): Words => figure('monthly-sales', count(sales));
  return [
    table(
      'line-table',
      'Sales that pay for all costs so far, and sales planned by then',
      [
        'End of month:left:14',
        'Costs so far, A$:decimal:22',
        'Needed:right:14',
        'Base has:right:14',
        'Cautious needs:right:18',
        'Cautious has:right:18',
      ],
      base.map((row, index): Words[] => [
        String(row.month),
        figure('line-to-hold', moneyCell(row.costsCents)),
        cell(row.needed),
        made(row.made),
        cell(cautious[index]?.needed ?? null),
        made(cautious[index]?.made ?? 0),
      ]),
    ),
    ...lineChart(draft),
    note('line-note', ruleOf(draft)),
  ];
}

function lineChart({ model }: Draft): DraftBlock[] {
  const { base, cautious } = model.lineToHold;
  const needed = base.flatMap((row) => (row.needed === null ? [] : [row.needed]));
  if (needed.length < base.length) return [];
  const last = base.at(-1);
  return [
    chart('line-chart', {
      caption: 'Sales so far against the line to hold',
      alternative: `Three lines over twelve months. At the end the base case has ${count(last?.made ?? 0)} sales, the cautious one ${count(cautious.at(-1)?.made ?? 0)}; the line stands at ${count(last?.needed ?? 0)}.`,
      from: ['line-to-hold', 'monthly-sales'],
      chart: {
        kind: 'line',
        x: { title: 'End of month', labels: base.map(({ month }) => String(month)) },
        y: axisFor('Sales', [...[...base, ...cautious].map(({ made }) => made), ...needed], (at) =>
          count(at, 1),
        ),
        series: [
          { label: 'Base', look: 'main', values: base.map(({ made }) => made) },
          { label: 'Cautious', look: 'dashed', values: cautious.map(({ made }) => made) },
          { label: 'Line to hold', look: 'quiet', values: needed },
        ],
        levels: [],
        points: [],
      },
    }),
  ];
}

/** A promise that can be kept or broken on a date, in place of "review regularly". */
function ruleOf({ model }: Draft): Words {
  const { base } = model.lineToHold;
  const first = base.find(({ needed, made }) => needed !== null && made >= needed);
  return first
    ? `Planned from month ${first.month} on; behind it two months running, buy nothing and decide again.`
    : 'The base case stays behind it all year: buy nothing that the budget does not pay.';
}
