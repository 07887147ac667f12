import type { BarChart } from '../../document/chart.ts';
import type { Block } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { type GoalTest, reachedAlone } from '../../figures/goal-test.ts';
import { clearGoal, type Goal } from '../../reading/reading.ts';
import { axisFor } from '../axis.ts';
import type { Maybe } from '../blocks.ts';
import { monthYear, shortMonth } from '../say/dates.ts';
import { goalAmount, inPeriod, reachedInYear, testedWhen } from '../say/goal.ts';
import { about } from '../say/money.ts';
import type { Writing } from '../writing.ts';

const mostNamed = 12;

/** The months of a year have a part of its goal each. */
const shownPer = ({ per }: Goal): Goal['per'] => (per === 'year' ? 'month' : per);

/** What each month reaches, in the period of the goal; for a sum to save, what is together by then. */
export function reachedByMonth({ figures, reading, rules }: Writing): number[] {
  const goal = clearGoal(reading);
  const { goal: test, inputs, byMonthCents, cases } = figures;
  if (!goal) return [];
  if (goal.per === 'total') return byMonthCents.map((cents, index) => cents * (index + 1));
  // A bar is what the table has for its month, and the average of several is in words.
  const isAlone = test !== undefined && isOfMonths(test) && test.todayCents === undefined;
  const months = isAlone ? reachedAlone(goal, { rows: cases[0]?.rows ?? [], inputs, rules }) : byMonthCents;
  return months.map((cents) => inPeriod(cents, shownPer(goal)));
}

const isOfMonths = ({ window }: GoalTest): boolean =>
  window === 'month' || window === 'usual' || window === 'quarter';

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
  const wanted = goal.per === 'year' ? goal.monthlyCents : goal.cents;
  const chart: BarChart = {
    kind: 'bar',
    axis: axisFor(
      [...shown, wanted].map((cents) => cents / 100),
      '',
    ),
    bars: shown.map((cents, index) => ({
      label: index % every === 0 ? shortMonth(months[index] ?? '').slice(0, 3) : '',
      value: cents / 100,
      // The month of the goal prints the figure that the page says, which is rounded in the same way.
      printed:
        index === tested && test.window !== 'usual' && test.window !== 'quarter'
          ? about(test.per === 'total' ? test.reachedCents : inPeriod(test.reachedCents, shownPer(goal)))
          : '',
      ...(index === tested && { isStrong: true as const }),
    })),
    level: { at: wanted / 100, label: `Goal ${about(wanted)}` },
  };
  const last = shown.at(-1) ?? 0;
  return {
    kind: 'chart',
    id: 'goal-chart',
    isSpare: true,
    caption: goal.per === 'total' ? captions.total : (averages[test.window] ?? captions[goal.per]),
    alternative: `Your goal is ${goalAmount(goal)}. The plan brings in ${reachedInYear(goal, test)} ${testedWhen(test, inputs.firstMonth)}${tested === shown.length - 1 ? '' : `, and ${about(last)} in ${monthYear(months[shown.length - 1] ?? '')}`}.`,
    chart,
  };
}

const averages: Partial<Record<GoalTest['window'], string>> = {
  year: 'Dollars in an average month, for the year so far',
  season: 'Dollars in the season so far, on average',
};

const captions = {
  week: 'Dollars a week, month by month',
  fortnight: 'Dollars a fortnight, month by month',
  month: 'Dollars a month',
  quarter: 'Dollars a quarter, month by month',
  year: 'Dollars a year',
  total: 'Dollars by the end of each month',
} as const;
