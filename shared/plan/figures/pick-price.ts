import type { Offer } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { PriceFact, Reading } from '../reading/reading.ts';
import type { Input } from './inputs.ts';

export interface PickedPrice {
  price: Input;
  /** What the customer charges, when the plan asks for another price. */
  theirs?: { cents: number; words: string; when: PriceFact['when'] };
}

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** A price that the customer named for the same unit, or for the same thing. */
function theirsFor(
  offer: Offer,
  reading: Reading,
): { cents: number; words: string; when: PriceFact['when'] } | undefined {
  const [item] = offer.items;
  if (!item) return undefined;
  const named = stems(`${item.name} ${item.unit}`);
  const near = reading.prices.filter(({ value }) => {
    const inRange = value.cents >= item.price.low * 100 * 0.4 && value.cents <= item.price.high * 100 * 2.5;
    const sameUnit =
      value.unit !== undefined && [...stems(value.unit)].some((stem) => stems(item.unit).has(stem));
    const sameThing = [...stems(value.of ?? '')].some((stem) => stem.length > 3 && named.has(stem));
    return inRange && (sameUnit || sameThing || value.unit === undefined);
  });
  const order = { now: 0, offered: 1, past: 2 } as const;
  const [best] = near.toSorted((one, other) => order[one.value.when] - order[other.value.when]);
  return best && { cents: best.value.cents, words: best.words, when: best.value.when };
}

/**
 * The customer's own price when it is within or above the range that others ask. Below the range the plan asks for the
 * low end or more and says why: a price of friends or of years ago does not pay for the work.
 */
export function pickPrice(offer: Offer, reading: Reading): PickedPrice {
  const [item] = offer.items;
  if (!item) return { price: { value: 0, from: { basis: { judged: 'The offer has no price.' } } } };
  const ours = { value: Math.round(item.price.mid * 100), from: { basis: item.basis } };
  const theirs = theirsFor(offer, reading);
  if (!theirs) return { price: ours };
  if (theirs.when !== 'past' && theirs.cents >= item.price.low * 100)
    return { price: { value: theirs.cents, from: { words: theirs.words } } };
  return { price: ours, theirs };
}
