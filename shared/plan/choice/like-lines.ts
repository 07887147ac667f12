import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import type { Candidate, LikeLine } from './candidate.ts';

type Item = Offer['items'][number];

const rootsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ stem }) => rootOf(stem))
      .filter((root) => root.length > 2),
  );
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((root) => other.has(root)).length;

/** So many words of the price and its buyer are those of the offer, where the thing is not what its price is for. */
const leastShared = 3;

/** A price that one buyer pays is for what that buyer takes. */
function saidOf({ value }: Fact<PriceFact>, { buyers }: Reading): { thing: Set<string>; all: Set<string> } {
  const taken = buyers.find(({ value: { who } }) => who === value.buyer)?.value.takes?.of ?? '';
  const thing = rootsOf(`${value.item ?? ''} ${value.unit ?? ''} ${taken}`);
  return { thing, all: new Set([...thing, ...rootsOf(`${value.of ?? ''} ${value.buyer ?? ''}`)]) };
}

const isNear = ({ price }: Item, cents: number): boolean =>
  cents >= price.low * 60 && cents <= price.high * 160;

function likeOf(fact: Fact<PriceFact>, reading: Reading, trades: readonly Trade[]): LikeLine | undefined {
  const { thing, all } = saidOf(fact, reading);
  const found = trades.flatMap(({ offers }) =>
    offers.flatMap((offer) =>
      offer.items.flatMap((item) => {
        const named = rootsOf(`${item.name} ${item.unit}`);
        const points = shared(all, new Set([...named, ...rootsOf(`${offer.name} ${offer.line}`)]));
        const isUnit = shared(thing, rootsOf(item.unit)) > 0;
        const isIt =
          isNear(item, fact.value.cents) && shared(thing, named) > 0 && (isUnit || points >= leastShared);
        return isIt ? [{ item, points }] : [];
      }),
    ),
  );
  const [best] = found.toSorted((one, other) => other.points - one.points);
  return (
    best && {
      unit: best.item.unit,
      name: best.item.name,
      hours: best.item.hours,
      unpaidHours: best.item.unpaidHours,
      costDollars: best.item.cost.dollars,
    }
  );
}

/**
 * What a named buyer pays for may be another thing than the business sells: deliveries for a shop, by a mover. Its time
 * and cost are those of the trade that sells it.
 */
export function withLikeLines(candidate: Candidate, reading: Reading, trades: readonly Trade[]): Candidate {
  const own = rootsOf(candidate.offer.items.map(({ name, unit }) => `${name} ${unit}`).join(' '));
  const known = new Set(reading.skills.map(({ value }) => value.trade));
  const likely = trades.filter(({ id }) => known.has(id) || candidate.trade.related.includes(id));
  const lines = reading.prices.flatMap((fact) => {
    if (fact.value.buyer === undefined || shared(saidOf(fact, reading).thing, own) > 0) return [];
    const like = likeOf(fact, reading, likely);
    return like ? [[fact.id, like] as const] : [];
  });
  return lines.length > 0 ? { ...candidate, likeLines: Object.fromEntries(lines) } : candidate;
}
