import { wordsIn } from './search-words.ts';

/** Shorter words are too near to one another. */
const leastLength = 5;
/** From so many letters on two may be wrong. */
const longLength = 9;

const stemOf = (word: string): string => word.replace(/(?:ing|ers?|s)$/, '');

/** How many letters were left out, added, changed, or swapped with their neighbour. */
export function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_none, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = swaps ? (twoAbove[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The word of a text that somebody meant who mistyped it. */
export function nearlyKnown(text: string, typed: string): string | undefined {
  const [word = '', ...others] = wordsIn(typed);
  if (others.length > 0 || word.length < leastLength) return undefined;
  const most = word.length < longLength ? 1 : 2;
  const near = [...new Set(wordsIn(text))]
    .filter((known) => known.length >= leastLength && known.startsWith(word.slice(0, 1)))
    .map((known) => {
      const whole = slipsBetween(word, known);
      // “gardning” is three letters from “garden”, and its stem one.
      return { known, slips: Math.min(whole, slipsBetween(stemOf(word), stemOf(known)) + 0.5) };
    })
    .filter(({ slips }) => slips < most + 1)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.known;
}
