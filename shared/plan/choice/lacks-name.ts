import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Work } from '../reading/reading.ts';

const rootsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))));

/** Words that say nothing of what is sold. */
const general = new Set(
  rootsIn(['work help care home private mobile small local new own general professional']),
);
/** The roots of a name that say what is sold. */
export const ownRoots = ({ roots }: Pick<Work, 'roots'>): string[] =>
  roots.filter((root) => !general.has(root));

const soldIn = ({ name, plain, person }: Trade, offers: readonly Offer[]): Set<string> =>
  rootsIn([
    name,
    plain,
    person,
    ...offers.flatMap((offer) => [offer.name, offer.line, ...offer.items.map((item) => item.name)]),
  ]);

/** Whether no offer of a trade says what the person sells, so that it is sold under the person's name for it. */
export function lacksName(trade: Trade, work: Pick<Work, 'roots'>): boolean {
  const sold = soldIn(trade, trade.offers);
  return ownRoots(work).some((root) => !sold.has(root));
}
