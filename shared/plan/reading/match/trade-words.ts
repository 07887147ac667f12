import type { Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from './words.ts';

/** The parts of a trade whose words say what the trade is about. */
export type WordedTrade = Pick<Trade, 'id' | 'group' | 'name' | 'plain' | 'recognise' | 'offers'>;

/** How much a trade has to do with what a person says. */
export interface Likeness {
  trade: string;
  points: number;
}

const mostWeight = 3;

/** The roots of a text that can tell one trade from another. */
export const rootsOf = (text: string, common: ReadonlySet<string>): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !common.has(word.text) && !common.has(word.stem) && !/^\d/.test(word.text))
      .map(({ stem }) => rootOf(stem))
      .filter((root) => root.length > 2),
  ),
];

function weightsOf({ name, plain, recognise, offers }: WordedTrade, common: ReadonlySet<string>) {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const root of rootsOf(text, common))
      weights.set(root, Math.min(mostWeight, (weights.get(root) ?? 0) + weight));
  };
  for (const text of [...recognise.titles, ...recognise.tasks]) add(text, 1);
  for (const text of recognise.misspellings) add(text, 0.5);
  for (const text of recognise.tools) add(text, 0.6);
  add(`${name} ${plain}`, 1.5);
  for (const offer of offers) {
    add(offer.name, 1);
    add(offer.line, 0.5);
    for (const item of offer.items) add(item.name, 0.6);
  }
  return weights;
}

/**
 * Which trades speak of the same things as a text, by the words of their files. A word that few trades have says most.
 * Phrase lists find what people call a trade; this finds what people describe without its name.
 */
export class TradeWords {
  private readonly trades = new Map<string, ReadonlyMap<string, number>>();
  private readonly byRoot = new Map<string, [trade: string, weight: number][]>();

  readonly common: ReadonlySet<string>;

  constructor(trades: readonly WordedTrade[], common: ReadonlySet<string>) {
    this.common = common;
    for (const trade of trades) {
      const weights = weightsOf(trade, common);
      this.trades.set(trade.id, weights);
      for (const [root, weight] of weights)
        this.byRoot.set(root, [...(this.byRoot.get(root) ?? []), [trade.id, weight]]);
    }
  }

  /** High for a word of few trades, highest for one that no trade has. */
  rarity(root: string): number {
    return Math.log((this.trades.size + 1) / ((this.byRoot.get(root)?.length ?? 0) + 0.5));
  }

  isUnknown(root: string): boolean {
    return !this.byRoot.has(root);
  }

  /** The likest trade first. */
  likest(said: ReadonlyMap<string, number>): Likeness[] {
    const points = new Map<string, number>();
    // What is only told is no work.
    for (const [root, weight] of said)
      if (weight >= 1)
        for (const [trade, worth] of this.byRoot.get(root) ?? [])
          points.set(
            trade,
            (points.get(trade) ?? 0) + weight * this.rarity(root) * Math.min(1.5, 0.5 + worth / 2),
          );
    return [...points]
      .map(([trade, sum]) => ({ trade, points: sum }))
      .toSorted((one, other) => other.points - one.points || (one.trade < other.trade ? -1 : 1));
  }

  /** Which share of some words a trade speaks of, rare words first. */
  coverage(trade: string, roots: readonly string[]): number {
    return this.covered(trade, new Map(roots.map((root) => [root, 1])));
  }

  /** The same for words that weigh more or less; `least` is 1 for words of a trade's names and tasks. */
  covered(trade: string, weights: ReadonlyMap<string, number>, least = 0): number {
    const known = this.trades.get(trade);
    let [sum, all] = [0, 0];
    for (const [root, weight] of weights) {
      const worth = weight * this.rarity(root);
      all += worth;
      if ((known?.get(root) ?? -1) >= least) sum += worth;
    }
    return all === 0 ? 0 : sum / all;
  }
}
