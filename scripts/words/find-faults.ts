import { sentencesIn, wordsIn } from '../content/plain-text.ts';
import { mannerismsIn } from './mannerisms.ts';

/** More words than this are read twice. */
const mostWords = 24;

/** What an editor should look at in a text that people see. */
export const faultsOf = (text: string): string[] => [
  ...mannerismsIn(text).map((word) => `“${word}”`),
  ...(text.includes('A$') ? ['“A$”'] : []),
  ...sentencesIn(text)
    .map((sentence) => wordsIn(sentence).length)
    .filter((count) => count > mostWords)
    .map((count) => `${count} words`),
];
