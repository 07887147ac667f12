import { slipsBetween } from '#web/lib/slips-between.ts';
import { wordsIn } from './search-words.ts';

/** Shorter words are too similar to each other. */
const leastLength = 5;
/** From this length on, two letters may be wrong. */
const longLength = 9;

const stemOf = (word: string): string => word.replace(/(?:ing|ers?|s)$/, '');

/** Finds the word of a text that a mistyped word meant. */
export function nearlyKnown(text: string, typed: string): string | undefined {
  const [word = '', ...others] = wordsIn(typed);
  if (others.length > 0 || word.length < leastLength) return undefined;
  const most = word.length < longLength ? 1 : 2;
  const near = [...new Set(wordsIn(text))]
    .filter((known) => known.length >= leastLength && known.startsWith(word.slice(0, 1)))
    .map((known) => {
      const whole = slipsBetween(word, known);
      // “gardning” differs by three letters from “garden”, but its stem by one.
      return { known, slips: Math.min(whole, slipsBetween(stemOf(word), stemOf(known)) + 0.5) };
    })
    .filter(({ slips }) => slips < most + 1)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.known;
}
