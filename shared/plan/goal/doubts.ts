import type { ChosenGoal } from './choose-goal.ts';
import { type Read, textOf, whole } from './goal-parts.ts';
import type { Line } from './line.ts';
import type { Amount } from './money.ts';
import type { GoalNote } from './notes.ts';

/** More than this, in cents, is no goal; it also keeps every product a whole number. */
const largestAmount = 1e12;
export const usable = (amount: Amount): boolean =>
  (amount.currency === 'AUD' || amount.currency === 'quid') && amount.low > 0 && amount.high <= largestAmount;

/** Why an amount that was found can't be used. */
export function refusal(line: Line, amount: Amount): GoalNote | undefined {
  const asWritten = textOf(line, amount);
  if (amount.low <= 0 && amount.high <= 0) return { id: 'zero-amount' };
  if (amount.currency !== 'AUD' && amount.currency !== 'quid')
    return { id: 'foreign-currency', asWritten, currency: amount.currency };
  return amount.high > largestAmount ? { id: 'amount-too-large', asWritten } : undefined;
}

/** What in the text nothing was made of: numbers, and words in letters that are not ours. */
export function remainder({ line }: Read): string[] {
  const unread: string[] = [];
  line.tokens.forEach((token, at) => {
    const isForeign = token.kind === 'word' && !/\p{Script=Latin}/u.test(token.text);
    const isNumber = token.kind === 'number' && token.value >= 20 && line.isFree(at);
    const isDate = token.kind === 'date' && line.isFree(at);
    if (isForeign || isNumber || isDate)
      unread.push(line.text.slice(token.start, Math.min(token.end, token.start + 40)));
  });
  return unread.slice(0, 5);
}

/** A dash may be a bullet or part of a range: it is a minus right before the figure, with nothing right before it but the "$". */
const isNegative = (line: Line, { at }: Amount): boolean =>
  line.is(at - 1, 'minus', 'negative') ||
  (line.is(at - 1, '-') &&
    line.tokens[at]?.glued === true &&
    (line.tokens[at - 1]?.glued !== true || line.is(at - 2, '$')));

/** How an amount was written, where that leaves a doubt. */
export function writtenNotes(line: Line, amount: Amount): GoalNote[] {
  const asWritten = textOf(line, amount);
  const notes: GoalNote[] = [];
  if (isNegative(line, amount)) notes.push({ id: 'minus-dropped', asWritten });
  if (amount.written === 'few') notes.push({ id: 'vague-amount', asWritten });
  if (amount.written === 'figures') notes.push({ id: 'figures-word', asWritten });
  if (amount.written === 'dots') notes.push({ id: 'dot-thousands', asWritten });
  if (amount.currency === 'quid') notes.push({ id: 'slang-dollars', asWritten });
  const spelling = amount.period?.spelling;
  if (spelling) notes.push({ id: 'unit-spelling', asWritten: spelling, period: `a ${amount.period?.per}` });
  return notes;
}

/** What the chosen amount was multiplied by, told apart from the amount. */
export function timesNotes({ amount, times }: ChosenGoal): GoalNote[] {
  if (!times) return [];
  if ('hours' in times)
    return [
      { id: 'hours-times-rate', hours: times.hours, rate: whole(amount.low / Math.max(times.hours, 0.01)) },
    ];
  const { value, noun } = times.count;
  return [{ id: 'count-times-price', count: value, noun, price: whole(amount.low / value) }];
}

const vagueSums =
  /\b(hundreds|thousands|millions|heaps|plenty|a lot|lots) (of (dollars|money|cash)|every|a|per|each)\b/;

/** Without a figure: whether one was hinted at. */
export function absenceNote(line: Line): GoalNote {
  const vague = vagueSums.exec(line.words(0, line.tokens.length))?.[0];
  return vague ? { id: 'amount-hinted', asWritten: vague } : { id: 'no-amount' };
}
