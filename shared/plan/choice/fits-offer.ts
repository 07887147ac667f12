import { kindsOfBuyer } from '#shared/content/kinds-of-buyer.ts';
import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { hoursIn, hoursOfUnit } from '../figures/time-unit.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { BuyerFact, PriceFact, Reading } from '../reading/reading.ts';

/** How well an offer fits the buyers that the person names, the jobs that they describe, and how they charge. */

const rootsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => rootOf(stem));

const kinds = kindsOfBuyer.map((words) => words.map((word) => rootsOf(word)));

/** The kinds of buyer that a text speaks of, by their places in the list. */
function buyersIn(text: string): ReadonlySet<number> {
  const roots = new Set(rootsOf(text));
  return new Set(
    kinds.flatMap((words, index) =>
      words.some((word) => word.every((root) => roots.has(root))) ? [index] : [],
    ),
  );
}

const worthOfBuyer: Readonly<Record<BuyerFact['when'], number>> = {
  now: 5,
  promised: 5,
  waiting: 4.5,
  past: 4,
  sends: 2,
  hope: 1.5,
};
/** A buyer whom the offer is named for says more than one of several that it is also for. */
const isNamedFor = 1.4;

/** Who pays less than others do today is a second line, and not what the business is for. */
export const isReseller = ({ pays }: BuyerFact, { prices }: Reading): boolean =>
  pays !== undefined &&
  prices.some(
    ({ value }) =>
      value.when === 'now' &&
      value.buyer === undefined &&
      pays.cents < value.cents &&
      pays.cents > value.cents / 3,
  );

export function fitsBuyers(offer: Offer, trade: Trade, reading: Reading): number {
  const named = buyersIn(offer.name);
  const also = buyersIn(
    trade.buyers
      .filter(({ id }) => offer.buyers.includes(id))
      .map(({ kind }) => kind)
      .join(' '),
  );
  const points = reading.buyers.map(({ value }) => {
    const theirs = [...buyersIn(value.who)];
    const worth = isReseller(value, reading) ? 0.5 : worthOfBuyer[value.when];
    if (theirs.some((kind) => named.has(kind))) return worth * isNamedFor;
    return theirs.some((kind) => also.has(kind)) ? worth : 0;
  });
  return Math.max(0, ...points);
}

const mostJobs = 6;

/** The words of the offer for jobs and buyers, as far as the person speaks of them. */
export function fitsJobs({ fits }: Offer, { sold = {} }: Reading): number {
  const isSaid = (phrase: string): boolean =>
    rootsOf(phrase).every((root) => root.length < 3 || sold[root] !== undefined);
  const said = fits.filter(isSaid).length;
  return said === 0 ? 0 : Math.min(mostJobs, 2 + said);
}

const worthOfTime: Readonly<Record<PriceFact['when'], number>> = { now: 5, planned: 5, offered: 2, past: 4 };
const isTime =
  /^(?:half (?:an )?hour|h(?:ou)?r|half day|day|morning|afternoon|evening|night|shift|visit of .*hours)$/i;
const isHour = /^h(?:ou)?r$/i;

const lengthOf = ({ unit, name }: Offer['items'][number]): number | undefined =>
  hoursOfUnit(unit) ?? hoursIn(name);

/** Two people and a van are dearer than the hour of one. */
function isPricedLike(item: Offer['items'][number], cents: number, unit: string): boolean {
  const times = (lengthOf(item) ?? item.hours) / (hoursOfUnit(unit) ?? 1);
  return cents * times >= item.price.low * 60 && cents * times <= item.price.high * 200;
}

/** Who charges by the hour sells hours or visits of some hours, and who charges by the day sells days. */
export function fitsTime({ items: [item] }: Offer, { prices }: Reading): number {
  const [first] = prices.filter(({ value }) => value.buyer === undefined);
  const { unit = '', when = 'past' } = first?.value ?? {};
  if (!item || !isTime.test(unit)) return 0;
  const length = lengthOf(item);
  const worth = worthOfTime[when] * (isPricedLike(item, first?.value.cents ?? 0, unit) ? 1 : 0.5);
  // A day may be sold to anyone; an hour or half an hour is a lesson, a visit or a treatment.
  if (length !== undefined && length === hoursOfUnit(unit)) return worth * (length > 2 ? 1.2 : 1.8);
  return isHour.test(unit) && (length !== undefined || isTime.test(item.unit)) ? worth : 0;
}
