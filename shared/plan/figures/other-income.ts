import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import { type Income, overlaps, type Reading } from '../reading/reading.ts';
import { monthsFrom } from './calendar-months.ts';
import { profitFor } from './income-tax.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { paymentOf } from './payment-effect.ts';
import { cents, divide, sum } from './round.ts';

const judged = (reason: string) => ({ basis: { judged: reason } });

/** The part of the first twelve months in which an income is still paid. */
const shareOfYear = ({ until }: Income, firstMonth: string): number =>
  until === undefined ? 12 : Math.max(0, Math.min(12, monthsFrom(firstMonth, until) + 1));

/** Before tax. A wage that was named after tax is the least that leaves so much. One that ends counts until then. */
export function grossYear(income: Income, rules: MoneyRules, firstMonth: string): number {
  const { kind, tax, yearCents = 0 } = income;
  const whole =
    tax === 'after' && kind === 'wage' && yearCents > 0 ? profitFor(yearCents, 0, rules.tax) : yearCents;
  return divide(whole * shareOfYear(income, firstMonth), 12);
}

/** The wage that ends within the plan. Months after it have no wage, in tax too. */
export function wageThatEnds(
  { income }: Reading,
  rules: MoneyRules,
  firstMonth: string,
): FigureInputs['wageEnds'] {
  const wage = income.find(
    ({ value: { kind, until, yearCents } }) => kind === 'wage' && until && yearCents,
  )?.value;
  if (wage?.until === undefined) return undefined;
  const { until, ...lasting } = wage;
  const months = Math.max(0, monthsFrom(firstMonth, until) + 1);
  return { yearCents: grossYear(lasting, rules, firstMonth), months };
}

/** Other taxable income of a year at the pace of some months of the plan. */
export function otherYearIn(
  { otherYearCents, wageEnds }: Pick<FigureInputs, 'otherYearCents' | 'wageEnds'>,
  { first, last }: { first: number; last: number },
): number {
  if (!wageEnds) return otherYearCents;
  const { yearCents, months } = wageEnds;
  const paid = Math.max(0, Math.min(last + 1, months) - first);
  return (
    otherYearCents - divide(yearCents * Math.min(12, months), 12) + divide(yearCents * paid, last - first + 1)
  );
}

/** The business that the plan is about is no other income. */
const isElsewhere = ({ kind }: Pick<Income, 'kind'>, { running }: Reading): boolean =>
  kind === 'wage' || (kind === 'business' && !running);

/** No file says of income that the customer keeps to themselves how much it is, or that there is any. */
export const isOtherHeldBack = ({ income, private: notes }: Reading): boolean =>
  income.some(({ at }) => notes.some((note) => overlaps(note.at, at)));

/** Wage and other business income of a year, which an income test counts. */
export const earnedElsewhere = (reading: Reading, rules: MoneyRules, firstMonth: string): number =>
  sum(
    reading.income
      .filter(({ value }) => isElsewhere(value, reading))
      .map(({ value }) => grossYear(value, rules, firstMonth)),
  );

/** Other taxable income of a year. What was named without an amount gets a careful figure, so that too little tax is never put aside. */
export function otherIncome(reading: Reading, rules: MoneyRules, firstMonth: string): Input {
  const { unnamed, payments } = rules;
  const rule = payments.find(({ id }) => id === paymentOf(reading, rules)?.id);
  const named = reading.income.filter(
    ({ value: { kind } }) =>
      isElsewhere({ kind }, reading) ||
      ((kind === 'payment' || kind === 'pension') && rule?.taxFree === undefined),
  );
  const known = named.filter(({ value }) => value.yearCents !== undefined);
  const amount = sum(known.map(({ value }) => grossYear(value, rules, firstMonth)));
  const kinds = new Set(known.map(({ value }) => value.kind));
  const hasWage = named.some(({ value }) => value.kind === 'wage');
  if (hasWage && !kinds.has('wage'))
    return {
      value: amount + cents(unnamed.wageYear),
      from: judged(
        'You have a job but didn’t say what it pays. For tax only, we used the full-time minimum wage.',
      ),
    };
  const isPaid =
    rule !== undefined && rule.taxFree === undefined && !kinds.has('payment') && !kinds.has('pension');
  if (isPaid && !hasWage)
    return {
      value: amount + cents(unnamed.paymentYear),
      from: judged('You gave no amount for your payment. We assumed it uses up your tax-free income.'),
    };
  const [first] = known;
  if (first) return { value: amount, from: { words: first.words } };
  return { value: 0, from: judged('You mentioned no other income.') };
}
