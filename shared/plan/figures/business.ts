import type { Basis } from '#shared/content/schemas/parts.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import type { Reading } from '../reading/reading.ts';

/** What the figures need of a business: an offer of a trade, or the customer's own. */
export interface Business {
  id: string;
  /** Words of the business, for the rules that depend on its kind. */
  words: string;
  isOwnIdea: boolean;
  unit: string;
  /** The name of the line that carries the figures. */
  item: string;
  /** Prices that others ask; absent for a business that no trade covers. */
  price?: Trade['offers'][number]['items'][number]['price'];
  priceBasis: Basis;
  hours: number;
  unpaidHours: number;
  cost: { dollars: number; basis: Basis };
  mostPerMonth: number;
  capacity: Trade['capacity'];
  stress: Trade['stress'];
  start: Trade['start']['before'];
  monthly: Trade['monthly'];
  benchmark?: Trade['benchmark'];
}

export function businessOf({ id, trade, offer, isOwnIdea }: Candidate): Business {
  const [item] = offer.items;
  if (!item) throw new Error(`${id} has no price card`);
  return {
    id,
    words: `${trade.id} ${trade.name} ${offer.name}`,
    isOwnIdea,
    unit: item.unit,
    item: item.name,
    price: item.price,
    priceBasis: item.basis,
    hours: item.hours,
    unpaidHours: item.unpaidHours,
    cost: { dollars: item.cost.dollars, basis: item.cost.basis },
    mostPerMonth: offer.mostPerMonth,
    capacity: trade.capacity,
    stress: trade.stress,
    start: trade.start.before,
    monthly: trade.monthly,
    ...(trade.benchmark && { benchmark: trade.benchmark }),
  };
}

/** The middle one, so that one unusual trade changes nothing. */
const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const month = (pick: (trade: Trade) => readonly number[], trades: readonly Trade[]): number[] =>
  Array.from({ length: 12 }, (_, index) => middle(trades.map((trade) => pick(trade)[index] ?? 1)));

const fromTrades = (what: string): Basis => ({
  judged: `The middle of similar trades, because we have no figures for yours: ${what}.`,
});

/** Hours of one sale when the customer named none: what the price pays at the middle rate of similar trades. */
function hoursFor(priceCents: number, trades: readonly Trade[]): number {
  const rates = trades.flatMap(({ offers }) =>
    offers.flatMap(({ items }) =>
      items.slice(0, 1).flatMap(({ price, hours }) => (hours > 0 ? [price.mid / hours] : [])),
    ),
  );
  const rate = middle(rates) || 60;
  return Math.max(0.25, Math.round((priceCents / 100 / rate) * 4) / 4);
}

/**
 * The customer's own business, which no trade of ours covers: their unit, price and cost, with the middle of similar
 * trades for the rest. Undefined without a price, because a price is the one figure that we cannot judge.
 */
export function ownBusiness(reading: Reading, similar: readonly Trade[]): Business | undefined {
  const idea = reading.idea?.value;
  const priceCents = idea?.priceCents ?? reading.prices[0]?.value.cents;
  if (!idea || priceCents === undefined || similar.length === 0) return undefined;
  const costShare = middle(
    similar.flatMap(({ offers }) =>
      offers.flatMap(({ items }) => items.slice(0, 1).map(({ cost, price }) => cost.dollars / price.mid)),
    ),
  );
  const hours = hoursFor(priceCents, similar);
  const monthly = middle(
    similar.map((trade) => trade.monthly.reduce((sum, { dollars }) => sum + dollars, 0)),
  );
  return {
    id: 'own',
    words: idea.what,
    isOwnIdea: true,
    unit: idea.unit ?? 'sale',
    item: idea.what,
    priceBasis: fromTrades('price'),
    hours,
    unpaidHours: Math.round(hours) / 4,
    cost: { dollars: Math.round((priceCents / 100) * costShare), basis: fromTrades('cost of one sale') },
    mostPerMonth: middle(similar.flatMap(({ offers }) => offers.map(({ mostPerMonth }) => mostPerMonth))),
    capacity: {
      paidShare: middle(similar.map(({ capacity }) => capacity.paidShare)),
      weeksPerYear: middle(similar.map(({ capacity }) => capacity.weeksPerYear)),
      ramp: month(({ capacity }) => capacity.ramp, similar),
      season: month(({ capacity }) => capacity.season, similar),
      basis: fromTrades('pace'),
    },
    stress: {
      quietWeeks: 3,
      biggestBuyerShare: middle(similar.map(({ stress }) => stress.biggestBuyerShare)),
      lateShare: middle(similar.map(({ stress }) => stress.lateShare)),
    },
    start: [
      {
        what: 'what you need before the first sale',
        dollars: middle(
          similar.map((trade) => trade.start.before.reduce((sum, { dollars }) => sum + dollars, 0)),
        ),
        basis: fromTrades('start list'),
        owned: [],
      },
    ],
    monthly: [
      {
        what: 'insurance, phone and other costs of a month',
        dollars: monthly,
        basis: fromTrades('monthly costs'),
        owned: [],
      },
    ],
  };
}
