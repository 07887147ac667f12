import type { Need } from '#shared/content/schemas/parts.ts';
import type { Offer, Trade } from '#shared/content/schemas/trade.ts';

/** Why a business is on the list, as facts that a sentence can be made from. */
export type Reason =
  | { kind: 'asked'; words: string }
  | { kind: 'paid'; words: string }
  | { kind: 'years'; years: number; words: string }
  | { kind: 'named'; words: string }
  | { kind: 'licence'; licence: string }
  | { kind: 'owns'; item: string }
  | { kind: 'interest'; words: string }
  | { kind: 'own-idea'; words: string }
  | { kind: 'handbook'; path: string }
  | { kind: 'needs-no-skill' };

/** Time and cost of one of what a price is for, from the offer of a trade that sells just that. */
export interface LikeLine {
  unit: string;
  name: string;
  hours: number;
  unpaidHours: number;
  costDollars: number;
}

export interface OwnSale {
  priceId: string;
  cents: number;
  /** The unit of the price says how long one takes. */
  isTimed?: true;
}

export interface Candidate {
  /** "carpentry-small-jobs/property-managers", or "own" for the customer's own business. */
  id: string;
  trade: Trade;
  offer: Offer;
  /** Points of the trade in the reading; 0 for a business that needs no skill. */
  strength: number;
  /** Points of the offer inside its trade. */
  fit: number;
  reasons: Reason[];
  /** The licence that this offer stays under, with its limit in dollars where there is one. */
  under?: { licence: string; limit?: number };
  /** The licence that the person gets before the first paid job: the whole trade needs it. */
  licenceFirst?: string;
  /** What the work asks of the body, where the person is limited: the plan takes that part out of the work. */
  care: { need: Need; words: string }[];
  isOwnIdea: boolean;
  /** It is called by words that hold for the whole trade: what its own name says was never said by the customer. */
  isPlainlyNamed?: true;
  /** The first line is the customer's own: the price that it has, and what one sale brings. */
  sold?: OwnSale;
  /** By the id of a price: what it is for, where another trade sells that. */
  likeLines?: Readonly<Record<string, LikeLine>>;
  /** Built from the customer's own figures, without a file of the catalogue. A reviewer checks it. */
  isUncatalogued?: boolean;
}

/** An offer that was taken off the list, and what took it. */
export interface Removed {
  id: string;
  name: string;
  by:
    | { kind: 'limit'; need: Need; words: string }
    | { kind: 'licence'; licence: string }
    | { kind: 'age'; least: number }
    | { kind: 'refused'; what: string; words: string };
}

export interface Choice {
  /** The best first. At most three. */
  offered: Candidate[];
  removed: Removed[];
  /** Trades that the person has, and may not work in before they hold a licence. */
  later: { trade: string; licence: string }[];
  /** Work that we do not plan although it was asked for. */
  declined: string[];
  /**
   * none: nothing can be planned, and nothing is charged. ask: name a skill first. own: the first offer is the
   * customer's own business, which no file of the catalogue covers.
   */
  kind: 'chosen' | 'own' | 'ask' | 'none';
  /** What keeps us from a plan, and what to do. */
  why?: string;
}
