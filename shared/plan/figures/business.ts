import type { Basis } from '#shared/content/schemas/parts.ts';
import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import { type SeenLine, seenLines } from './time-unit.ts';

/** So many of what is priced, or as much as the least sum pays for. */
export interface SmallestJob {
  /** Missing where the customer named a sum. */
  count?: number;
  /** The unit of the price. */
  of: string;
  eachCents: number;
  times: number;
}

/** What the figures need of a business: an offer of a trade, or the customer's own. */
export interface Business {
  id: string;
  /** Words of the business, for the rules that depend on its kind. */
  words: string;
  isOwnIdea: boolean;
  /** It is done at the client's, in one go. */
  isVisit?: boolean;
  /** Goods that are made ahead. */
  isMade?: boolean;
  unit: string;
  /** What the price card calls one sale of each of its lines. */
  sales?: readonly string[];
  /** The smallest job, where a sale is one. */
  job?: SmallestJob;
  /** The name of the line that carries the figures. */
  item: string;
  /** Prices that others ask. */
  price: Trade['offers'][number]['items'][number]['price'];
  priceBasis: Basis;
  hours: number;
  /** How long the client sees of the trade's lines, and how long they take in all. */
  seen?: readonly SeenLine[];
  unpaidHours: number;
  cost: { dollars: number; basis: Basis };
  /** What the cost of one pays for. */
  costWhat?: string;
  mostPerMonth: number;
  capacity: Trade['capacity'];
  stress: Trade['stress'];
  start: Trade['start']['before'];
  monthly: Trade['monthly'];
  benchmark?: Trade['benchmark'];
  /** The line that carries the figures is the customer's own. */
  sold?: Candidate['sold'];
  /** By the id of a price: its time and cost, where it is for something else than the business sells. */
  likeLines?: Candidate['likeLines'];
}

export function businessOf({ id, trade, offer, isOwnIdea, likeLines, sold }: Candidate): Business {
  const [item] = offer.items;
  if (!item) throw new Error(`${id} has no price card`);
  const seen = seenLines(trade.offers.find((one) => one.id === offer.id)?.items ?? []);
  return {
    id,
    ...(seen.length > 0 && { seen }),
    words: `${trade.id} ${trade.name} ${offer.name}`,
    isOwnIdea,
    isVisit: trade.fit.place === 'local' && offer.kind !== 'product',
    isMade: offer.kind === 'product',
    unit: item.unit,
    sales: offer.items.map(({ unit }) => unit),
    item: item.name,
    price: item.price,
    priceBasis: item.basis,
    hours: item.hours,
    unpaidHours: item.unpaidHours,
    cost: { dollars: item.cost.dollars, basis: item.cost.basis },
    costWhat: item.cost.what,
    mostPerMonth: offer.mostPerMonth,
    capacity: trade.capacity,
    stress: trade.stress,
    start: trade.start.before,
    monthly: trade.monthly,
    ...(trade.benchmark && { benchmark: trade.benchmark }),
    ...(sold && { sold }),
    ...(likeLines && { likeLines }),
  };
}
