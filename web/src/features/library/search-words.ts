/** Plain lower-case words: “Cafés & set-ups” → cafes, set, ups. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Shortens a word to a prefix, so that “dogs” finds “dog walking” and “photography” finds “photos”. */
const beginning = (word: string): string =>
  word.length > 3 ? word.replace(/^(photo|video)graph.*$|s$/, '$1') : word;

/** A shorter prefix would match too many words. */
const tellingLength = 4;

/** The singular of an irregular plural: “hobbies” → hobby, “dishes” → dish. */
const singular = (word: string): string | undefined => {
  const one = word.replace(/ies$/, 'y').replace(/(s|x|z|ch|sh)es$/, '$1');
  return one !== word && one.length >= tellingLength ? one : undefined;
};

export interface Searched {
  text: string;
  /** Prefixes of other names: “lawn” is found by “lawnmower”. */
  beginnings?: readonly string[];
}

/** Whether every searched word is the prefix of a word of the text, or matches one of its other names. */
export const hasWords = ({ text, beginnings = [] }: Searched, lookedFor: string): boolean => {
  const called = wordsIn(beginnings.join(' '));
  // A hyphenated word is found as one word and as two: set-up, set up, setup.
  const words = [...wordsIn(text), ...wordsIn(text.replaceAll('-', '')), ...called];
  const begins = (start: string | undefined) =>
    start !== undefined && words.some((known) => known.startsWith(start));
  const has = (word: string): boolean =>
    begins(beginning(word)) ||
    begins(singular(word)) ||
    called.some((known) => known.length >= tellingLength && word.startsWith(beginning(known)));
  const asked = wordsIn(lookedFor);
  // “tik tok” also matches as one word.
  return asked.every(has) || (asked.length === 2 && words.some((known) => known.startsWith(asked.join(''))));
};
