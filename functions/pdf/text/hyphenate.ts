import { britishPatterns } from './british-patterns.ts';

/**
 * Where an English word may be divided, by Liang's patterns in the British spelling, which Australia shares. A pattern
 * is letters with digits between them; the largest digit at a place counts, and an odd one allows a division.
 */
let weights: Map<string, readonly number[]> | undefined;
let longest = 0;
const known = new Map<string, readonly number[]>();
const leastBefore = 3;
const leastAfter = 3;

function readPatterns(): Map<string, readonly number[]> {
  const read = new Map<string, readonly number[]>();
  for (const [size, joined] of Object.entries(britishPatterns)) {
    const length = Number(size);
    for (let at = 0; at < joined.length; at += length) {
      const pattern = joined.slice(at, at + length);
      const digits: number[] = [0];
      let letters = '';
      for (const sign of pattern)
        if (sign >= '0' && sign <= '9') digits[letters.length] = Number(sign);
        else {
          letters += sign;
          digits[letters.length] = 0;
        }
      longest = Math.max(longest, letters.length);
      read.set(letters, digits);
    }
  }
  return read;
}

/** The lengths of the first parts a word of small letters can be divided into. */
export function divisionsOf(word: string): readonly number[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  weights ??= readPatterns();
  const framed = `_${word}_`;
  const found = new Array<number>(framed.length + 1).fill(0);
  for (let begin = 0; begin < framed.length; begin++)
    for (let end = begin + 1; end <= Math.min(framed.length, begin + longest); end++)
      weights.get(framed.slice(begin, end))?.forEach((weight, place) => {
        found[begin + place] = Math.max(found[begin + place] ?? 0, weight);
      });
  const divisions = found
    .map((weight, place) => (weight % 2 === 1 ? place - 1 : 0))
    .filter((length) => length >= leastBefore && word.length - length >= leastAfter);
  if (known.size > 20_000) known.clear();
  known.set(word, divisions);
  return divisions;
}
