import type { PriceFact, Reading } from '../reading/reading.ts';
import type { Business } from './business.ts';
import type { Input } from './inputs.ts';
import { stems } from './main-price.ts';
import { isPack } from './mix/price-lines.ts';
import { hoursOfUnit } from './time-unit.ts';

export interface Theirs {
  /** Of one sale of the plan. */
  cents: number;
  words: string;
  when: PriceFact['when'];
  /** As they wrote it: "$70 an hour". */
  said: Pick<PriceFact, 'cents' | 'highCents' | 'unit'>;
}

export interface PickedPrice {
  price: Input;
  /** What the customer charges or charged, when the plan asks for another price. */
  theirs?: Theirs;
}

/** How far a price may be from ours for the same thing. */
const [leastShare, mostShare] = [0.25, 4];

/** A price of theirs that the plan does not ask: of years ago, or for friends and too low. */
function otherPrice({ price, item, unit, hours }: Business, { prices }: Reading): Theirs | undefined {
  const mine = stems(`${item} ${unit}`);
  const isOfThing = ({ unit: said, item: named }: PriceFact): boolean =>
    (said === undefined && named === undefined) ||
    hoursOfUnit(said ?? '') !== undefined ||
    [...stems(`${said ?? ''} ${named ?? ''}`)].some((stem) => mine.has(stem));
  // An hour of theirs is a part of a half day.
  const ofSale = ({ unit: said = '', cents }: PriceFact): number =>
    said === unit || hours === 0 ? cents : Math.round((cents * hours) / (hoursOfUnit(said) ?? hours));
  const isNear = (value: PriceFact): boolean =>
    ofSale(value) >= price.low * 100 * leastShare && ofSale(value) <= price.high * 100 * mostShare;
  const fact = prices.find(({ value }) => isOfThing(value) && isNear(value) && !isPack(value));
  if (!fact) return undefined;
  const { cents, unit: said, highCents, when } = fact.value;
  return {
    cents: ofSale(fact.value),
    words: fact.words,
    when,
    said: { cents, ...(said && { unit: said }), ...(highCents !== undefined && { highCents }) },
  };
}

/** What one sale of today brings: named, or takings by sales where they name no price. */
function averageSale({ running, prices }: Reading, isPriced: boolean): Input | undefined {
  const { averageCents, monthlyCents, perMonth } = running?.value ?? {};
  const cents =
    averageCents ??
    (!isPriced && monthlyCents !== undefined && perMonth ? Math.round(monthlyCents / perMonth) : undefined);
  const own = prices
    .filter(({ value }) => value.buyer === undefined)
    .map(({ value }) => value.cents)
    .toSorted((one, other) => one - other);
  const middle = own[Math.floor(own.length / 2)];
  // "Barrier jobs average $3,200" is the average of one line.
  const isOfAll = middle === undefined || cents === undefined || (cents <= middle * 2 && cents * 4 >= middle);
  return running && cents !== undefined && isOfAll
    ? { value: cents, from: { words: running.words } }
    : undefined;
}

/**
 * What the customer charges leads over what others ask, and a price that the customer or the reviewer set comes before
 * all. Only a price of years ago, or one for friends that does not pay for the work, is no price of today.
 */
export function pickPrice(business: Business, reading: Reading): PickedPrice {
  const { price: range, priceBasis, isOwnIdea, sold } = business;
  const { idea, price: confirmed } = reading;
  if (confirmed)
    return { price: { value: confirmed.value.cents, from: { words: '', by: confirmed.by ?? 'customer' } } };
  const average = averageSale(reading, sold !== undefined);
  if (average) return { price: average };
  const fact = sold && reading.prices.find(({ id }) => id === sold.priceId);
  if (sold && fact) return { price: { value: sold.cents, from: { words: fact.words } } };
  if (isOwnIdea && idea?.value.priceCents !== undefined)
    return { price: { value: idea.value.priceCents, from: { words: idea.words } } };
  const theirs = otherPrice(business, reading);
  return {
    price: { value: Math.round(range.mid * 100), from: { basis: priceBasis } },
    ...(theirs && { theirs }),
  };
}
