import { syllable } from 'syllable';
import { type PlainText, sentencesIn, wordsIn } from './plain-text.ts';

/** Figures, addresses and the like are read in one go; only words are counted by their syllables. */
const syllablesOf = (word: string): number =>
  /^[\p{L}’'-]+$/u.test(word.replaceAll(/[^\p{L}\p{N}’'-]/gu, '')) ? Math.max(1, syllable(word)) : 1;

/** The school year a text asks of its reader, by Flesch and Kincaid's formula. */
export function readingGrade({ prose }: PlainText): number {
  const sentences = prose.flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
