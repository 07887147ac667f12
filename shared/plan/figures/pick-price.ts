import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { Input } from './inputs.ts';
import { isPack, lineName } from './mix/price-lines.ts';
import { mainPrice, ownPriceBasis } from './own-item.ts';

export interface Theirs {
  /** Of one sale of the plan. */
  cents: number;
  words: string;
  when: PriceFact['when'];
  /** As they wrote it: "$70 an hour". */
  said: Pick<PriceFact, 'cents' | 'highCents' | 'unit'>;
  /** Hours of one sale, where a price by the hour makes the price of a visit. */
  hours?: number;
}

export interface PickedPrice {
  price: Input;
  /** What the customer charges, when the plan asks for another price. */
  theirs?: Theirs;
  /** Hours of one sale by the customer's own terms. */
  hours?: number;
}

const stems = (text: string): Set<string> => new Set(wordsOf(text).map(({ stem }) => stem));

const isAmongFriends = (words: string): boolean =>
  /\b(?:mates?|friends?|family|cousins?|favours?)\b/i.test(words);

/** "Minimum 3 hours": the least that one visit takes. */
const leastHours = ({ terms }: Reading): number =>
  Math.max(
    0,
    ...terms
      .filter(({ value }) => value.kind === 'least' && /^h(?:ou)?rs?$/.test(value.unit ?? ''))
      .map(({ value }) => value.count ?? 0),
  );

const isBundle = /\b(?:pack|package|block|bundle|card|box|set|course|term|weekly?|subscription)\b/i;

/** Two things that take hours are not the same thing. */
const isTimeWord = /^(?:hour|minut|half|week)/;
const isGroup = /\b(?:class|group|workshop|groups|classes|workshops)\b/i;

/** It has a name, and the plan sells something else. */
function isOtherThing(value: PriceFact, { item, unit, words }: Business): boolean {
  const name = lineName(value);
  if (value.item === undefined || name === undefined) return false;
  const mine = stems(`${item} ${unit} ${words}`);
  return ![...stems(name)].some((stem) => stem.length > 2 && mine.has(stem));
}

/** A call-out fee is a part of the price of each visit. */
function callOutOf({ value: { when } }: Fact<PriceFact>, { prices }: Reading): number {
  const fee = prices.find(
    ({ value }) => value.when === when && /\bcall-?\s?outs?\b/i.test(value.item ?? value.unit ?? ''),
  );
  return fee?.value.cents ?? 0;
}

/** How near a stated price is to what the plan sells: the same unit, the same thing, an hour of a visit, or unsaid. */
function near(
  fact: Fact<PriceFact>,
  business: Business,
  reading: Reading,
): (Theirs & { rank: number }) | undefined {
  const { price, item, unit, hours } = business;
  const named = stems(`${item} ${unit}`);
  const { cents, unit: theirUnit, of, item: what, when } = fact.value;
  if (isPack(fact.value) && !isBundle.test(`${item} ${unit}`)) return undefined;
  const isUnit = theirUnit !== undefined && [...stems(theirUnit)].some((stem) => stems(unit).has(stem));
  const isThing = [...stems(`${what ?? ''} ${of ?? ''}`)].some(
    (stem) => stem.length > 3 && !isTimeWord.test(stem) && named.has(stem),
  );
  const isHourly = theirUnit !== undefined && /^h(?:ou)?r$/.test(theirUnit) && !isUnit && hours > 0;
  // An hour with one person is no hour of a class.
  if (isHourly && isGroup.test(`${item} ${unit}`) && !isGroup.test(fact.words)) return undefined;
  // The price of another thing of their list says nothing of this one.
  if (theirUnit === undefined && !isThing && isOtherThing(fact.value, business)) return undefined;
  const visit = isHourly ? Math.max(hours, leastHours(reading)) : undefined;
  const sale =
    visit === undefined ? cents : Math.round(cents * visit) + (isHourly ? callOutOf(fact, reading) : 0);
  // The same thing by another price is still their price; of another thing only a like one is.
  const [least, most] = isUnit || isThing || isHourly ? [0.25, 4] : [0.5, 1.4];
  const isOther = theirUnit !== undefined && !isUnit && !isThing && !isHourly;
  if (isOther || sale < price.low * 100 * least || sale > price.high * 100 * most) return undefined;
  const rank = isUnit ? 0 : isThing ? 1 : isHourly ? 2 : 3;
  const { highCents } = fact.value;
  return {
    cents: sale,
    words: fact.words,
    when,
    said: { cents, ...(theirUnit && { unit: theirUnit }), ...(highCents !== undefined && { highCents }) },
    rank,
    ...(visit !== undefined && { hours: visit }),
  };
}

/** A price that the customer named for the same unit, or for the same thing. */
function theirsFor(business: Business, reading: Reading): Theirs | undefined {
  const order = { now: 0, planned: 1, offered: 2, past: 3 } as const;
  // The least sum of a job is no price of the thing.
  const isLeast = ({ value }: Fact<PriceFact>): boolean =>
    reading.least?.some((one) => one.value.cents === value.cents) === true;
  const found = reading.prices
    .filter((fact) => !isLeast(fact))
    .flatMap((fact) => near(fact, business, reading) ?? []);
  const main = mainPrice(reading, {
    offer: { name: business.item },
    trade: { plain: business.words },
  });
  const ofMain = main && near(main, business, reading);
  if (ofMain) {
    const { rank: _rank, ...theirs } = ofMain;
    return theirs;
  }
  const [best] = found.toSorted((one, other) => order[one.when] - order[other.when] || one.rank - other.rank);
  if (!best) return undefined;
  const { rank: _, ...theirs } = best;
  return theirs;
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

/** The item is the customer's own line already, or a class of their price for each person. */
function namedPrice(
  { price: { low, mid }, priceBasis, item, words }: Business,
  reading: Reading,
): Input | undefined {
  const judged = 'judged' in priceBasis ? priceBasis.judged : '';
  const cents = Math.round(low * 100);
  const isClass = judged.startsWith('Your $');
  if (low !== mid || !(isClass || judged === ownPriceBasis)) return undefined;
  const fact = isClass
    ? mainPrice(reading, { offer: { name: item }, trade: { plain: words } })
    : reading.prices.find(({ value }) => value.cents === cents && value.when !== 'past');
  return fact && { value: cents, from: { words: fact.words } };
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
  const named = namedPrice(business, reading);
  if (named) return { price: named };
  if (isOwnIdea && idea?.value.priceCents !== undefined)
    return { price: { value: idea.value.priceCents, from: { words: idea.words } } };
  const ours = { value: Math.round(range.mid * 100), from: { basis: priceBasis } };
  const theirs = theirsFor(business, reading);
  if (!theirs) return { price: ours };
  const isLow = theirs.cents < range.low * 100;
  if (theirs.when === 'past' || (isLow && isAmongFriends(theirs.words))) return { price: ours, theirs };
  return {
    price: { value: theirs.cents, from: { words: theirs.words } },
    ...(theirs.hours !== undefined && { hours: theirs.hours }),
  };
}
