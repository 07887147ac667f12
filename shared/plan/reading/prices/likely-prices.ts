import { amountsOf, type FoundAmount } from '../read-amounts.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import type { Listed } from './list-prices.ts';
import { isKind, unitOf } from './price-unit.ts';

/** Below this the words around a number say that it is none of the customer's prices. */
const leastLikely = 0.35;
/** In a sentence with a price, or in the shape of a pack, so much is enough. */
export const leastInList = 0.2;
const leastCents = 20;
const mostCents = 2_000_000;

export const mayBePrice = (
  { roles }: ReadSentence,
  { from, to }: { from: number; to: number },
  least = leastLikely,
): boolean => roles?.numbersOf(least, 'price').some((one) => one.from < to && one.to > from) ?? false;

const sum = /^[$£€]?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d{1,2})?(?<thousand>k)?$/iu;
const toHigher = /^\s*(?:-|–|to|or)\s*[$£€]?$/iu;
/** "600 bars a month at $1.60": the period belongs to the number of bars. */
const isCounted = (before: string): boolean =>
  /\b(?:a|per|each|every) (?:week|fortnight|month|year) (?:at|for)\s*$/i.test(before);

function centsOf(words: string): number | undefined {
  const { digits, decimals = '', thousand } = sum.exec(words.trim())?.groups ?? {};
  if (digits === undefined) return undefined;
  return Math.round(Number(`${digits.replaceAll(',', '')}${decimals}`) * 100) * (thousand ? 1000 : 1);
}

/** The unit of a sum, where it names a period or a thing: "$45 a room", "$60 an hour". */
function unitAt({ text }: ReadSentence, to: number, amount: FoundAmount | undefined): string | undefined {
  const { item, per, before = '' } = amount ?? {};
  const isPeriod = per === 'hour' || per === 'day' || per === 'week' || per === 'month';
  const behind =
    unitOf(text.slice(to)) ??
    unitOf(text.slice(Math.max(0, to - (item?.length ?? 0) - 4)).replace(/^\W*(?=an?\b|per\b)/i, ''));
  if (item !== undefined && behind?.startsWith(`${item} `)) return behind;
  if (item !== undefined && !isKind(item)) return item;
  return isPeriod && !isCounted(before) ? per : unitOf(text.slice(to));
}

/** Numbers that are the customer's prices by the words around them, in the order of the sentence. */
export function likelyPrices(
  sentence: ReadSentence,
  taken: readonly { from: number; to: number }[],
): Listed[] {
  const { text } = sentence;
  const found: Listed[] = [];
  const isList = (sentence.roles?.numbersOf(leastLikely, 'price') ?? []).length > 0;
  for (const number of (isList && sentence.roles?.numbersOf(leastInList, 'price')) || []) {
    const amount = amountsOf(sentence).find(({ from, to }) => from < number.to && to > number.from);
    const from = amount?.from ?? number.from;
    const to = Math.max(amount?.to ?? 0, number.to);
    const cents = amount?.cents ?? centsOf(text.slice(number.from, number.to));
    const last = found.at(-1);
    const isTaken = [...taken, ...found].some((one) => one.from < number.to && one.to > number.from);
    if (cents === undefined || isTaken) continue;
    if (cents < leastCents || cents > mostCents) continue;
    if (last && toHigher.test(text.slice(last.to, number.from)) && cents > last.cents) {
      last.highCents = cents;
      last.to = to;
      continue;
    }
    const unit = unitAt(sentence, to, amount);
    found.push({
      cents,
      ...(amount && amount.high > cents && { highCents: amount.high }),
      ...(unit && { unit }),
      clause: clauseAround(sentence, from),
      from,
      to,
    });
  }
  return found;
}
