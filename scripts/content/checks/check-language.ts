import type { Library, LibraryPath } from '../library.ts';
import { type SentenceLengths, sentenceLengths } from '../sentence-lengths.ts';
import type { Finding } from './finding.ts';
import { languageDebts } from './language-debts.ts';

const shortestAverage = 13;
const longestAverage = 16;
const mostShort = 0.25;

/** Below what a few changed words do to a path. */
const slack = { average: 0.2, shortShare: 0.01 };

const keepsRule = ({ average, shortShare }: SentenceLengths): boolean =>
  average >= shortestAverage - slack.average && average <= longestAverage && shortShare <= mostShort;

const inWords = ({ average, shortShare }: SentenceLengths): string =>
  `${average.toFixed(1)} words a sentence, ${(100 * shortShare).toFixed(0)}% of them seven or fewer`;

function faultOf({ meta, sections }: LibraryPath): string | undefined {
  const lengths = sentenceLengths(sections.map(({ markdown }) => markdown));
  const debt = languageDebts[meta.slug];
  if (keepsRule(lengths))
    return debt === undefined ? undefined : 'keeps the rule of sentences now: take it off the list of debts';
  if (debt === undefined)
    return `has ${inWords(lengths)}, not ${shortestAverage} to ${longestAverage} and at most ${100 * mostShort}%`;
  const isWorse =
    lengths.average < debt.average - slack.average || lengths.shortShare > debt.shortShare + slack.shortShare;
  return isWorse ? `has ${inWords(lengths)}, further from the rule than the list of debts says` : undefined;
}

/** Guards: texts that are read for an hour are told in sentences, not in calls. */
export const checkLanguage = (library: Library): Finding[] =>
  library.flatMap(({ paths }) =>
    paths.flatMap((path) => {
      const fault = faultOf(path);
      return fault === undefined ? [] : [{ file: path.file, fault }];
    }),
  );
