import { cents } from '#shared/domain/tokens/money.ts';
import type { Goal, Reading } from '../reading/reading.ts';
import { taxOnYear } from '../tax/income-tax.ts';
import type { Case } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { monthAt } from './run-months.ts';

/** The same four everywhere: on the form, the screen, in the mail and in the document. */
export const verdicts = ['Comfortable', 'Tight', 'A stretch', 'Not yet'] as const;
export type Verdict = (typeof verdicts)[number];

export interface GoalTest {
  verdict: Verdict;
  /** What the goal asks of the business: a month, or in total for a sum to save. */
  wantedCents: number;
  /** What the plan brings by then: a month's average of the three months up to the date, or in total. */
  reachedCents: number;
  share: number;
  /** The month of the date, as YYYY-MM. */
  month: string;
  isSuggestedDate: boolean;
  per: 'month' | 'total';
  /** Month in which the goal is first reached, when that is in the plan. */
  reachedIn?: string;
}

const shareFor = (verdictShare: number): Verdict =>
  verdictShare >= 1.15
    ? 'Comfortable'
    : verdictShare >= 1
      ? 'Tight'
      : verdictShare >= 0.5
        ? 'A stretch'
        : 'Not yet';

/** Tax and levy on a year of the business, on top of other income. */
export const taxOnProfit = (profitCents: number, otherYearCents: number): number =>
  profitCents <= 0 ? 0 : taxOnYear(cents(otherYearCents + profitCents)) - taxOnYear(cents(otherYearCents));

const indexOf = (inputs: FigureInputs, iso: string): number => {
  for (let index = 0; index < inputs.months; index += 1)
    if (monthAt(inputs.firstMonth, index) >= iso.slice(0, 7)) return index;
  return inputs.months - 1;
};

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** What a month keeps: sales for a goal in sales, what is left for one before tax, less tax for one after. */
function keptOf(goal: Goal, base: Case, inputs: FigureInputs): number[] {
  if (goal.measure === 'sales') return base.rows.map(({ salesCents }) => salesCents);
  const left = base.rows.map(({ leftCents, startCents }) => leftCents + startCents);
  if (goal.tax !== 'after') return left;
  return left.map(
    (month) => month - Math.round(taxOnProfit(Math.max(0, month * 12), inputs.otherYearCents) / 12),
  );
}

/** Holds the goal against the base case. Without a goal there is nothing to test, and nothing is made up. */
export function testGoal(reading: Reading, base: Case, inputs: FigureInputs): GoalTest | undefined {
  const goal = reading.goal?.value;
  if (!goal) return undefined;
  const end = goal.by ?? monthAt(inputs.firstMonth, 5);
  const at = indexOf(inputs, end);
  const kept = keptOf(goal, base, inputs);
  const isTotal = goal.per === 'total';
  const reachedCents = isTotal
    ? kept.slice(0, at + 1).reduce((sum, month) => sum + month, 0)
    : average(kept.slice(Math.max(0, at - 2), at + 1));
  const wantedCents = isTotal ? goal.cents : goal.monthlyCents;
  const share = wantedCents > 0 ? reachedCents / wantedCents : 0;
  const reachedAt = isTotal
    ? kept.findIndex(
        (_, index) => kept.slice(0, index + 1).reduce((sum, month) => sum + month, 0) >= wantedCents,
      )
    : kept.findIndex((month) => month >= wantedCents);
  return {
    verdict: shareFor(share),
    wantedCents,
    reachedCents,
    share: Math.round(share * 1000) / 1000,
    month: monthAt(inputs.firstMonth, at),
    isSuggestedDate: goal.by === undefined,
    per: isTotal ? 'total' : 'month',
    ...(reachedAt >= 0 && { reachedIn: monthAt(inputs.firstMonth, reachedAt) }),
  };
}
