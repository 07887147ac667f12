import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Fact, PriceFact, Reading } from '../reading/reading.ts';
import type { Candidate, Reason } from './candidate.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const dollarsOf = (cents: number): number => Math.round(cents) / 100;

/** Points of the customer's own business, as for a trade: a title 10, a price 3, buyers 6, a cost 2. */
function strengthOf({ idea, ownTrade, buyers, prices, skills }: Reading): number {
  const isSold =
    idea?.value.trade === undefined &&
    (idea?.value.priceCents !== undefined || (!ownTrade && prices.some(({ value }) => value.when === 'now')));
  const years = ownTrade?.value.years ?? 0;
  const strength =
    (ownTrade?.value.isTitle ? 10 : ownTrade ? 6 : idea?.value.isNamed ? 16 : 12) +
    (years >= 3 ? 5 : 0) +
    (ownTrade?.value.isShown ? 4 : 0) +
    (isSold ? 4 : 0) +
    (idea?.value.costCents ? 2 : 0) +
    (idea?.value.buyers || buyers.length > 0 ? 6 : 0);
  // A second thing that a beekeeper makes is no other line of work.
  const trade = skills[0]?.value.strength ?? 0;
  return idea?.value.isMade && !ownTrade && trade >= 10 ? Math.min(strength, trade - 1) : strength;
}

/** What the customer calls it; nothing when a trade of the catalogue covers it. */
export function ownWhat({ idea, ownTrade }: Reading): { what: string; words: string } | undefined {
  const isIdea = idea?.value.trade === undefined && (idea?.value.isNamed || idea?.value.leads);
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

/** The customer's price list, the first line first: what they charge now, then what buyers offered. */
const pricesOf = ({ prices }: Reading): Fact<PriceFact>[] => [
  ...prices.filter(({ value }) => value.when === 'now' || value.when === 'planned'),
  ...prices.filter(({ value }) => value.when === 'offered'),
  ...prices.filter(({ value }) => value.when === 'past'),
];

/** "a fox skull 120" is a fox skull. */
function nameOfLine({ of = '', unit, item }: PriceFact, what: string): string {
  if (item) return capital(item);
  const label = of
    .replace(/[$£€]?\s?\d[\d.,]*.*$/u, '')
    .replace(/^(?:and|n|or|plus|then|so|i|we|charge|charging|for|an?|the|my|\s)+\b/i, '')
    .replace(
      /\b(?:is|are|at|for|from|i[’']?d say|i ask|i charge|sells?|selling|charged?|it|them|out|hire|me pays?|about|around|=|:)\s*$/gi,
      '',
    )
    .trim();
  const isName = /^[\p{L}][\p{L} &’'/-]{2,40}$/u.test(label) && label.split(/\s+/).length <= 5;
  return capital(
    isName && !/\b(?:i|they|we|he|she|me|them)\b/i.test(label) ? label : unit ? `${what}, one ${unit}` : what,
  );
}

/** Dollars that an hour of such work should leave, to judge how long one takes where the customer does not say. */
const usualYield = 55;

/** What one sale takes of time. A dear piece takes longer than the template's; a guess, and the plan says so. */
function timeOf(
  item: Offer['items'][number],
  { price, hours }: { price: number; hours: number | undefined },
) {
  if (hours !== undefined) return { hours };
  const guess = Math.round(((price * 0.9) / usualYield) * 4) / 4;
  return price > item.price.high * 1.2 || price < item.price.low * 0.6
    ? { hours: Math.min(40, Math.max(0.25, guess)), unpaidHours: Math.min(4, Math.max(0.1, guess * 0.2)) }
    : { hours: item.hours, unpaidHours: item.unpaidHours };
}

function ownItems(
  reading: Reading,
  {
    what,
    item,
    range,
  }: { what: string; item: Offer['items'][number]; range: Offer['items'][number]['price'] },
): Offer['items'] {
  const { idea } = reading;
  const ideaPrice = idea?.value.priceCents;
  const listed = pricesOf(reading);
  const first = listed[0]?.value;
  const priceCents = ideaPrice ?? first?.cents;
  const cost = idea?.value.costCents;
  const mid = priceCents === undefined ? undefined : dollarsOf(priceCents);
  const main: Offer['items'][number] = {
    ...item,
    name: (ideaPrice === undefined && first ? nameOfLine(first, what) : capital(what)).slice(0, 120),
    unit: (ideaPrice === undefined ? first?.unit : idea?.value.unit) ?? item.unit,
    price: mid === undefined ? range : { low: mid, mid, high: Math.round(mid * 1.25 * 100) / 100 },
    basis: {
      judged:
        mid === undefined
          ? 'The middle of what similar work in our list charges. Check two prices near you.'
          : 'The price that you named.',
    },
    ...timeOf(item, { price: mid ?? range.mid, hours: idea?.value.hours }),
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
  const more = listed
    .filter(({ value }) => value.cents !== priceCents && value.cents >= 500 && value.when !== 'past')
    .map(({ value }) => {
      const price = dollarsOf(value.cents);
      return {
        ...main,
        name: nameOfLine(value, what).slice(0, 120),
        unit: value.unit ?? main.unit,
        price: { low: price, mid: price, high: Math.round(price * 1.25 * 100) / 100 },
        ...timeOf(item, { price, hours: undefined }),
      };
    })
    .filter(
      ({ name }, index, all) => name !== main.name && all.findIndex((one) => one.name === name) === index,
    )
    .slice(0, 5);
  return [main, ...more];
}

/**
 * A business that no file of the catalogue covers, from the customer's own price list and cost and, where they gave
 * none, the ranges of the nearest group. A reviewer looks at it before it is sold as reviewed.
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
  const range =
    groupRange(
      trades.filter((trade) => trade.group === group),
      offer,
    ) ?? item.price;
  const whom = idea?.value.buyers ?? buyers[0]?.value.who;
  const name = capital(own.what).slice(0, 120);
  const line = reading.ownTrade
    ? `You offer ${own.what} at your own price.`
    : `You offer ${own.what}, your own idea.`;
  const ownOffer: Offer = {
    ...offer,
    name,
    line: line.slice(0, 230),
    items: ownItems(reading, { what: own.what, item, range }),
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
