import hyphen from 'hyphen/en-gb/index.js';

/** Fewer letters before or after a hyphen look like a mistake. */
const leastLetters = 3;
const softHyphen = '\u00ad';
const mostKnown = 20_000;
const known = new Map<string, readonly number[]>();

/** Lists the possible lengths of the first part of a lowercase word, in British spelling. */
export function divisionsOf(word: string): readonly number[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  const divisions: number[] = [];
  let length = 0;
  for (const part of hyphen.hyphenateSync(word).split(softHyphen)) {
    length += part.length;
    if (length >= leastLetters && word.length - length >= leastLetters) divisions.push(length);
  }
  if (known.size >= mostKnown) known.clear();
  known.set(word, divisions);
  return divisions;
}
