import { verdictWords } from '#shared/domain/runs/plan-brief.ts';
import { monthName } from '../../figures/calendar-months.ts';
import type { GoalTest, Verdict } from '../../figures/goal-test.ts';
import type { Goal } from '../../reading/reading.ts';
import type { Maybe } from '../blocks.ts';
import { fullDate, monthYear } from './dates.ts';
import { about, dollars } from './money.ts';

/** A month's amount in the period that the customer used. */
export function inPeriod(monthCents: number, per: Goal['per']): number {
  switch (per) {
    case 'week':
      return (monthCents * 12) / 52;
    case 'fortnight':
      return (monthCents * 12) / 26;
    case 'quarter':
      return monthCents * 3;
    case 'year':
      return monthCents * 12;
    default:
      return monthCents;
  }
}

const taxWords = ({ tax, measure }: Goal): string =>
  measure === 'sales'
    ? ' in sales'
    : tax === 'after'
      ? ' after tax'
      : measure === 'saving'
        ? ''
        : ' before tax';

/** "$1,400 a week after tax" */
export const goalAmount = (goal: Goal): string =>
  goal.per === 'total'
    ? `${dollars(goal.cents)} in total`
    : `${dollars(goal.cents)} a ${goal.per}${taxWords(goal)}`;

/** The year once, where both months are in it. */
const fromTo = (from: string, to: string): string =>
  `${from.slice(0, 4) === to.slice(0, 4) ? monthName(from) : monthYear(from)} to ${monthYear(to)}`;

/** "$1,400 a week after tax by 28 March 2027" */
export const goalWords = (goal: Goal): string =>
  goal.months
    ? `${goalAmount(goal)} from ${fromTo(goal.months.from, goal.months.to)}`
    : `${goal.isMost ? 'at most ' : ''}${goalAmount(goal)}${goal.by ? ` by ${fullDate(goal.by)}` : ''}`;

/** What the plan reaches, in the goal's own words: "about $1,270 a week after tax". */
export function reachedWords(goal: Goal, test: GoalTest): string {
  if (test.per === 'total') return `about ${about(test.reachedCents)} in total`;
  const reached = inPeriod(test.reachedCents, goal.per);
  return `about ${about(reached)} a ${goal.per === 'total' ? 'month' : goal.per}${taxWords(goal)}`;
}

/** The same next to "in the first year", which says the period already. */
export const reachedInYear = (goal: Goal, test: GoalTest): string =>
  test.window === 'year' && goal.per === 'year'
    ? reachedWords(goal, test).replace(' a year', '')
    : reachedWords(goal, test);

/** When the goal is tested, after the figure: "in July 2027", "in the first year", "from June to August 2027". */
export function testedWhen({ window, from, to }: GoalTest, firstMonth: string): string {
  switch (window) {
    case 'year':
      return from === firstMonth ? 'in the first year' : `in the year to ${monthYear(to)}`;
    case 'season':
      return from === to ? `in ${monthYear(to)}` : `from ${fromTo(from, to)}`;
    case 'usual':
    case 'quarter':
      return from === to ? `in ${monthYear(to)}` : `on average from ${fromTo(from, to)}`;
    case 'until':
      return `by ${monthYear(to)}`;
    case 'month':
      return `in ${monthYear(to)}`;
  }
}

/** What the payment falls by is off the figure already. */
export function lowerPaymentWords(
  goal: Goal,
  { lowerPaymentCents, per }: GoalTest,
  payment: { name: string } | undefined,
): Maybe<string> {
  if (!payment || lowerPaymentCents === undefined) return undefined;
  const less =
    per === 'total'
      ? about(lowerPaymentCents)
      : `${about(inPeriod(lowerPaymentCents, goal.per))} a ${goal.per}`;
  return `Your ${payment.name} falls by about ${less}. We took that off first.`;
}

export function gapWords(goal: Goal, test: GoalTest): string {
  const gap = Math.max(0, test.wantedCents - test.reachedCents);
  if (test.per === 'total') return about(gap);
  if (test.window === 'year' && goal.per === 'year') return about(inPeriod(gap, goal.per));
  return `${about(inPeriod(gap, goal.per))} a ${goal.per === 'total' ? 'month' : goal.per}`;
}

/** What the four verdicts mean. */
export const verdictMeaning: Readonly<Record<Verdict, string>> = {
  Comfortable: verdictWords.comfortable.means,
  Tight: verdictWords.tight.means,
  'A stretch': verdictWords.stretch.means,
  'Not yet': verdictWords['not-supported'].means,
};
export const verdictTone = {
  Comfortable: 'good',
  Tight: 'good',
  'A stretch': 'warning',
  'Not yet': 'bad',
} as const;
