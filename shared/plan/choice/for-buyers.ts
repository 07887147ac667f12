import { kindsOfBuyer } from '#shared/content/kinds-of-buyer.ts';
import type { Offer, OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { isPriceLine } from '../figures/mix/price-lines.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from './candidate.ts';
import { spreadOf } from './for-offer.ts';
import { lacksName } from './lacks-name.ts';
import { fillKind } from './own/fill-kind.ts';

/**
 * A trade sells more things to more people than one customer does. The plan keeps the buyers of what this customer
 * sells, and leaves out the lines that speak of the others.
 */

const rootsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => rootOf(stem));
const soldBy = ({ name, items, fits }: Offer): string =>
  [name, ...items.map((item) => item.name), ...fits].join(' ');

/** A word of more trades than this names no offer: "visit", "hour", "half". */
const fewTrades = 9;
const leastWeight = 2;

/** What the customer says that they sell, without the people to whom. */
const wordsOfSale = ({ sold = {}, prices, work }: Reading): Set<string> =>
  new Set([
    ...Object.entries(sold).flatMap(([root, weight]) => (weight >= leastWeight ? [root] : [])),
    ...prices.flatMap(({ value }) => rootsOf(`${value.item ?? ''} ${value.unit ?? ''}`)),
    ...rootsOf(work?.value.name ?? ''),
  ]);

/** The offer of the plan, and each other one of the trade that the customer's words name. */
function offersSold(
  trade: Trade,
  offer: Offer,
  sale: ReadonlySet<string>,
  trades: readonly Trade[],
): Offer[] {
  const spread = spreadOf(trades);
  const isNamed = (one: Offer, not: ReadonlySet<string>): boolean =>
    rootsOf(soldBy(one)).some(
      (root) => root.length > 2 && !not.has(root) && sale.has(root) && (spread.get(root) ?? 0) <= fewTrades,
    );
  const own = new Set(rootsOf(`${soldBy(offer)} ${offer.line}`));
  return trade.offers.filter((one) => one.id === offer.id || isNamed(one, own));
}

/** The words of the customer say which offer of the trade is theirs. */
function isOfferNamed(trade: Trade, offer: Offer, sale: ReadonlySet<string>): boolean {
  const others = trade.offers.filter(({ id }) => id !== offer.id).map(soldBy);
  const shared = new Set(rootsOf([trade.name, trade.plain, ...others].join(' ')));
  return rootsOf(soldBy(offer)).some((root) => root.length > 2 && !shared.has(root) && sale.has(root));
}

/** People of an age: who works for children does not sell to a care home because the trade does. */
const ages = {
  young:
    /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|mums?|mothers?|playgroups?|kind(?:er|y|ergartens?)|preschools?|schools?)\b/i,
  old: /\b(?:older|elderly|seniors?|retire(?:d|es|ment)|aged|care homes?|nursing homes?|over 70|pensioners?|probus)\b/i,
} as const;

function otherAge(reading: Reading): RegExp | undefined {
  const said = [
    reading.work?.value.name ?? '',
    ...reading.prices.filter((fact) => isPriceLine(fact, reading)).map(({ value }) => value.item ?? ''),
    ...reading.buyers.map(({ value }) => value.who),
    ...reading.contracts.map(({ value }) => `${value.who ?? ''} ${value.what}`),
  ].join(' . ');
  const [isYoung, isOld] = [ages.young.test(said), ages.old.test(said)];
  return isYoung === isOld ? undefined : isYoung ? ages.old : ages.young;
}

/** Words of kinds of buyer that fit any trade. */
const anyBuyer = new Set(
  rootsOf(
    'people owners clients customers small local near other new old one two three home shops work business members who with and the for that want buy sell need like look live have own learn',
  ),
);

const kinds = kindsOfBuyer.map((words) => words.flatMap((word) => (word.includes(' ') ? [] : rootsOf(word))));
/** "Families" are the parents whom the offer is for. */
const withLikeBuyers = (roots: readonly string[]): Set<string> =>
  new Set([...roots, ...kinds.filter((kind) => kind.some((root) => roots.includes(root))).flat()]);

/** At least so many lines stay, else the kinds of buyer themselves are the list. */
const fewestToAsk = 3;
/** A word of so few trades names a thing that is sold: "colour", "perm". */
const fewItems = 4;

/** What only offers of the trade that the customer does not sell are about: "belt" of a saddle repairer. */
function unsoldRoots(
  { offers, name, plain }: Trade,
  {
    offer,
    sold,
    sale,
    trades,
  }: { offer: Offer; sold: readonly Offer[]; sale: ReadonlySet<string>; trades: readonly Trade[] },
): Set<string> {
  const spread = spreadOf(trades);
  const own = new Set(rootsOf([name, plain, offer.line, ...sold.map(soldBy)].join(' ')));
  return new Set(
    offers
      .filter((one) => !sold.includes(one))
      .flatMap((one) => rootsOf(soldBy(one)))
      .filter(
        (root) => root.length > 3 && !own.has(root) && !sale.has(root) && (spread.get(root) ?? 0) <= fewItems,
      ),
  );
}

interface OfSale {
  sells?: readonly string[] | undefined;
}
/** Lines of what a customer with prices of their own never names are left out. */
function withoutUnsaid(
  trade: Trade,
  { prices, sold = {}, notDone }: Reading,
  sale: ReadonlySet<string>,
): Trade {
  if (prices.length === 0 && notDone.length === 0) return trade;
  const isSaid = ({ sells }: OfSale): boolean =>
    !sells ||
    sells.some((phrase) => rootsOf(phrase).every((root) => sale.has(root) || sold[root] !== undefined));
  return {
    ...trade,
    risks: trade.risks.filter(isSaid),
    tasks: trade.tasks.filter(isSaid),
    rules: { ...trade.rules, all: trade.rules.all.filter(isSaid) },
    start: { before: trade.start.before.filter(isSaid), later: trade.start.later.filter(isSaid) },
    monthly: trade.monthly.filter(isSaid),
  };
}

const isSoldTo = (id: string, offers: readonly Offer[]): boolean =>
  offers.some(({ buyers }) => buyers.includes(id));

/** "Boat owners" where the customer takes no boat seats, "hairdressers" where they sharpen no hair scissors. */
function isRefusedKind(
  { notDone }: Pick<Reading, 'notDone'>,
  work: ReadonlySet<string>,
): (kind: string) => boolean {
  const refused = notDone
    .filter(({ value }) => !value.isPartly)
    .flatMap(({ value }) => rootsOf(value.what))
    .filter((root) => root.length > 3 && !work.has(root) && !anyBuyer.has(root));
  return (kind) => {
    const roots = rootsOf(kind).filter((root) => !anyBuyer.has(root));
    return roots[0] !== undefined && refused.some((root) => roots[0]?.startsWith(root));
  };
}

/** Kinds of buyer that a text speaks of, by their places in the list. */
const kindsIn = (text: string): number[] => {
  const roots = new Set(rootsOf(text));
  return kinds.flatMap((kind, index) => (kind.some((root) => roots.has(root)) ? [index] : []));
};

/** The trade has no word for the work, and every buyer whom the customer named is of another kind than it knows. */
function isNeighbour(trade: Trade, { work, buyers, contracts, ranked = [] }: Reading): boolean {
  const isSure = ranked.some((one) => one.trade === trade.id && one.likely >= surelyLikely);
  // "Talk" alone names no business.
  if (isSure || !work?.value.name.includes(' ') || !lacksName(trade, work.value)) return false;
  const known = trade.buyers.map(({ kind }) => kind).join(' . ');
  const kindsKnown = new Set(kindsIn(known));
  const roots = new Set(rootsOf(known).filter((root) => !anyBuyer.has(root)));
  const named = [...buyers.map(({ value }) => value.who), ...contracts.map(({ value }) => value.who ?? '')];
  const isKnown = (who: string): boolean =>
    kindsIn(who).some((kind) => kindsKnown.has(kind)) || rootsOf(who).some((root) => roots.has(root));
  return named.some((who) => kindsIn(who).length > 0) && !named.some(isKnown);
}

const surelyLikely = 0.9;

/** Work of no kind that we know: its buyers and scripts hold for anything. */
function neutral<C extends Candidate>(candidate: C, what: string, ownKinds: readonly OwnKind[]): C {
  const { trade, offer } = candidate;
  const job = ownKinds.find(({ id }) => id === 'job');
  const filled = job && fillKind(job, { id: trade.id, what });
  if (!filled) return candidate;
  const { buyers, firstTen, scripts, rivals, offers, tooDear, lookUp } = filled;
  const sell = filled.tasks.filter(({ phase }) => phase === 'sell');
  return {
    ...candidate,
    offer: { ...offer, buyers: offers[0]?.buyers ?? [] },
    trade: {
      ...trade,
      plain: what,
      buyers,
      firstTen,
      scripts,
      rivals,
      tooDear,
      lookUp,
      tasks: [...trade.tasks.filter(({ phase }) => phase !== 'sell'), ...sell],
    },
  };
}

/** The candidate as it is for the buyers of what this customer sells. */
export function forBuyers<C extends Candidate>(
  candidate: C,
  reading: Reading,
  { trades, ownKinds = [] }: { trades: readonly Trade[]; ownKinds?: readonly OwnKind[] | undefined },
): C {
  const { offer, isPlainlyNamed } = candidate;
  const whole = trades.find(({ id }) => id === candidate.trade.id);
  if (!whole) return candidate;
  const sale = wordsOfSale(reading);
  const trade = withoutUnsaid(candidate.trade, reading, sale);
  const isUnsure = isPlainlyNamed && !isOfferNamed(whole, offer, sale);
  const sold = isUnsure ? whole.offers : offersSold(whole, offer, sale, trades);
  const other = otherAge(reading);
  const isOfOtherAge = (text: string): boolean => other?.test(text) === true;
  const isRefused = isRefusedKind(
    reading,
    new Set(rootsOf(`${reading.work?.value.name ?? ''} ${trade.plain}`)),
  );
  const said = new Set([
    ...Object.keys(reading.sold ?? {}),
    ...reading.buyers.flatMap(({ words }) => rootsOf(words)),
  ]);
  const isSaid = (kind: string): boolean =>
    rootsOf(kind).some((root) => root.length > 3 && !anyBuyer.has(root) && said.has(root));
  const kept = trade.buyers.filter(
    ({ id, kind }) =>
      (isSoldTo(id, sold) || !isSoldTo(id, whole.offers) || isSaid(kind)) &&
      !isOfOtherAge(kind) &&
      !isRefused(kind),
  );
  if (isPlainlyNamed && isNeighbour(whole, reading))
    return neutral({ ...candidate, trade }, reading.work?.value.name ?? trade.plain, ownKinds);
  if (kept.length === 0) return { ...candidate, trade };
  const unsold = unsoldRoots(whole, { offer, sold, sale, trades });
  const own = withLikeBuyers(
    rootsOf(
      [
        ...kept.map(({ kind, why, where }) => `${kind} ${why} ${where}`),
        ...sold.map((one) => `${soldBy(one)} ${one.line}`),
        `${whole.name} ${whole.plain}`,
      ].join(' '),
    ),
  );
  const foreign = new Set(
    whole.buyers
      .filter(({ id }) => !kept.some((one) => one.id === id))
      .flatMap(({ kind }) => rootsOf(kind))
      .filter((root) => root.length > 2 && !own.has(root) && !anyBuyer.has(root)),
  );
  const ownRoots = withLikeBuyers(
    kept.flatMap(({ kind }) => rootsOf(kind)).filter((root) => !anyBuyer.has(root)),
  );
  const isUnsold = (text: string): boolean => rootsOf(text).some((root) => unsold.has(root));
  const refusedRoots = new Set(
    whole.buyers.flatMap(({ kind }) =>
      isRefused(kind) ? rootsOf(kind).filter((root) => !anyBuyer.has(root)) : [],
    ),
  );
  const isForeign = (text: string): boolean =>
    isOfOtherAge(text) ||
    isUnsold(text) ||
    rootsOf(text).some((root) => refusedRoots.has(root)) ||
    (rootsOf(text).some((root) => foreign.has(root)) && !rootsOf(text).some((root) => ownRoots.has(root)));
  const toAsk = trade.firstTen.filter((line) => !isForeign(line));
  const more = kept.map(({ kind }) => `two ${kind}`).slice(0, Math.max(0, fewestToAsk - toAsk.length));
  return {
    ...candidate,
    trade: {
      ...trade,
      buyers: kept,
      firstTen: toAsk.length === trade.firstTen.length ? toAsk : [...toAsk, ...more],
      scripts: trade.scripts.filter(
        ({ to, text }) => to === 'any' || (kept.some(({ id }) => id === to) && !isUnsold(text)),
      ),
      tasks: trade.tasks.filter(
        ({ phase, do: text, done }) => phase !== 'sell' || !isForeign(`${text} ${done}`),
      ),
    },
  };
}
