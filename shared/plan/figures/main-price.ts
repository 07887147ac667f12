import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import {
  comesTo,
  isFirstVisit,
  isMonthly,
  isOnTop,
  isPace,
  isPack,
  kindOf,
  lineName,
} from './mix/price-lines.ts';

export const stems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2),
  );
export const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => other.has(stem));

const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;

const isTime = /^(?:h(?:ou)?r|half h(?:ou)?r|day|night|week|month|minute)s?$/i;
/** A price of children, or of the big and small ones, is no first line. */
const special = /\b(?:kids?|child(?:ren)?|third person|(?:big|large|small) ones?|review)\b/i;

const isOwn = ({ value }: Fact<PriceFact>): boolean => value.when !== 'past' && !isPack(value);
/** What only the other offers of the trade sell. */
export function wordsOfOthers(id: string, offers: readonly Offer[]): Set<string> {
  const wordsIn = (some: readonly Offer[]) =>
    stems(some.map(({ name, items }) => `${name} ${items.map((item) => item.name).join(' ')}`).join(' '));
  const own = wordsIn(offers.filter((one) => one.id === id));
  return new Set([...wordsIn(offers)].filter((stem) => !own.has(stem)));
}

/** A price far below this offer's, of what only another offer sells, where the list has one of this: a phone job is no visit. */
function isOfOther(
  { id }: Offer,
  offers: readonly Offer[],
  prices: readonly Fact<PriceFact>[],
): (fact: Fact<PriceFact>) => boolean {
  const least = offers.find((one) => one.id === id)?.items[0]?.price.low ?? 0;
  const there = wordsOfOthers(id, offers);
  const isThere = ({ value }: Fact<PriceFact>) => shares(stems(lineName(value) ?? ''), there);
  const isFar = ({ value }: Fact<PriceFact>) => value.cents < least * 50;
  return (fact) => isThere(fact) && isFar(fact) && prices.some((one) => !isThere(one) && !isFar(one));
}

/**
 * Their prices, what they sell most first: what named buyers take, what they call their work, and the order of their
 * list.
 */
export function rankedPrices(
  reading: Reading,
  { offer, trade }: Pick<Candidate, 'offer' | 'trade'>,
): Fact<PriceFact>[] {
  const usual = reading.prices.filter((fact) => isOwn(fact) && !isPace(fact, reading));
  const isOther = isOfOther(offer, trade.offers, usual);
  const retail = usual.filter(({ value }) => value.buyer === undefined);
  const named = stems(
    `${offer.name} ${trade.plain} ${reading.idea?.value.what ?? ''} ${reading.ownTrade?.value.what ?? ''}`,
  );
  const taken = stems(
    `${reading.buyers.map(({ value }) => value.takes?.of ?? '').join(' ')} ${reading.unitCosts.map(({ value }) => value.unit ?? '').join(' ')}`,
  );
  const takenTimes = reading.buyers.flatMap(({ value: { takes } }) => takes?.of?.replace(/s$/, '') ?? []);
  const wordsOfPrice = ({ value }: Fact<PriceFact>) => stems(`${lineName(value) ?? ''} ${value.unit ?? ''}`);
  // "$2,400 for a five-page site, $95 a month for hosting": the offer is one of them.
  const ofOffer = stems(`${offer.name} ${offer.items[0]?.name ?? ''}`);
  const isJob = ({ value }: Fact<PriceFact>) =>
    kindOf(value.unit ?? '') === 'one' && !isMonthly(value.unit ?? '');
  const hasOfferJob = usual.some((fact) => isJob(fact) && overlapOf(wordsOfPrice(fact), ofOffer) >= 2);
  const hasHours = usual.some(({ value }) => kindOf(value.unit ?? '') === 'hours');
  const points = (fact: Fact<PriceFact>, at: number): number => {
    const { item = '', unit = '', condition = '', when, buyer, of = '' } = fact.value;
    const words = wordsOfPrice(fact);
    return (
      (special.test(`${item} ${unit}`) || isFirstVisit(fact) || isOnTop(fact, reading) ? -6 : 0) +
      (comesTo.test(of) ? 3 : 0) +
      // Who pays each month is the business; an hour is what comes besides.
      (hasHours && isMonthly(unit) && !hasOfferJob ? 2.5 : 0) +
      (condition === '' || /^(?:for|with|at home|on watch)\b/i.test(condition) ? 0 : -1) +
      (shares(words, named) ? 0.5 : 0) +
      (isOther(fact) ? -2 : 0) +
      (shares(words, taken) ? 0.5 : 0) +
      (isTime.test(unit) && takenTimes.includes(unit) ? 0.5 : 0) +
      (when === 'offered' ? -2 : 0) +
      // The least of a job is no price of the thing.
      ((reading.least ?? []).some(({ value }) => value.cents === fact.value.cents) ? -6 : 0) +
      // What one buyer pays is the price only where there is no other.
      (buyer !== undefined && retail.length > 0 ? -6 : 0) -
      at * 0.6
    );
  };
  return usual
    .map((fact, at) => ({ fact, points: points(fact, at) }))
    .toSorted((one, other) => other.points - one.points)
    .map(({ fact }) => fact);
}
