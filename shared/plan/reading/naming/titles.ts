import type { Lexicon } from '../lexicon.ts';
import { likeliest, type State } from '../roles/states.ts';
import type { Stretch } from '../roles/weights.ts';
import { isChip, type ReadSentence } from '../text.ts';
import { cardName } from './card-name.ts';
import { stemsOf } from './deeds.ts';

/** Words that may name the business. */
export interface Title {
  name: string;
  roots: string[];
  sentence: ReadSentence;
  from: number;
  to: number;
  /** How much all mentions say of it. */
  points: number;
  /** How well it names the business, among the others. */
  title: number;
}

const leastLikely = 0.3;

/** What they refuse, and what others sell, names no business of theirs. */
const notTheirs: ReadonlySet<State | undefined> = new Set(['refused', 'theirs']);
const isTheirs = ({ roles }: ReadSentence, { from, to }: Stretch): boolean =>
  !notTheirs.has(roles && likeliest(roles.statesOf(from, to)));

/** "Mowing for" without whom or what it is for. */
const thingOf = (name: string): string => name.split(/ (?:for|in|from|with|near) /, 1)[0] ?? name;

/** What is sold, the best name of the business first. */
export function titlesOf(sentences: readonly ReadSentence[], { workWords }: Lexicon): Title[] {
  const mentions = sentences.flatMap((sentence) =>
    sentence.isSilent || isChip(sentence)
      ? []
      : (sentence.roles?.spansOf('main', 'sells') ?? [])
          .filter((span) => span.likely >= leastLikely && isTheirs(sentence, span))
          .map((span) => ({ ...span, sentence, roots: stemsOf(thingOf(span.words)) })),
  );
  return mentions
    .flatMap(({ words, roots, sentence, from, to, title }): Title[] => {
      const name = cardName(words, workWords) ?? cardName(words, workWords, true);
      if (!name || roots.length === 0) return [];
      const points = mentions.reduce(
        (sum, other) =>
          sum + (other.likely * roots.filter((root) => other.roots.includes(root)).length) / roots.length,
        0,
      );
      return [{ name, roots: stemsOf(thingOf(name)), sentence, from, to, points, title }];
    })
    .toSorted((one, other) => other.title - one.title);
}
