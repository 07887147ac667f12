import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import type { ChosenGoal } from './choose-goal.ts';
import type { FoundDeadline } from './deadline.ts';
import { type Read, whole } from './goal-parts.ts';
import type { Amount } from './money.ts';
import { monthly } from './per-month.ts';

/** From 12,000 dollars on, a figure without a period is a year's. */
const leastYearly = 1_200_000;

/** Purposes for which a sum is wanted straight away; rent, a mortgage and a loan to be covered fall due by the month. */
const saving =
  /\b(save|saving|saved|savings|deposit|debts?|in total|total|all up|altogether|lump sum|one ?-? ?off|to buy|buy a|raise (about |around )?\$? ?#|put away|put aside|(to|emergency|my|a) fund|nest egg|pay(ing)? (\w+ ){0,2}(off|down|back)|(pay|repay|clear)[^.,;]{0,20} loan|for (a|an|my|our|the) (\w+ )?(wedding|trip|holiday|honeymoon|car|laptop|camera|renovation)|upfront|owe|credit card|hecs|retire|my first \$? ?#)( |$)/;
const making = /\b(make|earn|bring in|get together|need|find|making up|come up with)\b/;
const level =
  /\b(be (making|earning|on)|reach|reaching|hit|get to|getting to|grow|build|scale|goal|target|income of|making|earning)\b/;

/** A goal by the month, in cents. */
export interface Monthly {
  target: Cents;
  stretch?: Cents;
  /** A sum to have by a day; the target is its share of a month, rounded up. */
  spread?: { total: Cents; months: number };
  /** No period was written, and the size of the figure decided. */
  assumed?: 'month' | 'year';
}

function perMonth(amount: Amount, value: number, daysPerWeek: number): Cents {
  const per = amount.period?.per;
  const total = whole(value * (amount.period?.times ?? 1));
  return per && per !== 'hour' && per !== 'item'
    ? cents(Math.max(1, monthly(total, per, daysPerWeek)))
    : total;
}

/** A figure without a period may be a sum to have by the deadline. */
function isSum(read: Read, amount: Amount, deadline: FoundDeadline | undefined): boolean {
  const words = read.line.words(0, read.line.tokens.length);
  if (saving.test(words) && !/replace/.test(words)) return true;
  if (!deadline || deadline.doubts.some((doubt) => doubt === 'passed' || doubt === 'unread')) return false;
  if (level.test(words)) return false;
  if (deadline.isSpan || deadline.doubts.includes('soon')) return true;
  // "2k by Christmas": neither a level to reach nor a word about earning.
  if (deadline.kind !== 'default' && !making.test(words) && amount.low < leastYearly) return true;
  return making.test(words) && amount.low < leastYearly && !deadline.doubts.includes('vague');
}

/** A sum over the months there are, rounded up so that it is there at the end. */
export function spreadOver(amount: Amount, months: number): Monthly {
  const share = (total: Cents) => cents(Math.ceil(total / months));
  const [total, most] = [whole(amount.low), whole(amount.high)];
  const [target, stretch] = [share(total), share(most)];
  return { target, ...(stretch > target && { stretch }), spread: { total, months } };
}

export function monthlyFigures(
  read: Read,
  goal: ChosenGoal,
  { deadline, months }: { deadline: FoundDeadline | undefined; months: number },
): Monthly {
  const { amount } = goal;
  if (!amount.period && isSum(read, amount, deadline)) return spreadOver(amount, months);
  const isYearly = !amount.period && amount.high >= leastYearly;
  const assumed = isYearly
    ? { ...amount, period: { per: 'year' as const, next: 0, times: 1, isNear: true } }
    : amount;
  const daysPerWeek = amount.period?.everyDay ? 7 : (read.daysPerWeek ?? 5);
  const figures = [perMonth(assumed, assumed.low, daysPerWeek), perMonth(assumed, assumed.high, daysPerWeek)];
  const other = goal.stretch;
  if (other) figures.push(perMonth(other, other.low, daysPerWeek), perMonth(other, other.high, daysPerWeek));
  const [target, stretch] = [cents(Math.min(...figures)), cents(Math.max(...figures))];
  return {
    target,
    ...(stretch > target && { stretch }),
    ...(!amount.period && { assumed: isYearly ? ('year' as const) : ('month' as const) }),
  };
}
