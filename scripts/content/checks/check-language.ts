import type { Chapter, Library } from '../library.ts';
import { sentenceLengths } from '../sentence-lengths.ts';
import { allTexts, type Finding } from './finding.ts';

const shortestAverage = 13;
const longestAverage = 16;
const mostShort = 0.25;

/** Guards: long texts consist of sentences, not of exclamations. */
export const checkLanguage = (library: Library, chapters: readonly Chapter[] = []): Finding[] =>
  allTexts(library, chapters).flatMap(({ file, sections }) => {
    const { average, shortShare } = sentenceLengths(sections.map(({ markdown }) => markdown));
    if (average >= shortestAverage && average <= longestAverage && shortShare <= mostShort) return [];
    const found = `${average.toFixed(1)} words a sentence, ${(100 * shortShare).toFixed(0)}% of them seven or fewer`;
    const rule = `${shortestAverage} to ${longestAverage} and at most ${100 * mostShort}%`;
    return [{ file, fault: `has ${found}, not ${rule}` }];
  });
