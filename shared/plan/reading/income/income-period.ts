import { hoursIn, type LikelySum } from '../read-amounts.ts';
import type { Period } from '../reading.ts';
import { likeliest } from '../roles/states.ts';
import type { ReadSentence } from '../text.ts';

/** How often an income is paid. */

type PaidPer = Period | 'hour' | 'day';

const names: readonly [RegExp, PaidPer][] = [
  [/^(?:hours?|hrs?|hourly|ph|p\/h|h|hora)$/, 'hour'],
  [/^(?:days?|daily|shifts?|nights?)$/, 'day'],
  [/^(?:weeks?|wks?|weekly|pw|p\/w|semana)$/, 'week'],
  [/^(?:fortni\w+|f\/?n|(?:two|2)[ -]weeks?)$/, 'fortnight'],
  [/^(?:months?|mths?|monthly|pm|p\/m)$/, 'month'],
  [/^(?:quarters?|quarterly)$/, 'quarter'],
  [/^(?:years?|yrs?|yearly|annum|annually|annual|pa|p\.?a|salary)$/, 'year'],
];
const word = String.raw`(?:hours?|hrs?|hourly|ph|p\/h|h|days?|daily|shifts?|nights?|weeks?|wks?|weekly|pw|p\/w|(?:two|2)[ -]weeks?|fortnights?|fortnit\w*|fortnightly|f\/?n|months?|mths?|monthly|quarters?|quarterly|years?|yrs?|yearly|annum|annually|annual|p\.?a)`;
const behind = new RegExp(
  String.raw`^\s*(?:dollars?|bucks|bux)?\s*(?:(?:clear|gross|net|cash|after tax|before tax|in (?:the|my) hand|take[- ]home|base|plus super)\s*,?\s*)?(?:\(\s*)?(?:an?|per|each|every|the|\/|by the|for|p)?\s*(?<per>${word})\b(?!\s*shift)`,
  'iu',
);
const before = new RegExp(
  String.raw`\b(?:(?:an?|per|each|every|in a)\s+(?<per>${word})|(?<adverb>hourly|daily|weekly|fortnightly|monthly|yearly|annual))\b[^.,;\d]{0,24}$`,
  'iu',
);

const named = (said: string | undefined): PaidPer | undefined =>
  names.find(([pattern]) => pattern.test(said?.toLowerCase() ?? ''))?.[1];

/** A wage without a period is named by the hour or by the year, by its size; what is taken home by days is by the week. */
const byDays =
  /\b(?:clear|clean|in (?:the|my) hand|take[- ]home|after tax|before tax|gross|(?:mon|tue|wed|thu|fri|sat|sun)\w*|\d days|(?:two|three|four|five|six) days)\b/i;

function bySize(text: string, cents: number, isWage: boolean): PaidPer | undefined {
  if (cents >= 2_000_000) return 'year';
  return isWage && cents >= 25_000 && cents <= 160_000 && byDays.test(text) ? 'week' : undefined;
}

export function incomePeriod(
  { text, roles }: ReadSentence,
  { from, to, cents, per }: LikelySum,
  isWage: boolean,
): PaidPer | undefined {
  const inSum = per === 'item' ? undefined : (per as PaidPer | undefined);
  const lead = before.exec(text.slice(0, from))?.groups;
  // "24 hours a week at 29.10": the week in front is of the hours.
  const isRate = isWage && cents >= 1500 && cents <= 9900;
  const found =
    inSum ??
    named(behind.exec(text.slice(to))?.groups?.per) ??
    (isRate ? 'hour' : named(lead?.per ?? lead?.adverb));
  // Hundreds of dollars by the hour are a slip, or the hours are of another sum.
  if (found === 'hour' && cents > 50_000) return undefined;
  const likely = roles && likeliest(roles.periodsOf(from, to), leastLikely);
  const said = likely && likely !== 'each' && likely !== 'once' ? likely : undefined;
  return found ?? said ?? bySize(text, cents, isWage);
}
const leastLikely = 0.6;

const daysIn =
  /(?<!(?:or|to|-|–)\s?)\b(?<count>[1-6]|one|two|three|four|five|six)\s+(?:days?|shifts?|nights?)\b(?!\s*(?:or|to|-|–|off|on))/iu;
const counts = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Hours or days of work in a week or fortnight that the same sentence names: "25 hours a week at $28.60". */
export function timesPaid(
  sentence: ReadSentence,
  per: 'hour' | 'day',
): { times: number; per: 'week' | 'fortnight' } | undefined {
  if (per === 'day') {
    const count = daysIn.exec(sentence.text)?.groups?.count?.toLowerCase();
    if (count === undefined) return undefined;
    return { times: counts.indexOf(count) + 1 || Number(count), per: 'week' };
  }
  const hours = hoursIn(sentence).find(
    ({ per: of, low }) => (of === 'week' || of === 'fortnight' || of === undefined) && low >= 3 && low <= 80,
  );
  return hours && { times: hours.low, per: hours.per === 'fortnight' ? 'fortnight' : 'week' };
}
