import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import type { ChosenGoal } from './choose-goal.ts';
import type { FoundDeadline } from './deadline.ts';
import { type Read, whole } from './goal-parts.ts';
import type { Amount } from './money.ts';
import type { GoalNote } from './notes.ts';
import { monthly } from './per-month.ts';

/** From 12,000 dollars on, a figure without a period is a year's. */
const leastYearly = 1_200_000;

/** What a sum is wanted for at once; rent, a mortgage and a loan to be covered fall due by the month. */
const saving =
  /\b(save|saving|saved|savings|deposit|debts?|in total|total|all up|altogether|lump sum|one ?-? ?off|to buy|buy a|raise (about |around )?\$? ?#|put away|put aside|(to|emergency|my|a) fund|nest egg|pay(ing)? (\w+ ){0,2}(off|down|back)|(pay|repay|clear)[^.,;]{0,20} loan|for (a|an|my|our|the) (\w+ )?(wedding|trip|holiday|honeymoon|car|laptop|camera|renovation)|upfront|owe|credit card|hecs|retire|my first \$? ?#)( |$)/;
const making = /\b(make|earn|bring in|get together|need|find|making up|come up with)\b/;
const level =
  /\b(be (making|earning|on)|reach|reaching|hit|get to|getting to|grow|build|scale|goal|target|income of|making|earning)\b/;

export interface Monthly {
  target: Cents;
  stretch?: Cents;
  spread?: { total: Cents; months: number; stretchTotal?: Cents };
  notes: GoalNote[];
}

function perMonth(amount: Amount, value: number, daysPerWeek: number): Cents {
  const per = amount.period?.per;
  const total = whole(value * (amount.period?.times ?? 1));
  return per && per !== 'hour' && per !== 'item'
    ? cents(Math.max(1, monthly(total, per, daysPerWeek)))
    : total;
}

/** Whether a figure without a period is a sum to be had by the deadline. */
function sumKind(
  read: Read,
  amount: Amount,
  deadline: FoundDeadline | undefined,
): 'saved' | 'made' | undefined {
  const words = read.line.words(0, read.line.tokens.length);
  if (saving.test(words) && !/replace/.test(words)) return 'saved';
  if (!deadline || deadline.kind === 'passed' || deadline.notes.some(({ id }) => id === 'deadline-unread'))
    return undefined;
  if (level.test(words)) return undefined;
  if (deadline.isSpan || deadline.notes.some(({ id }) => id === 'deadline-soon')) return 'made';
  return making.test(words) &&
    amount.low < leastYearly &&
    !deadline.notes.some(({ id }) => id === 'deadline-vague')
    ? 'made'
    : undefined;
}

/** A sum over the months there are, rounded up so that it is there at the end. */
function spreadOver(amount: Amount, months: number): Monthly {
  const share = (total: Cents) => cents(Math.ceil(total / months));
  const [total, most] = [whole(amount.low), whole(amount.high)];
  const [target, stretch] = [share(total), share(most)];
  // A few cents over many months are the same cent.
  if (stretch === target) return { target, spread: { total, months }, notes: [] };
  return { target, stretch, spread: { total, months, stretchTotal: most }, notes: [] };
}

export function monthlyFigures(
  read: Read,
  goal: ChosenGoal,
  deadline: FoundDeadline | undefined,
  months: number,
): Monthly {
  const { amount } = goal;
  const notes: GoalNote[] = [];
  if (!amount.period) {
    const sum = sumKind(read, amount, deadline);
    if (sum) {
      const spread = spreadOver(amount, months);
      const note: GoalNote =
        sum === 'saved' ? { id: 'sum-is-before-tax' } : { id: 'sum-by-deadline', amount: whole(amount.low) };
      return { ...spread, notes: [note] };
    }
  }
  const isYearly = !amount.period && amount.high >= leastYearly;
  const assumed = isYearly
    ? { ...amount, period: { per: 'year' as const, next: 0, times: 1, isNear: true } }
    : amount;
  if (!amount.period)
    notes.push({
      id: isYearly ? 'period-assumed-yearly' : 'period-assumed-monthly',
      amount: whole(amount.low),
    });
  const daysPerWeek = amount.period?.everyDay ? 7 : (read.daysPerWeek ?? 5);
  if (amount.period?.per === 'day') notes.push({ id: 'working-days', daysPerWeek });
  const figures = [perMonth(assumed, assumed.low, daysPerWeek), perMonth(assumed, assumed.high, daysPerWeek)];
  const other = goal.stretch;
  if (other) figures.push(perMonth(other, other.low, daysPerWeek), perMonth(other, other.high, daysPerWeek));
  const [target, stretch] = [cents(Math.min(...figures)), cents(Math.max(...figures))];
  return stretch > target ? { target, stretch, notes } : { target, notes };
}
