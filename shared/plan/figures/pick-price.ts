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

const isAmongFriends = (words: string): boolean =>
  /\b(?:mates?|friends?|family|cousins?|favours?)\b/i.test(words);

/** A price that the customer named for the same unit, or for the same thing. */
function theirsFor({ price, item, unit }: Business, reading: Reading): Theirs | undefined {
  const named = stems(`${item} ${unit}`);
  const near = reading.prices.flatMap((fact) => {
    const { cents, unit: theirUnit, of } = fact.value;
    const isUnit = theirUnit !== undefined && [...stems(theirUnit)].some((stem) => stems(unit).has(stem));
    const isThing = [...stems(of ?? '')].some((stem) => stem.length > 3 && named.has(stem));
    // The same thing by another price is still their price; of another thing only a like one is.
    const [least, most] = isUnit || isThing ? [0.25, 4] : [0.5, 1.4];
    const inRange = cents >= price.low * 100 * least && cents <= price.high * 100 * most;
    const isOther = theirUnit !== undefined && !isUnit && !isThing;
    return inRange && !isOther ? [{ fact, rank: isUnit ? 0 : 1 }] : [];
  });
  const order = { now: 0, planned: 1, offered: 2, past: 3 } as const;
  const [best] = near.toSorted(
    (one, other) => order[one.fact.value.when] - order[other.fact.value.when] || one.rank - other.rank,
  );
  return best && { cents: best.fact.value.cents, words: best.fact.words, when: best.fact.value.when };
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
 * What the customer charges or what buyers named leads over what others ask. Only a price of friends or of years ago
 * that is below the range does not: it does not pay for the work, and the plan says so. For the customer's own idea
 * their price is the price. A price that the customer or the reviewer set comes before all.
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
  const isLow = theirs.cents < range.low * 100;
  if (theirs.when === 'past' || (isLow && isAmongFriends(theirs.words))) return { price: ours, theirs };
  return { price: { value: theirs.cents, from: { words: theirs.words } } };
}
