import { scenarioNames } from '../assumptions/general.ts';
import { printCents } from '../model/print-value.ts';
import { dollarAxis } from './axis.ts';
import type { Draft } from './draft.ts';
import { chart, type DraftBlock } from './write-blocks.ts';

export const scenarioTitles = { cautious: 'Cautious', base: 'Base', strong: 'Strong' } as const;
const looks = { cautious: 'dashed', base: 'main', strong: 'quiet' } as const;

/** Cash at each month's end in three scenarios, with the lowest point of the base case named. */
export function cashChart({ model }: Draft, id: string): DraftBlock {
  const closing = scenarioNames.map((name) => model.cash[name].months.map((month) => month.closingCents));
  const { lowest } = model.cash.base;
  const end = (name: (typeof scenarioNames)[number]): string => printCents(model.cash[name].closingCents);
  return chart(id, {
    caption: 'Cash at the end of each month, three scenarios',
    alternative: `Three lines over twelve months. At the end of month 12 the base line stands at ${end('base')}, the cautious one at ${end('cautious')} and the strong one at ${end('strong')}. The lowest point of the base line is ${printCents(lowest.cents)}.`,
    from: ['cash', 'scenario', 'lowest-cash'],
    chart: {
      kind: 'line',
      x: { title: 'Month of the plan', labels: model.cash.base.months.map(({ month }) => String(month)) },
      y: dollarAxis('A$', closing.flat()),
      series: scenarioNames.map((name) => ({
        label: scenarioTitles[name],
        look: looks[name],
        values: model.cash[name].months.map(({ closingCents }) => closingCents / 100),
      })),
      levels: [],
      points:
        lowest.month === 0
          ? []
          : [{ series: 1, index: lowest.month - 1, label: `Lowest: ${printCents(lowest.cents)}` }],
    },
  });
}
