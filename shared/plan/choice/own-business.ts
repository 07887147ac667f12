import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate, Reason } from './candidate.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const dollarsOf = (cents: number): number => Math.round(cents) / 100;

/** Points of the customer's own business, as for a trade: a title 10, a price 3, buyers 6, a cost 2. */
function strengthOf({ idea, ownTrade, buyers }: Reading): number {
  const isSold = idea?.value.trade === undefined && idea?.value.priceCents !== undefined;
  const years = ownTrade?.value.years ?? 0;
  return (
    (ownTrade?.value.isTitle ? 10 : ownTrade ? 6 : idea?.value.isNamed ? 14 : 8) +
    (years >= 3 ? 5 : 0) +
    (ownTrade?.value.isShown ? 4 : 0) +
    (isSold ? 4 : 0) +
    (idea?.value.costCents ? 2 : 0) +
    (idea?.value.buyers || buyers.length > 0 ? 6 : 0)
  );
}

/** What the customer calls it; nothing when a trade of the catalogue covers it. */
export function ownWhat({ idea, ownTrade }: Reading): { what: string; words: string } | undefined {
  const isIdea = idea?.value.isNamed && idea.value.trade === undefined;
  if (ownTrade && !isIdea) return { what: ownTrade.value.what, words: ownTrade.words };
  return idea && idea.value.trade === undefined ? { what: idea.value.what, words: idea.words } : undefined;
}

const monthly = /\b(month|subscription|member|retainer)\b/i;
const making =
  /\b(make|making|made|maker|product|sell|bake|build|jar|box|piece|set|each|bottle|smith|carver|weaver|potter)\b/i;

function templateOffer(template: Trade, { idea }: Reading, words: string): Offer | undefined {
  const unit = idea?.value.unit ?? '';
  const id = monthly.test(unit)
    ? 'month'
    : /hour|visit|job|session|day|lesson/.test(unit)
      ? 'service'
      : making.test(words)
        ? 'product'
        : 'service';
  return template.offers.find((offer) => offer.id === id) ?? template.offers[0];
}

/** The middle of what the trades of a group charge for the same kind of sale: a range to start from, not a fact. */
function groupRange(trades: readonly Trade[], offer: Offer): Offer['items'][number]['price'] | undefined {
  const prices = trades
    .flatMap(({ offers }) => offers.filter(({ kind }) => kind === offer.kind))
    .flatMap(({ items }) => items.slice(0, 1).map(({ price }) => price));
  if (prices.length < 3) return undefined;
  const middle = (numbers: number[]) =>
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  const [low, mid, high] = [
    prices.map((p) => p.low),
    prices.map((p) => p.mid),
    prices.map((p) => p.high),
  ].map(middle);
  return { low: Math.min(low ?? 0, mid ?? 0), mid: mid ?? 0, high: Math.max(high ?? 0, mid ?? 0) };
}

/** The group whose trades share most words with the customer's own; goods and services have a group to fall back on. */
function groupOf(trades: readonly Trade[], words: string, offer: Offer): Trade['group'] {
  const stems = new Set(
    wordsOf(words)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 3),
  );
  const points = new Map<Trade['group'], number>();
  for (const { group, name, recognise } of trades) {
    const known = new Set(
      wordsOf([name, ...recognise.titles, ...recognise.tasks].join(' ')).map(({ stem }) => stem),
    );
    const shared = [...stems].filter((stem) => known.has(stem)).length;
    points.set(group, (points.get(group) ?? 0) + shared);
  }
  const [best] = [...points].toSorted(([, one], [, other]) => other - one);
  if (best && best[1] > 0) return best[0];
  return offer.kind === 'product'
    ? 'sewing-making-repair'
    : offer.kind === 'month'
      ? 'digital-product'
      : 'home-services';
}

/**
 * A business that no file of the catalogue covers, from the customer's own price and cost and, where they gave none,
 * the ranges of the nearest group. A reviewer looks at it before it is sold as reviewed.
 */
export function buildOwnBusiness(
  reading: Reading,
  { trades, template }: { trades: readonly Trade[]; template: Trade },
): Candidate | undefined {
  const own = ownWhat(reading);
  if (!own) return undefined;
  const { idea, buyers } = reading;
  const offer = templateOffer(template, reading, `${own.what} ${own.words}`);
  const [item] = offer?.items ?? [];
  if (!offer || !item) return undefined;
  const group = groupOf(trades, `${own.what} ${own.words}`, offer);
  const price = idea?.value.priceCents;
  const cost = idea?.value.costCents;
  const mid = price === undefined ? undefined : dollarsOf(price);
  const range =
    groupRange(
      trades.filter((trade) => trade.group === group),
      offer,
    ) ?? item.price;
  const ownItem: Offer['items'][number] = {
    ...item,
    name: capital(own.what).slice(0, 120),
    unit: idea?.value.unit ?? item.unit,
    price: mid === undefined ? range : { low: mid, mid, high: Math.round(mid * 1.25 * 100) / 100 },
    basis: {
      judged:
        mid === undefined
          ? 'The middle of what similar work in our list charges. Check two prices near you.'
          : 'The price that you named.',
    },
    ...(idea?.value.hours && { hours: idea.value.hours }),
    cost: {
      dollars:
        cost === undefined
          ? Math.round((mid ?? range.mid) * (item.cost.dollars / item.price.mid) * 100) / 100
          : dollarsOf(cost),
      what: item.cost.what,
      basis: {
        judged:
          cost === undefined
            ? item.cost.basis && 'judged' in item.cost.basis
              ? item.cost.basis.judged
              : 'Our judgement.'
            : 'The cost that you named.',
      },
    },
  };
  const whom = idea?.value.buyers ?? buyers[0]?.value.who;
  const name = capital(own.what).slice(0, 120);
  const ownOffer: Offer = {
    ...offer,
    name,
    line: `You sell your own idea: ${own.what}.`.slice(0, 230),
    items: [ownItem],
  };
  const trade: Trade = {
    ...template,
    group,
    name,
    plain: own.what,
    person: reading.ownTrade?.value.isTitle ? `a ${own.what}` : template.person,
    offers: [ownOffer],
  };
  const reasons: Reason[] = [{ kind: 'own-idea', words: own.words }];
  if (whom && buyers[0]) reasons.push({ kind: 'asked', words: buyers[0].words });
  return {
    id: `own/${offer.id}`,
    trade,
    offer: ownOffer,
    strength: strengthOf(reading),
    fit: 0,
    reasons,
    care: [],
    isOwnIdea: true,
    isUncatalogued: true,
  };
}
