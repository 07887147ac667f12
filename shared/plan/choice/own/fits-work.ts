import type { Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import { ownTradeId } from '../../reading/naming/rank-trades.ts';
import type { Reading, Work } from '../../reading/reading.ts';
import { ownRoots } from '../lacks-name.ts';

/** So likely none of the catalogue is the business, or so unlikely the best trade, that its words must fit. */
const doubt = { own: 0.12, trade: 0.3 } as const;
/** A trade that has fewer of the words of the work is another business. */
const leastNamed = 0.6;

const rootsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))));

const share = (roots: readonly string[], of: ReadonlySet<string>): number =>
  roots.length === 0 ? 1 : roots.filter((root) => of.has(root)).length / roots.length;

/** "House cleans" is what the trade of house cleaning is called. */
export const isCalledSo = ({ name, plain, recognise }: Trade, { roots }: Work): boolean =>
  [name, plain, ...recognise.titles].some((title) => {
    const all = rootsIn([title]);
    return all.size === roots.length && roots.every((root) => all.has(root));
  });

/** Whether a trade sells what the person sells: it is called so, and one of its offers speaks of it. */
export function fitsWork(trade: Trade, work: Work, { ranked = [], skills }: Reading): boolean {
  const likely = (id: string): number => ranked.find((one) => one.trade === id)?.likely ?? 0;
  if (likely(ownTradeId) < doubt.own && likely(trade.id) >= doubt.trade) return true;
  const { name, plain, recognise, offers, group } = trade;
  const sold = rootsIn(
    offers.flatMap((offer) => [offer.name, offer.line, ...offer.items.map((item) => item.name)]),
  );
  const called = new Set([...sold, ...rootsIn([name, plain, ...recognise.titles, ...recognise.tasks])]);
  const found = skills.find(({ value }) => value.trade === trade.id)?.value.found ?? [];
  const isOffered =
    group === 'teaching' || [...ownRoots(work), ...rootsIn(found)].some((root) => sold.has(root));
  return (
    isOffered &&
    work.name
      .split(/ and |, /)
      .some((part) => share(ownRoots({ roots: [...rootsIn([part])] }), called) >= leastNamed)
  );
}
