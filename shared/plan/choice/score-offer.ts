import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';

/** "sanding", "sanded" and "sander" are one here. */
const rootOf = (stem: string): string => (stem.length > 5 ? stem.replace(/(?:ing|ers?|ed)$/, '') : stem);

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
    asked: stems([...reading.buyers.map(({ words }) => words), ...reading.prices.map(({ words }) => words)]),
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

/** Points of an offer inside its trade: what was named and asked for, then what fits the week and earns most. */
export function scoreOffer(offer: Offer, trade: Trade, reading: Reading): number {
  const stems = stemsOf(offer, trade);
  const { named, asked } = saidStems(reading, trade.id);
  const share = (said: Set<string>) => [...said].filter((stem) => stems.has(stem)).length;
  const hours = reading.hours?.value.high ?? 5;
  const earns = Math.min(100, leftPerHour(offer)) / 100;
  return (
    3 * Math.min(4, share(asked)) +
    2 * Math.min(4, share(named)) +
    (fitsHours(offer, hours) ? 4 : 0) +
    2 * earns
  );
}
