import type { Lexicon } from '../lexicon.ts';
import { rootsOf } from '../match/trade-words.ts';
import { isChip, type ReadSentence } from '../text.ts';
import { cardName } from './card-name.ts';
import { stemsOf } from './evidence.ts';

/** What the customer calls their business, each time they say it. */
export interface MainName {
  name: string;
  roots: string[];
  sentence: ReadSentence;
  from: number;
  to: number;
  /** How much the other mentions agree with it. */
  points: number;
  /** How sure the words themselves are. */
  likely: number;
}

const leastLikely = 0.3;
/** A skill that the story names too is named well; one that it does not may be any other. */
const skillBonus = 0.4;
const unshownCosts = 0.7;
/** A story with so many different words says what the work is. */
const leastStory = 8;
const lengthBonus = [0, 0, 0.3, 0.4, 0.3, 0.1];
export const bonusOfLength = (name: string): number => lengthBonus[name.split(' ').length] ?? -0.3;

/** "Mowing for" without whom or what it is for. */
const thingOf = (name: string): string => name.split(/ (?:for|in|from|with|near) /, 1)[0] ?? name;

/** The names, the one that most mentions agree with first. */
export function mainNames(
  sentences: readonly ReadSentence[],
  { workWords, tradeWords }: Lexicon,
): MainName[] {
  const mentions = sentences.flatMap((sentence) =>
    sentence.isSilent || isChip(sentence)
      ? []
      : (sentence.roles?.spansOf('main') ?? [])
          .filter(({ likely }) => likely >= leastLikely)
          .map((span) => ({
            ...span,
            sentence,
            roots: stemsOf(thingOf(span.words)),
          })),
  );
  const told = new Set(
    sentences
      .filter(({ field, isSilent }) => field === 'content' && !isSilent)
      .flatMap(({ text }) => rootsOf(text, tradeWords.common)),
  );
  return mentions
    .flatMap(({ words, roots, sentence, from, to, likely }): MainName[] => {
      const name = cardName(words, workWords) ?? cardName(words, workWords, true);
      if (!name || roots.length === 0) return [];
      const agreed = mentions.reduce(
        (sum, other) =>
          sum + (other.likely * roots.filter((root) => other.roots.includes(root)).length) / roots.length,
        0,
      );
      const isTold = roots.some((root) => told.has(root));
      // A listed skill that the story never speaks of names no business.
      if (sentence.field === 'skills' && !isTold && told.size >= leastStory) return [];
      const points =
        agreed +
        (sentence.field === 'skills' ? (isTold ? skillBonus : -unshownCosts) : 0) +
        bonusOfLength(name);
      return [{ name, roots: stemsOf(thingOf(name)), sentence, from, to, points, likely }];
    })
    .toSorted((one, other) => other.points - one.points);
}
