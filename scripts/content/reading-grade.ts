import { syllable } from 'syllable';
import { type PlainText, sentencesIn, wordsIn } from './plain-text.ts';

/** Only words count by their syllables; a figure or an address counts as one. */
const syllablesOf = (word: string): number =>
  /^[\p{L}’'-]+$/u.test(word.replaceAll(/[^\p{L}\p{N}’'-]/gu, '')) ? Math.max(1, syllable(word)) : 1;

/** The school year that a text needs, by the Flesch–Kincaid formula. */
export function readingGrade({ prose }: PlainText): number {
  const sentences = prose.flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
