import type { NetworkWeights } from '../network/weights.ts';
import type { Role } from './tags.ts';

/** What is learned from the labelled customers. */

/** How much each sign says, and which trades the labelled customers had whose business has a word. */
export interface TradeWeights {
  signs: Readonly<Record<string, number>>;
  words: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface RoleWeights {
  network: NetworkWeights;
  trades: TradeWeights;
}

export interface Stretch {
  from: number;
  to: number;
}

/** A run of words with one role. */
export interface RoleSpan extends Stretch {
  role: Role;
  words: string;
  /** How likely it is, on average over its words. */
  likely: number;
  /** How well it names the business, among the others. */
  title: number;
  /** The one offer or buyer that it belongs to, by the number of its first stretch; absent for one alone. */
  group?: number;
}
