import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { groupSize, isHead } from '../figures/own-pace.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import { fitsBuyers, fitsJobs, fitsTime, isReseller } from './fits-offer.ts';

/** The words of an offer that say what it is: its name, line, price card and buyers. */
function stemsOf(offer: Offer, trade: Trade): Set<string> {
  const buyers = trade.buyers.filter(({ id }) => offer.buyers.includes(id)).map(({ kind }) => kind);
  const text = [offer.name, offer.line, ...offer.items.map(({ name }) => name), ...buyers].join(' ');
  return new Set(
    wordsOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 3)
      .map(rootOf),
  );
}

const soldShare = { name: 1, item: 0.8, buyer: 0.8, line: 0.6 } as const;
const mostSold = 12;

/** How much an offer speaks of what the person says they sell, by their words. */
function soldIn(offer: Offer, trade: Trade, { sold = {} }: Reading): number {
  const shares = new Map<string, number>();
  const add = (text: string, share: number) => {
    for (const { stem } of wordsOf(text)) {
      const root = rootOf(stem);
      if (sold[root]) shares.set(root, Math.max(share, shares.get(root) ?? 0));
    }
  };
  add(offer.name, soldShare.name);
  add(offer.line, soldShare.line);
  for (const item of offer.items) add(`${item.name} ${item.unit}`, soldShare.item);
  for (const { id, kind } of trade.buyers) if (offer.buyers.includes(id)) add(kind, soldShare.buyer);
  const points = [...shares].reduce((sum, [root, share]) => sum + share * (sold[root] ?? 0), 0);
  return Math.min(mostSold, points / 6);
}

/** An offer that is about work which the person does not want comes after one that is not. */
function isUnwanted(offer: Offer, trade: Trade, { unwanted = [], sold = {} }: Reading): boolean {
  const roots = (text: string) => new Set(wordsOf(text).map(({ stem }) => rootOf(stem)));
  const named = roots(`${offer.name} ${offer.items[0]?.name ?? ''}`);
  // "With no sheet music" is what the offer does without.
  const said = roots(offer.line.replaceAll(/\b(?:no|without) \w+(?: \w+)?/gi, ''));
  // "No pool fences" refuses one kind of what the whole trade is about.
  const whole = roots(`${trade.name} ${trade.plain}`);
  const isOnlySaid = (root: string) => root.length > 3 && said.has(root) && !sold[root];
  return unwanted.some((root) => !whole.has(root) && (named.has(root) || isOnlySaid(root)));
}

const common = new Set(
  'your with from that this them they have will work more than each every visit home people small price half hour with'.split(
    ' ',
  ),
);

/** What the person said about this work: what they named, who asked, and what they charge. */
function saidStems(reading: Reading, trade: string): { named: Set<string>; asked: Set<string> } {
  const skill = reading.skills.find(({ value }) => value.trade === trade);
  const stems = (texts: readonly string[]) =>
    new Set(
      texts
        .flatMap((text) => wordsOf(text).map(({ stem }) => stem))
        .filter((stem) => stem.length > 3 && !common.has(stem))
        .map(rootOf),
    );
  return {
    named: stems([...(skill?.value.found ?? []), ...(reading.idea ? [reading.idea.value.what] : [])]),
    asked: stems(reading.buyers.filter(({ value }) => !isReseller(value, reading)).map(({ words }) => words)),
  };
}

/** Dollars that an hour of one sale leaves, paid and unpaid hours together. */
export function leftPerHour(offer: Offer): number {
  const [item] = offer.items;
  if (!item) return 0;
  const hours = item.hours + item.unpaidHours;
  return hours > 0 ? (item.price.mid - item.cost.dollars) / hours : item.price.mid - item.cost.dollars;
}

/** Buyers whom the person refused take no offer off the list, and put one for them last. */
function isForRefused(stems: ReadonlySet<string>, reading: Reading): boolean {
  const said = reading.refusals
    .filter(({ value }) => value.what === 'buyers')
    .flatMap(({ words }) => wordsOf(words).map(({ stem }) => rootOf(stem)));
  return said.some((stem) => stem.length > 3 && !common.has(stem) && stems.has(stem));
}

const isOwn = ({ value }: Reading['prices'][number]): boolean =>
  value.buyer === undefined && value.when !== 'past';
/** Twenty times the price is as far as a thousand times. */
const farthest = 3;

/** How far the first price that the person names is from that of the main line: 0.7 is twice or half of it. */
function farFrom({ items: [item] }: Offer, reading: Reading): number {
  const own = reading.prices.find(isOwn);
  if (!own || !item) return 0;
  // "$15 a head" makes the price of a class.
  const isOfClass = isHead.test(own.value.unit ?? '') && isClass.test(`${item.name} ${item.unit}`);
  const cents = own.value.cents * (isOfClass ? groupSize(reading) : 1);
  return Math.min(farthest, Math.abs(Math.log(cents / 100 / item.price.mid)));
}
const isClass = /\b(?:class|group|workshop|tour|session)\b/i;

const mostUnits = 4;

/** How many of the units that the person charges by the price card has. */
function sameUnits({ items }: Offer, { prices }: Reading): number {
  const theirs = prices
    .filter(isOwn)
    .slice(0, mostUnits)
    .map(({ value: { unit = '' } }) => unit.replace(/s$/, ''));
  return new Set(items.map(({ unit }) => unit).filter((unit) => theirs.includes(unit))).size;
}

const teaching = /\b(?:class|classes|workshops?|lessons?|course|teach\w*|beginners?|show you how)\b/i;
const taughtBefore = /\b(?:class|classes|workshops?|lessons?|teach\w*|taught|courses?|pupils?|students?)\b/i;

/** A class about a trade is another trade: it comes first only for people who speak of teaching it. */
function isUnaskedClass(offer: Offer, trade: Trade, reading: Reading): boolean {
  const isClass = ({ name, items }: Offer) => teaching.test(`${name} ${items[0]?.name ?? ''}`);
  if (!isClass(offer) || trade.group === 'teaching' || trade.offers.every(isClass)) return false;
  const said = [
    ...reading.skills.flatMap(({ value }) => value.found),
    ...reading.prices.map(({ words }) => words),
    ...reading.buyers.map(({ words }) => words),
    reading.idea?.words ?? '',
  ].join(' ');
  const sellsGoods = reading.prices.some(
    ({ value, words }) => value.when === 'now' && !taughtBefore.test(words),
  );
  const teachesFirst = taughtBefore.test(reading.prices[0]?.words ?? '');
  return !taughtBefore.test(said) || (sellsGoods && !teachesFirst);
}

const orderPoints = (index: number): number => (index === 0 ? 0 : -2.6 - 0.4 * index);

/** Points of an offer inside its trade, by what they are for. */
function partsOf(offer: Offer, trade: Trade, reading: Reading): Readonly<Record<string, number>> {
  const stems = stemsOf(offer, trade);
  const { named, asked } = saidStems(reading, trade.id);
  const share = (said: Set<string>) => [...said].filter((stem) => stems.has(stem)).length;
  // Learned from 265 customers for whom an adviser named the offers that fit.
  return {
    asked: 2.6 * Math.min(2, share(asked)),
    named: 1.5 * Math.min(4, share(named)),
    buyers: 0.4 * fitsBuyers(offer, trade, reading),
    jobs: 1.8 * fitsJobs(offer, reading),
    time: 0.5 * fitsTime(offer, reading),
    price: -3 * farFrom(offer, reading),
    units: 3.2 * sameUnits(offer, reading),
    sold: 0.8 * soldIn(offer, trade, reading),
    earns: (5 * Math.min(100, leftPerHour(offer))) / 100,
    // A file names its main offer first.
    order: orderPoints(trade.offers.indexOf(offer)),
    unasked: isUnaskedClass(offer, trade, reading) ? -4 : 0,
    unwanted: isForRefused(stems, reading) || isUnwanted(offer, trade, reading) ? -4 : 0,
  };
}

/**
 * Points of an offer inside its trade: what the person sells, was asked for and named comes before what fits the week
 * and what an hour leaves.
 */
export const scoreOffer = (offer: Offer, trade: Trade, reading: Reading): number =>
  Object.values(partsOf(offer, trade, reading)).reduce((sum, points) => sum + points, 0);
