import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Work } from '../reading/reading.ts';
import { spreadOf } from './for-offer.ts';

const rootsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))));

/** Words that say nothing of what is sold. */
const general = new Set(
  rootsIn(['work help care home private mobile small local new own general professional']),
);
const ownRoots = ({ roots }: Work): string[] => roots.filter((root) => !general.has(root));

/** What is done for the price, where it makes another business of the same thing, and the least that shows it. */
const deeds: Readonly<Record<string, { names: RegExp; least: number }>> = {
  hire: { names: /\b(?:hire|rentals?)\b/i, least: 2.5 },
  digital: { names: /\b(?:downloads?|templates?|pdfs?|printables?|apps?|software|digital)\b/i, least: 2.5 },
  teaching: {
    names: /\b(?:lessons?|class(?:es)?|workshops?|coach\w*|tutor\w*|teach\w*|course|training|clinics?)\b/i,
    least: 5,
  },
};

/** Whether an offer hires out, teaches or sells files where the person does. */
function doesSo({ group, name }: Trade, offer: Offer, { deeds: done }: Work): boolean {
  const text = [name, offer.name, offer.line].join(' ');
  return Object.entries(deeds).every(
    ([id, { names, least }]) =>
      (done[id] ?? 0) < least || (id === 'teaching' && group === 'teaching') || names.test(text),
  );
}

const soldIn = ({ name, plain, person }: Trade, offers: readonly Offer[]): Set<string> =>
  rootsIn([
    name,
    plain,
    person,
    ...offers.flatMap((offer) => [offer.name, offer.line, ...offer.items.map((item) => item.name)]),
  ]);

/** Whether a trade sells a thing: one of its offers, with the names of the trade, has every word of its name. */
export function sellsWork(trade: Trade, work: Work): boolean {
  const roots = ownRoots(work);
  return (
    roots.length > 0 &&
    trade.offers.some((offer) => {
      const sold = soldIn(trade, [offer]);
      return roots.every((root) => sold.has(root)) && doesSo(trade, offer, work);
    })
  );
}

/** Whether a trade has a word for every word of a name, and one of its offers has one of them. */
export function knowsWork(trade: Trade, work: Work): boolean {
  const { titles, tasks, tools, languages, misspellings } = trade.recognise;
  const roots = ownRoots(work);
  const sold = soldIn(trade, trade.offers);
  const others = Object.values(languages ?? {}).flat();
  const known = rootsIn([...titles, ...tasks, ...tools, ...misspellings, ...others]);
  return (
    roots.some((root) => sold.has(root)) &&
    roots.every((root) => sold.has(root) || known.has(root)) &&
    trade.offers.some((offer) => doesSo(trade, offer, work))
  );
}

/** Whether an offer names at least one word of a name, and some trade sells what its rarest word says. */
export function namesWork({ name, line, items }: Offer, work: Work, trades: readonly Trade[]): boolean {
  const sold = rootsIn([name, line, ...items.map((item) => item.name)]);
  const spread = spreadOf(trades);
  return (
    ownRoots(work).some((root) => sold.has(root)) &&
    ownRoots(work).every((root) => (spread.get(root) ?? 0) > 0)
  );
}

/** Whether no offer of a trade says what the person sells, so that it is sold under the person's name for it. */
export function lacksName(trade: Trade, work: Work): boolean {
  const sold = soldIn(trade, trade.offers);
  return ownRoots(work).some((root) => !sold.has(root));
}
