import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { clearGoal, type Goal, isSelling, type Reading } from '../reading/reading.ts';
import { calendarMonth, monthAt, monthsFrom } from './calendar-months.ts';
import type { Case } from './cases.ts';
import { salesForGoal } from './goal-limit.ts';
import {
  type GoalWindow,
  seasonOf,
  soFar,
  type Window,
  type WindowContext,
  windowAt,
} from './goal-window.ts';
import { taxOnProfit } from './income-tax.ts';
import type { FigureInputs } from './inputs.ts';
import { otherYearIn } from './other-income.ts';
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
  window: GoalWindow;
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
  /** Months of a year in which that much is earned: what tax and payments are worked out on. */
  earningMonths: number;
  /** Left before tax: in an average month, or in total. */
  beforeTaxCents: number;
  afterTaxCents: number;
  /** What is left after tax and the lower payment, for a customer on a payment or pension. */
  afterPaymentCents?: number;
  /** The customer counts on the payment and the goal: what the payment falls by is taken off. */
  countsPayment: boolean;
  lowerPaymentCents?: number;
  /** What the business brings in a month today, taken off because the goal comes on top of it. */
  todayCents?: number;
  /** The goal takes the place of the other income, which then adds no tax. */
  isInstead?: true;
  /** Month in which the goal is first reached, when that is in the plan. */
  reachedIn?: string;
  /** Sales a month that the goal needs, at the plan's price and costs. */
  goalUnits?: number;
  /** The plan sells as many as the customer's most allows. */
  isAtMost?: true;
}

/** The goal is reached, or the plan stops where the customer wants to stop. */
export const isReached = ({ share, isAtMost }: GoalTest): boolean => share >= 1 || isAtMost === true;

export const verdictFor = (share: number): Verdict =>
  share >= 1.15 ? 'Comfortable' : share >= 1 ? 'Tight' : share >= 0.5 ? 'A stretch' : 'Not yet';

interface Context extends WindowContext {
  rules: MoneyRules;
}

interface Reached {
  salesCents: number;
  beforeTaxCents: number;
  afterTaxCents: number;
  lessCents?: number;
  countsPayment: boolean;
  earningMonths: number;
}

function reachedIn(
  { kind, first, last }: Window,
  { base, inputs, rules, goal }: Omit<Context, 'base'> & { base: Pick<Case, 'rows'> },
): Reached {
  const rows = base.rows.slice(first, last + 1);
  const count = rows.length;
  // A season comes once a year; any other stretch of months goes on through it.
  const earningMonths = kind === 'season' ? 12 : count;
  // What is left in the table of the months, so that each figure of the goal can be found there.
  const left = sum(rows.map(({ leftCents }) => leftCents));
  // Tax and payments are worked out on a year at this pace.
  const yearCents = divide(left * 12, earningMonths);
  const other = goal?.isInstead ? 0 : otherYearIn(inputs, { first, last });
  const taxYear = taxOnProfit(yearCents, other, rules.tax);
  const lessYear = paymentEffect(inputs, yearCents, rules)?.lessYearCents;
  const by = goal?.per === 'total' ? 1 : count;
  const part = (cents: number) => divide(cents * earningMonths, 12 * by);
  const beforeTaxCents = divide(left, by);
  return {
    salesCents: divide(sum(rows.map(({ salesCents }) => salesCents)), by),
    beforeTaxCents,
    afterTaxCents: beforeTaxCents - part(taxYear),
    ...(lessYear !== undefined && { lessCents: part(lessYear) }),
    countsPayment: countsOnBoth(goal, inputs),
    earningMonths,
  };
}

const lowerPayment = ({ countsPayment, lessCents = 0 }: Reached): number => (countsPayment ? lessCents : 0);

/** People stay on these; the others end with a full wage. */
const pension = /pension|carer/;

const countsOnBoth = (goal: Goal | undefined, { payment }: FigureInputs): boolean =>
  goal !== undefined &&
  payment !== undefined &&
  goal.measure !== 'sales' &&
  !goal.isInstead &&
  (goal.isOnTop === true || pension.test(payment.id));

const isElsewhere = ({ value: { kind } }: Reading['income'][number]): boolean =>
  kind === 'wage' || kind === 'payment' || kind === 'pension';

/** The goal comes on top of what the business brings today, and not on top of a wage or a payment. */
const isOnTopOfToday = (goal: Goal, reading: Reading): boolean =>
  goal.isOnTop === true && isSelling(reading) && !reading.income.some(isElsewhere);

/** A quiet month brings less today too. */
function monthsOfSales({ season, firstMonth }: FigureInputs, { first, last }: Window): number {
  const shares = Array.from(
    { length: last - first + 1 },
    (_, index) => season[calendarMonth(monthAt(firstMonth, first + index))] ?? 1,
  );
  const average = sum(season) / 12 || 1;
  return sum(shares) / average;
}

/**
 * What the business brings today in a month, or in all months of the goal, where the goal comes on top of it. Null
 * where it is not known: then nothing can be compared.
 */
function todayOf(
  goal: Goal,
  reading: Reading,
  { inputs, rules, window }: { inputs: FigureInputs; rules: MoneyRules; window: Window },
): number | undefined | null {
  if (!isOnTopOfToday(goal, reading)) return undefined;
  const { today } = inputs;
  if (!today) return null;
  const taxYear = taxOnProfit(
    Math.max(0, today.leftCents * 12),
    goal.isInstead ? 0 : inputs.otherYearCents,
    rules.tax,
  );
  const isAfterTax = goal.tax === 'after' || goal.measure === 'saving';
  const left = isAfterTax ? today.leftCents - divide(taxYear, 12) : today.leftCents;
  const month = goal.measure === 'sales' ? today.salesCents : left;
  return goal.per === 'total' ? Math.round(month * monthsOfSales(inputs, window)) : month;
}

/** A sum to save comes out of what is left after tax. */
const measured = (goal: Goal, reached: Reached): number =>
  goal.measure === 'sales'
    ? reached.salesCents
    : (goal.tax === 'after' || goal.measure === 'saving' ? reached.afterTaxCents : reached.beforeTaxCents) -
      lowerPayment(reached);

/** The last whole month before a date: what is wanted by 1 June has to be there in May. */
const firstDays = 7;
const indexOf = (inputs: FigureInputs, iso: string): number => {
  const month = monthsFrom(inputs.firstMonth, iso.slice(0, 7));
  const whole = Number(iso.slice(8, 10)) <= firstDays ? month - 1 : month;
  return Math.max(0, Math.min(inputs.months - 1, whole));
};

/**
 * What each month reaches, measured as the goal is: in the month, or on average in the year or the season so far. For
 * a sum to save it is the average of the months so far, so that it can be compared with the sum a month. Without a
 * goal it is what is left before tax.
 */
export function reachedByMonth(
  reading: Reading,
  base: Case,
  { inputs, rules }: { inputs: FigureInputs; rules: MoneyRules },
): number[] {
  const goal = clearGoal(reading);
  const context = { base, inputs, rules, goal };
  const season = seasonOf(context);
  return base.rows.map((_, at) => {
    if (!goal) return reachedIn({ kind: 'month', first: at, last: at }, context).beforeTaxCents;
    if (season && at < season.first) return 0;
    const window = season ? { ...season, last: Math.min(at, season.last) } : soFar(windowAt(at, context), at);
    const cents =
      measured(goal, reachedIn(window, context)) - (todayOf(goal, reading, { inputs, rules, window }) ?? 0);
    return goal.per === 'total' ? divide(cents, at + 1) : cents;
  });
}

/** The same for each month alone, as a row of the table shows it. */
export function reachedAlone(
  goal: Goal,
  { rows, inputs, rules }: Pick<Case, 'rows'> & Pick<Context, 'inputs' | 'rules'>,
): number[] {
  const context = { base: { rows }, inputs, rules, goal };
  return rows.map((_, at) => measured(goal, reachedIn({ kind: 'month', first: at, last: at }, context)));
}

/** Holds the goal against the base case. Without a goal there is nothing to test, and nothing is made up. */
export function testGoal(
  reading: Reading,
  base: Case,
  { inputs, rules }: { inputs: FigureInputs; rules: MoneyRules },
): GoalTest | undefined {
  const goal = clearGoal(reading);
  if (!goal) return undefined;
  const context: Context = { base, inputs, rules, goal };
  const isTotal = goal.per === 'total';
  const lastAt = goal.per === 'year' ? 11 : 5;
  const window = goal.months
    ? seasonOf(context)
    : windowAt(indexOf(inputs, goal.by ?? `${monthAt(inputs.firstMonth, lastAt)}-28`), context);
  if (!window) return undefined;
  const reached = reachedIn(window, context);
  const today = todayOf(goal, reading, { inputs, rules, window });
  if (today === null) return undefined;
  const reachedCents = measured(goal, reached) - (today ?? 0);
  const lowerPaymentCents = lowerPayment(reached);
  const wantedCents = isTotal ? goal.cents : goal.monthlyCents;
  const share = wantedCents > 0 ? reachedCents / wantedCents : 0;
  const isAtMost =
    inputs.mostForGoal !== undefined &&
    base.rows.slice(window.first, window.last + 1).every(({ units }) => units >= (inputs.mostForGoal ?? 0));
  const firstAt =
    window.kind === 'season'
      ? -1
      : base.rows.findIndex(
          (_, at) => measured(goal, reachedIn(windowAt(at, context), context)) - (today ?? 0) >= wantedCents,
        );
  const sales =
    isTotal || goal.months || today !== undefined
      ? undefined
      : salesForGoal(goal, { ...inputs, otherYearCents: otherYearIn(inputs, window) }, rules);
  const { beforeTaxCents, afterTaxCents, lessCents, earningMonths } = reached;
  return {
    verdict: isAtMost ? 'Tight' : verdictFor(share),
    measure: goal.measure,
    tax: goal.tax,
    per: isTotal ? 'total' : 'month',
    window: window.kind,
    wantedCents,
    reachedCents,
    share: wantedCents > 0 ? divide(reachedCents * 1000, wantedCents) / 1000 : 0,
    month: monthAt(inputs.firstMonth, window.last),
    isSuggestedDate: goal.by === undefined && !goal.months,
    from: monthAt(inputs.firstMonth, window.first),
    to: monthAt(inputs.firstMonth, window.last),
    earningMonths,
    beforeTaxCents,
    afterTaxCents,
    ...(lessCents !== undefined && { afterPaymentCents: afterTaxCents - lessCents }),
    countsPayment: reached.countsPayment,
    ...(lowerPaymentCents > 0 && { lowerPaymentCents }),
    ...(today !== undefined && { todayCents: today }),
    ...(goal.isInstead && { isInstead: true }),
    ...(firstAt >= 0 && {
      reachedIn: monthAt(inputs.firstMonth, Math.max(firstAt, windowAt(firstAt, context).last)),
    }),
    ...(sales !== undefined && { goalUnits: Math.ceil(sales) }),
    ...(isAtMost && { isAtMost: true as const }),
  };
}
