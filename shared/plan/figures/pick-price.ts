import { wordsOf } from '../reading/match/words.ts';
import type { PriceFact, Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { Input } from './inputs.ts';

export interface Theirs {
  cents: number;
  words: string;
  when: PriceFact['when'];
}

export interface PickedPrice {
  price: Input;
  /** What the customer charges, when the plan asks for another price. */
  theirs?: Theirs;
}

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

/** A price that the customer named for the same unit, or for the same thing. */
function theirsFor({ price, item, unit }: Business, reading: Reading): Theirs | undefined {
  const named = stems(`${item} ${unit}`);
  const near = reading.prices.filter(({ value }) => {
    const inRange = value.cents >= price.low * 100 * 0.4 && value.cents <= price.high * 100 * 2.5;
    const sameUnit = value.unit !== undefined && [...stems(value.unit)].some((stem) => stems(unit).has(stem));
    const sameThing = [...stems(value.of ?? '')].some((stem) => stem.length > 3 && named.has(stem));
    return inRange && (sameUnit || sameThing || value.unit === undefined);
  });
  const order = { now: 0, offered: 1, past: 2 } as const;
  const [best] = near.toSorted((one, other) => order[one.value.when] - order[other.value.when]);
  return best && { cents: best.value.cents, words: best.words, when: best.value.when };
}

/** What one sale of the customer's business brings today: named, or turnover by sales. */
function averageSale({ running }: Reading): Input | undefined {
  if (!running) return undefined;
  const { averageCents, monthlyCents, perMonth } = running.value;
  const cents =
    averageCents ??
    (monthlyCents !== undefined && perMonth ? Math.round(monthlyCents / perMonth) : undefined);
  return cents === undefined ? undefined : { value: cents, from: { words: running.words } };
}

/**
 * The customer's own price when it is within or above the range that others ask. Below the range the plan asks for the
 * middle and says why: a price of friends or of years ago does not pay for the work. For the customer's own idea their
 * price is the price. A price that the customer or the reviewer set comes before all.
 */
export function pickPrice(business: Business, reading: Reading): PickedPrice {
  const { price: range, priceBasis, isOwnIdea } = business;
  const { idea, price: confirmed } = reading;
  if (confirmed)
    return { price: { value: confirmed.value.cents, from: { words: '', by: confirmed.by ?? 'customer' } } };
  const average = averageSale(reading);
  if (average) return { price: average };
  if (isOwnIdea && idea?.value.priceCents !== undefined)
    return { price: { value: idea.value.priceCents, from: { words: idea.words } } };
  const ours = { value: Math.round(range.mid * 100), from: { basis: priceBasis } };
  const theirs = theirsFor(business, reading);
  if (!theirs) return { price: ours };
  if (theirs.when !== 'past' && theirs.cents >= range.low * 100)
    return { price: { value: theirs.cents, from: { words: theirs.words } } };
  return { price: ours, theirs };
}
