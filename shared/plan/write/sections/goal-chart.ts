import type { BarChart } from '../../document/chart.ts';
import type { Block } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { axisFor } from '../axis.ts';
import type { Maybe } from '../blocks.ts';
import { monthYear, shortMonth } from '../say/dates.ts';
import { goalAmount, inPeriod, reachedWords } from '../say/goal.ts';
import { about } from '../say/money.ts';
import type { Writing } from '../writing.ts';

const mostNamed = 12;

/** What each month reaches, in the period of the goal; for a sum to save, what is together by then. */
export function reachedByMonth({ figures, reading }: Writing): number[] {
  const goal = clearGoal(reading);
  if (!goal) return [];
  return figures.byMonthCents.map((cents, index) =>
    goal.per === 'total' ? cents * (index + 1) : inPeriod(cents, goal.per),
  );
}

/** Goal against result: a bar for each month, the goal as a line across. */
export function goalChart(writing: Writing): Maybe<Block> {
  const { figures, reading } = writing;
  const { goal: test, inputs } = figures;
  const goal = clearGoal(reading);
  if (!(goal && test)) return undefined;
  const months = Array.from({ length: inputs.months }, (_, index) => monthAt(inputs.firstMonth, index));
  const tested = months.indexOf(test.month);
  const shown = reachedByMonth(writing).slice(0, Math.max(mostNamed, tested + 1));
  const every = Math.ceil(shown.length / mostNamed);
  const isTotal = goal.per === 'total';
  const chart: BarChart = {
    kind: 'bar',
    axis: axisFor(
      [...shown, goal.cents].map((cents) => cents / 100),
      '',
    ),
    bars: shown.map((cents, index) => ({
      label: index % every === 0 ? shortMonth(months[index] ?? '').slice(0, 3) : '',
      value: cents / 100,
      // The month of the goal prints the figure that the page says, which is rounded in the same way.
      printed:
        index === tested ? about(isTotal ? test.reachedCents : inPeriod(test.reachedCents, goal.per)) : '',
      ...(index === tested && { isStrong: true as const }),
    })),
    level: { at: goal.cents / 100, label: `Goal ${about(goal.cents)}` },
  };
  const last = shown.at(-1) ?? 0;
  return {
    kind: 'chart',
    id: 'goal-chart',
    isSpare: true,
    caption: captions[goal.per],
    alternative: `Your goal is ${goalAmount(goal)}. The plan brings ${reachedWords(goal, test)} in ${monthYear(test.month)} and ${about(last)} in ${monthYear(months[shown.length - 1] ?? '')}.`,
    chart,
  };
}

const captions = {
  week: 'Dollars a week, month by month',
  fortnight: 'Dollars a fortnight, month by month',
  month: 'Dollars a month',
  quarter: 'Dollars a quarter, month by month',
  year: 'Dollars a year, month by month',
  total: 'Dollars by the end of each month',
} as const;
