import type { Cents } from '#shared/domain/tokens/money.ts';
import { printDay } from './calendar.ts';

/** What a reader should know about how the goal was read: a stable id with what it is about. */
export type GoalNote =
  | { id: 'no-deadline-default-6'; date: string }
  | { id: 'period-assumed-monthly' | 'period-assumed-yearly'; amount: Cents }
  | { id: 'sum-by-deadline'; amount: Cents }
  | { id: 'sum-is-before-tax' }
  | { id: 'range'; target: Cents; stretch: Cents }
  | {
      id:
        | 'present-as-goal'
        | 'vague-amount'
        | 'amount-hinted'
        | 'figures-word'
        | 'dot-thousands'
        | 'minus-dropped'
        | 'amount-too-large'
        | 'slang-dollars'
        | 'rate-not-income';
      asWritten: string;
    }
  | { id: 'unit-spelling'; asWritten: string; period: string }
  | { id: 'working-days'; daysPerWeek: number }
  | { id: 'hours-times-rate'; hours: number; rate: Cents }
  | { id: 'count-times-price'; count: number; noun: string; price: Cents }
  | { id: 'foreign-currency'; asWritten: string; currency: string }
  | { id: 'several-amounts'; asWritten: readonly string[] }
  | { id: 'growth-from'; amount: Cents }
  | { id: 'several-deadlines'; asWritten: readonly string[] }
  | {
      id: 'deadline-passed' | 'deadline-soon' | 'deadline-range' | 'date-month-first' | 'quarter-of-calendar';
      date: string;
    }
  | { id: 'deadline-unread' | 'deadline-vague' | 'duration-as-deadline' | 'start-noted'; asWritten: string }
  | { id: 'default-income-used'; amount: Cents }
  | { id: 'income-from-background'; amount: Cents; asWritten: string }
  | { id: 'foreign-income-in-background'; asWritten: string }
  | { id: 'share-of-income'; percent: number }
  | {
      id: 'after-tax-grossed-up';
      wanted: Cents;
      target: Cents;
      otherIncome: Cents;
      otherIncomeIs: 'none' | 'stated' | 'assumed';
    }
  | { id: 'after-tax-of-revenue' }
  | { id: 'zero-amount' }
  | { id: 'no-amount' }
  | { id: 'unread-remainder'; asWritten: readonly string[] };

export type GoalNoteId = GoalNote['id'];

/** $2,000 and $866.67: cents only where there are any. */
export const printDollars = (amount: Cents): string => {
  const dollars = String(Math.floor(amount / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}${amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`}`;
};

const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(', ');

/** One note as a sentence to the person, with the sign of the page or document around it. */
export function printNote(note: GoalNote, sign: '$' | 'A$' = '$'): string {
  const money = (amount: Cents): string => `${sign}${printDollars(amount).slice(1)}`;
  switch (note.id) {
    case 'no-deadline-default-6':
      return `You named no date, so the plan tests six months from today, ${printDay(note.date)}.`;
    case 'period-assumed-monthly':
      return `You gave no week, month or year, so ${money(note.amount)} is read as a month’s money.`;
    case 'period-assumed-yearly':
      return `You gave no week, month or year, so ${money(note.amount)} is read as a year’s money.`;
    case 'sum-by-deadline':
      return `You named a sum and a time but no “a month”, so ${money(note.amount)} is read as the total.`;
    case 'sum-is-before-tax':
      return 'This is before tax: what you keep of it is less, so set the tax aside first.';
    case 'range':
      return `The plan tests the lower figure, ${money(note.target)} a month, and shows ${money(note.stretch)} as the stretch.`;
    case 'present-as-goal':
      return `“${note.asWritten}” looks like what you have now; without another figure it is the goal the plan tests.`;
    case 'vague-amount':
      return `“${note.asWritten}” can mean many figures: the smallest is used.`;
    case 'amount-hinted':
      return `There is no amount in “${note.asWritten}”: name one, like ${sign}800 a month.`;
    case 'figures-word':
      return `“${note.asWritten}” is read as the smallest figure of that length.`;
    case 'dot-thousands':
      return `The dot in “${note.asWritten}” is read as a mark between thousands.`;
    case 'minus-dropped':
      return `“${note.asWritten}” is read without the minus before it: a goal is what comes in.`;
    case 'amount-too-large':
      return `“${note.asWritten}” is more than any plan can test.`;
    case 'slang-dollars':
      return `“${note.asWritten}” is read as Australian dollars.`;
    case 'rate-not-income':
      return `“${note.asWritten}” is what one hour or one sale brings, not an income.`;
    case 'unit-spelling':
      return `“${note.asWritten}” is read as ${note.period}.`;
    case 'working-days':
      return `A day’s money is counted ${note.daysPerWeek} ${note.daysPerWeek === 1 ? 'day' : 'days'} a week.`;
    case 'hours-times-rate':
      return `This is ${note.hours} hours at ${money(note.rate)} an hour.`;
    case 'count-times-price':
      return `This is ${note.count} ${note.noun} at ${money(note.price)} each.`;
    case 'foreign-currency':
      return `“${note.asWritten}” is not in Australian dollars, and the plan converts nothing at a guessed rate: write the figure in Australian dollars.`;
    case 'several-amounts':
      return `Also named, and not used as the goal: ${quoted(note.asWritten)}.`;
    case 'growth-from':
      return `${money(note.amount)} is read as where you are now.`;
    case 'several-deadlines':
      return `Another date is named and not tested: ${quoted(note.asWritten)}.`;
    case 'deadline-passed':
      return `${printDay(note.date)} has passed, so the plan tests six months from today.`;
    case 'deadline-soon':
      return `${printDay(note.date)} is less than half a month away; the plan tests the end of its first month.`;
    case 'deadline-range':
      return `You named a range of time; the plan tests its end, ${printDay(note.date)}.`;
    case 'date-month-first':
      return `That date is read with the month first: ${printDay(note.date)}.`;
    case 'quarter-of-calendar':
      return `The quarter is read as one of the calendar year, ending ${printDay(note.date)}.`;
    case 'deadline-unread':
      return `“${note.asWritten}” is no date we can count to, so the plan tests six months from today.`;
    case 'deadline-vague':
      return `“${note.asWritten}” names no day: write a month if you have one in mind.`;
    case 'duration-as-deadline':
      return `“${note.asWritten}” is read as the time until the goal is tested.`;
    case 'start-noted':
      return `“${note.asWritten}” is read as when you begin, not as a deadline.`;
    case 'default-income-used':
      return `You gave no figure for your income, so the plan uses average full-time earnings: ${sign}2,010.00 a week (ABS, May 2025), ${money(note.amount)} a month.`;
    case 'income-from-background':
      return `The income to replace is taken from your background: “${note.asWritten}”, ${money(note.amount)} a month.`;
    case 'foreign-income-in-background':
      return `“${note.asWritten}” in your background is not in Australian dollars, so it is not used.`;
    case 'share-of-income':
      return `The goal is ${note.percent}% of that income.`;
    case 'after-tax-grossed-up':
      return `To keep ${money(note.wanted)} a month you need about ${money(note.target)} before tax, at 2026–27 resident rates and the 2% Medicare levy (2024–25 threshold), ${otherIncome(note, money)}.`;
    case 'after-tax-of-revenue':
      return 'Tax is paid on profit, not on sales, so the sales figure is tested as you wrote it.';
    case 'zero-amount':
      return 'A goal of nothing can’t be tested, so the plan shows what your hours support.';
    case 'no-amount':
      return 'You named no amount, so the plan shows what your hours support.';
    case 'unread-remainder':
      return `This could not be read: ${quoted(note.asWritten)}.`;
  }
}

const otherIncome = (
  note: { otherIncome: Cents; otherIncomeIs: 'none' | 'stated' | 'assumed' },
  money: (amount: Cents) => string,
): string =>
  note.otherIncomeIs === 'none'
    ? 'with no other income'
    : `on top of ${note.otherIncomeIs === 'stated' ? 'your' : 'an assumed'} income of ${money(note.otherIncome)} a year`;
