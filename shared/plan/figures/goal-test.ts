import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { clearGoal, type Goal, type Reading } from '../reading/reading.ts';
import { monthAt } from './calendar-months.ts';
import type { Case } from './cases.ts';
import { profitFor, taxOnProfit } from './income-tax.ts';
import type { FigureInputs } from './inputs.ts';
import { paymentEffect } from './payment-effect.ts';
import { divide, sum } from './round.ts';

/** The same four everywhere: on the form, the screen, in the mail and in the document. */
export const verdicts = ['Comfortable', 'Tight', 'A stretch', 'Not yet'] as const;
export type Verdict = (typeof verdicts)[number];

export interface GoalTest {
  verdict: Verdict;
  measure: Goal['measure'];
  tax: Goal['tax'];
  per: 'month' | 'total';
  /** What the goal asks of the business: a month, or in total for a sum to save. */
  wantedCents: number;
  /** What the plan brings by then, measured as the goal is: sales, before tax or after tax. */
  reachedCents: number;
  share: number;
  /** The month of the date, as YYYY-MM. */
  month: string;
  isSuggestedDate: boolean;
  /** First and last month that the figure is an average of, or a sum of. */
  from: string;
  to: string;
  /** Left before tax: in an average month, or in total. */
  beforeTaxCents: number;
  afterTaxCents: number;
  /** What is left after tax and the lower payment, for a customer on a payment or pension. */
  afterPaymentCents?: number;
  /** Month in which the goal is first reached, when that is in the plan. */
  reachedIn?: string;
  /** Sales a month that the goal needs, at the plan's price and costs. */
  goalUnits?: number;
}

export const verdictFor = (share: number): Verdict =>
  share >= 1.15 ? 'Comfortable' : share >= 1 ? 'Tight' : share >= 0.5 ? 'A stretch' : 'Not yet';

interface Reached {
  first: number;
  last: number;
  salesCents: number;
  beforeTaxCents: number;
  afterTaxCents: number;
  afterPaymentCents?: number;
}

/** A month is an average of the months around it, so that one lump of work decides nothing. */
export const windowAt = (at: number, months: number): [first: number, last: number] => [
  Math.max(0, at - 1),
  Math.min(months - 1, at + 1),
];

function reachedAt(
  at: number,
  { base, inputs, rules, isTotal }: { base: Case; inputs: FigureInputs; rules: MoneyRules; isTotal: boolean },
): Reached {
  const [first, last] = isTotal ? [0, at] : windowAt(at, inputs.months);
  const rows = base.rows.slice(first, last + 1);
  const count = rows.length;
  // What is left in the table of the months, so that each figure of the goal can be found there.
  const left = sum(rows.map(({ leftCents }) => leftCents));
  // Tax and payments are worked out on a year at this pace.
  const yearCents = divide(left * 12, count);
  const taxYear = taxOnProfit(yearCents, inputs.otherYearCents, rules.tax);
  const lessYear = paymentEffect(inputs, yearCents, rules)?.lessYearCents;
  const by = isTotal ? 1 : count;
  const months = isTotal ? count : 1;
  const beforeTaxCents = divide(left, by);
  const afterTaxCents = beforeTaxCents - divide(taxYear * months, 12);
  return {
    first,
    last,
    salesCents: divide(sum(rows.map(({ salesCents }) => salesCents)), by),
    beforeTaxCents,
    afterTaxCents,
    ...(lessYear !== undefined && { afterPaymentCents: afterTaxCents - divide(lessYear * months, 12) }),
  };
}

/** A sum to save comes out of what is left after tax. */
const measured = (goal: Goal, reached: Reached): number =>
  goal.measure === 'sales'
    ? reached.salesCents
    : goal.tax === 'after' || goal.measure === 'saving'
      ? reached.afterTaxCents
      : reached.beforeTaxCents;

const indexOf = (inputs: FigureInputs, iso: string): number => {
  for (let index = 0; index < inputs.months; index += 1)
    if (monthAt(inputs.firstMonth, index) >= iso.slice(0, 7)) return index;
  return inputs.months - 1;
};

function unitsFor(goal: Goal, inputs: FigureInputs, rules: MoneyRules): number | undefined {
  const price = inputs.priceCents.value;
  const left = price - inputs.costCents.value;
  if (price <= 0 || left <= 0) return undefined;
  if (goal.measure === 'sales') return Math.ceil(goal.monthlyCents / price);
  const wanted =
    goal.tax === 'after'
      ? divide(profitFor(goal.monthlyCents * 12, inputs.otherYearCents, rules.tax), 12)
      : goal.monthlyCents;
  return Math.ceil((wanted + sum(inputs.monthly.map(({ cents }) => cents))) / left);
}

/**
 * What each month reaches, measured as the goal is. For a sum to save it is the average of the months so far, so that
 * it can be compared with the sum a month. Without a goal it is what is left before tax.
 */
export function reachedByMonth(
  reading: Reading,
  base: Case,
  { inputs, rules }: { inputs: FigureInputs; rules: MoneyRules },
): number[] {
  const goal = clearGoal(reading);
  const isTotal = goal?.per === 'total';
  return base.rows.map((_, at) => {
    const reached = reachedAt(at, { base, inputs, rules, isTotal });
    const cents = goal ? measured(goal, reached) : reached.beforeTaxCents;
    return isTotal ? divide(cents, at + 1) : cents;
  });
}

/** Holds the goal against the base case. Without a goal there is nothing to test, and nothing is made up. */
export function testGoal(
  reading: Reading,
  base: Case,
  { inputs, rules }: { inputs: FigureInputs; rules: MoneyRules },
): GoalTest | undefined {
  const goal = clearGoal(reading);
  if (!goal) return undefined;
  const isTotal = goal.per === 'total';
  const context = { base, inputs, rules, isTotal };
  const at = indexOf(inputs, goal.by ?? monthAt(inputs.firstMonth, 5));
  const reached = reachedAt(at, context);
  const reachedCents = measured(goal, reached);
  const wantedCents = isTotal ? goal.cents : goal.monthlyCents;
  const share = wantedCents > 0 ? reachedCents / wantedCents : 0;
  const firstAt = base.rows.findIndex((_, index) => measured(goal, reachedAt(index, context)) >= wantedCents);
  const goalUnits = isTotal ? undefined : unitsFor(goal, inputs, rules);
  return {
    verdict: verdictFor(share),
    measure: goal.measure,
    tax: goal.tax,
    per: isTotal ? 'total' : 'month',
    wantedCents,
    reachedCents,
    share: wantedCents > 0 ? divide(reachedCents * 1000, wantedCents) / 1000 : 0,
    month: monthAt(inputs.firstMonth, at),
    isSuggestedDate: goal.by === undefined,
    from: monthAt(inputs.firstMonth, reached.first),
    to: monthAt(inputs.firstMonth, reached.last),
    beforeTaxCents: reached.beforeTaxCents,
    afterTaxCents: reached.afterTaxCents,
    ...(reached.afterPaymentCents !== undefined && { afterPaymentCents: reached.afterPaymentCents }),
    ...(firstAt >= 0 && { reachedIn: monthAt(inputs.firstMonth, firstAt) }),
    ...(goalUnits !== undefined && { goalUnits }),
  };
}
