import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Candidate } from './candidate.ts';

const rootsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => rootOf(stem));
const nameOf = ({ name, items }: Offer): string => `${name} ${items.map((item) => item.name).join(' ')}`;

const spreads = new WeakMap<readonly Trade[], ReadonlyMap<string, number>>();

/** In how many trades an offer is named with a word. */
export function spreadOf(trades: readonly Trade[]): ReadonlyMap<string, number> {
  const known = spreads.get(trades);
  if (known) return known;
  const spread = new Map<string, number>();
  for (const { offers } of trades)
    for (const root of new Set(offers.flatMap((offer) => rootsOf(nameOf(offer)))))
      spread.set(root, (spread.get(root) ?? 0) + 1);
  spreads.set(trades, spread);
  return spread;
}

/** A word of more trades than this says nothing of one offer: "visit", "home", "hour". */
const fewTrades = { scripts: 9, lines: 3 } as const;

/** Words of what the trade's other offers are about, and this one is not: "wax" for a person who sells tans. */
function foreignRoots(
  trade: Trade,
  offer: Offer,
  { trades, few }: { trades: readonly Trade[]; few: number },
): Set<string> {
  const spread = spreadOf(trades);
  const buyers = trade.buyers.filter(({ id }) => offer.buyers.includes(id)).map(({ kind }) => kind);
  const own = new Set(
    rootsOf([nameOf(offer), offer.line, ...offer.includes, ...offer.excludes, ...buyers].join(' ')),
  );
  const others = trade.offers.filter(({ id }) => id !== offer.id).flatMap((one) => rootsOf(nameOf(one)));
  return new Set(
    others.filter((root) => root.length > 2 && !own.has(root) && (spread.get(root) ?? 0) <= few),
  );
}

interface ForSome {
  offers?: readonly string[] | undefined;
}
const isFor =
  (id: string) =>
  ({ offers }: ForSome): boolean =>
    !offers || offers.includes(id);

/** At least so many stay, else the list stays whole. */
const kept = <T>(list: readonly T[], isOurs: (item: T) => boolean, least: number): T[] => {
  const rest = list.filter(isOurs);
  return rest.length >= least ? rest : [...list];
};

/**
 * The trade as it is for one of its offers: lines that are marked for others, and tasks, risks and scripts that speak of
 * what only the others sell, are left out. A line that is marked for this offer stays, and so does each rule.
 */
export function tradeFor(
  { trade, offer, isPlainlyNamed }: Pick<Candidate, 'trade' | 'offer' | 'isPlainlyNamed'>,
  trades: readonly Trade[],
): Trade {
  if (trade.offers.length < 2) return trade;
  const isMarked = isFor(offer.id);
  // What is told and done for one offer alone may speak of buyers whom the customer never named.
  const isOfMore = ({ offers }: ForSome): boolean => !(isPlainlyNamed && offers?.length === 1);
  const without = (few: number) => {
    const foreign = foreignRoots(trade, offer, { trades, few });
    return (text: string) => !rootsOf(text).some((root) => foreign.has(root));
  };
  const isOurs = without(fewTrades.lines);
  const isOurScript = without(fewTrades.scripts);
  const ours = <T extends ForSome>(list: readonly T[], textOf: (item: T) => string, least: number): T[] =>
    kept(list.filter(isMarked), (item) => item.offers !== undefined || isOurs(textOf(item)), least);
  const tasksOf = (phase: Trade['tasks'][number]['phase']) => {
    const tasks = trade.tasks.filter((task) => task.phase === phase && (phase === 'rules' || isOfMore(task)));
    // What the law asks for and the counting at the end are everyone's.
    return phase === 'rules' || phase === 'review'
      ? tasks.filter(isMarked)
      : ours(tasks, (task) => `${task.do} ${task.done}`, 1);
  };
  return {
    ...trade,
    tasks: (['rules', 'ready', 'sell', 'deliver', 'review'] as const).flatMap(tasksOf),
    risks: ours(trade.risks, ({ risk, sign, act }) => `${risk} ${sign} ${act}`, 2),
    scripts: trade.scripts.filter(
      (one) => isMarked(one) && isOfMore(one) && (one.offers !== undefined || isOurScript(one.text)),
    ),
    rules: {
      all: trade.rules.all.filter(isMarked),
      states: Object.fromEntries(
        Object.entries(trade.rules.states).map(([place, list]) => [place, (list ?? []).filter(isMarked)]),
      ),
    },
    insurance: { ...trade.insurance, ask: trade.insurance.ask.filter(isOurs) },
    start: { before: trade.start.before.filter(isMarked), later: trade.start.later.filter(isMarked) },
    monthly: kept(trade.monthly, isMarked, 1),
    firstTen: offer.firstTen ?? trade.firstTen,
    tooDear: offer.tooDear ?? (isOurScript(trade.tooDear) ? trade.tooDear : plainTooDear),
    lookUp: offer.lookUp ?? trade.lookUp,
  };
}

/** True of any work. */
export const plainTooDear =
  'I understand. Tell me what you’d like to spend and I’ll tell you what I can do for that. Would that help?';
