/** Plain lower-case words: “Cafés & set-ups” → cafes, set, ups. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** “dogs” finds “dog walking”, as the beginning of a word is enough. */
const beginning = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether every word that is looked for begins a word of the text. */
export const hasWords = (text: string, lookedFor: string): boolean => {
  // A hyphened word is found as one word and as two: set-up, set up, setup.
  const words = [...wordsIn(text), ...wordsIn(text.replaceAll('-', ''))];
  return wordsIn(lookedFor).every((word) => words.some((known) => known.startsWith(beginning(word))));
};
