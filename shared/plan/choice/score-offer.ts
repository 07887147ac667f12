import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
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

/** How much of the name of their work an offer speaks of: its own name most. */
function ofWork({ name, line, items }: Offer, trade: Trade, { work, sold = {} }: Reading): number {
  if (!work?.value.isSure) return 0;
  const roots = (text: string) => new Set(wordsOf(text).map(({ stem }) => rootOf(stem)));
  const named = roots(name);
  const itemed = roots(items.map((item) => item.name).join(' '));
  const said = roots(line);
  const share = (root: string) =>
    named.has(root)
      ? soldShare.name
      : itemed.has(root)
        ? soldShare.item
        : said.has(root)
          ? soldShare.line
          : 0;
  // What the whole trade is about tells none of its offers from another.
  const whole = roots(`${trade.name} ${trade.plain}`);
  const sum = work.value.roots.reduce(
    (total, root) => total + (whole.has(root) || (sold[root] ?? 0) < told ? 0 : share(root)),
    0,
  );
  return (mostOfWork * sum) / Math.max(1, work.value.roots.length);
}
const mostOfWork = 4;
/** A word of the list alone has less than this: the story does not speak of it. */
const told = 8;

/** An offer that is about work which the person does not want comes after one that is not. */
function isUnwanted(offer: Offer, trade: Trade, { unwanted = [], sold = {} }: Reading): boolean {
  const roots = (text: string) => new Set(wordsOf(text).map(({ stem }) => rootOf(stem)));
  const named = roots(`${offer.name} ${offer.items[0]?.name ?? ''}`);
  // "With no sheet music" is what the offer does without.
  const said = roots(offer.line.replaceAll(/\b(?:no|without) \w+(?: \w+)?/gi, ''));
  // "No pool fences" refuses one kind of what the whole trade is about.
  const whole = roots(`${trade.name} ${trade.plain}`);
  const isOnlySaid = (root: string) => root.length > 4 && said.has(root) && !sold[root];
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

/** Hours that the smallest sale takes; one that is longer than the week cannot be sold. */
const fitsHours = (offer: Offer, hours: number): boolean => {
  const least = Math.min(...offer.items.map((item) => item.hours + item.unpaidHours));
  return least <= Math.max(1, hours) * 2;
};

/** Buyers whom the person refused take no offer off the list, and put one for them last. */
function isForRefused(stems: ReadonlySet<string>, reading: Reading): boolean {
  const said = reading.refusals
    .filter(({ value }) => value.what === 'buyers')
    .flatMap(({ words }) => wordsOf(words).map(({ stem }) => rootOf(stem)));
  return said.some((stem) => stem.length > 3 && !common.has(stem) && stems.has(stem));
}

const dollars = (cents: number): number => cents / 100;

/** Whether a price that the person named may be that of a line of the price card. */
function isNear({ price }: Offer['items'][number], cents: number): boolean {
  return dollars(cents) >= price.low * 0.5 && dollars(cents) <= price.high * 1.7;
}

/** What the person sells now, then what buyers offered, then what they used to sell: the nearest line of the offer. */
function sells(offer: Offer, reading: Reading): number {
  const worth = { now: 5, planned: 4, offered: 4, past: 2 } as const;
  const hasOwn = reading.prices.some(({ value }) => value.when === 'now' && value.buyer === undefined);
  const points = reading.prices.map(({ value }, at) => {
    const said = new Set(wordsOf(`${value.unit ?? ''} ${value.of ?? ''}`).map(({ stem }) => rootOf(stem)));
    const best = offer.items.map((item, index) => {
      const unit = wordsOf(`${item.unit} ${item.name}`).map(({ stem }) => rootOf(stem));
      const isSame = unit.some((stem) => stem.length > 2 && !common.has(stem) && said.has(stem));
      const fits = isNear(item, value.cents);
      // The figures of a plan are those of the first line.
      const share = index === 0 ? 1 : 0.6;
      return (fits && isSame ? 1.4 : fits ? 0.8 : isSame ? 0.7 : 0) * share;
    });
    // What people name first is their main work, and what one buyer pays is less than their own price.
    const isOfOne = value.buyer !== undefined && hasOwn;
    const when = at === 0 && value.when === 'planned' ? 'now' : value.when;
    return worth[when] * Math.max(0, ...best) * Math.max(0.6, 1 - at * 0.1) * (isOfOne ? 0.6 : 1);
  });
  return Math.max(0, ...points) + Math.min(2, points.filter((point) => point > 2).length);
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

/** Points of an offer inside its trade, by what they are for. */
export function partsOf(offer: Offer, trade: Trade, reading: Reading): Readonly<Record<string, number>> {
  const stems = stemsOf(offer, trade);
  const { named, asked } = saidStems(reading, trade.id);
  const share = (said: Set<string>) => [...said].filter((stem) => stems.has(stem)).length;
  const hours = reading.hours?.value.high ?? 5;
  return {
    asked: 2.5 * Math.min(2, share(asked)),
    named: 2 * Math.min(4, share(named)),
    buyers: fitsBuyers(offer, trade, reading),
    jobs: fitsJobs(offer, reading),
    time: fitsTime(offer, reading),
    sells: sells(offer, reading),
    sold: soldIn(offer, trade, reading),
    work: ofWork(offer, trade, reading),
    hours: fitsHours(offer, hours) ? 4 : 0,
    earns: (2 * Math.min(100, leftPerHour(offer))) / 100,
    // A file names its main offer first.
    order: -0.7 * trade.offers.indexOf(offer),
    unasked: isUnaskedClass(offer, trade, reading) ? -8 : 0,
    unwanted: isForRefused(stems, reading) || isUnwanted(offer, trade, reading) ? -6 : 0,
  };
}

/**
 * Points of an offer inside its trade: what the person sells, was asked for and named comes before what fits the week
 * and what an hour leaves.
 */
export const scoreOffer = (offer: Offer, trade: Trade, reading: Reading): number =>
  Object.values(partsOf(offer, trade, reading)).reduce((sum, points) => sum + points, 0);
