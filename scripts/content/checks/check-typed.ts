import { factNumbers } from '#shared/content/fact-numbers.ts';
import { findPath } from '../figures/path-figures.ts';
import type { Chapter, Library, LibraryPath } from '../library.ts';
import { sentencesIn } from '../plain-text.ts';
import { withoutFilled } from '../sums/fill-sums.ts';
import type { Finding, Text } from './finding.ts';

const tidy = (value: number): string => String(Number(value.toFixed(6)));
const percent = (share: number): string => `${tidy(100 * share)}%`;
const dollars = (value: number): string =>
  `$${value.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`;

/** Figures with only one meaning: a round figure may mean many things, `10.45%` and `$33.05` only one. */
const isDistinct = (printed: string): boolean => /\.\d|\d\d,\d/.test(printed);

const ofFacts = Object.values(factNumbers)
  .map((value) => (value < 1 ? percent(value) : dollars(value)))
  .filter(isDistinct);

const ofCover = /\b(?:insur|liability|indemnity|premium|cover\b)/i;
const cover = [factNumbers.liability, factNumbers.indemnity].map(dollars);
const ofFee = /\bfees?\b|\d%/i;
const feeCents = [factNumbers['card-fixed'], factNumbers['etsy-fixed']].map(
  (value) => `${tidy(100 * value)} c`,
);

const occurs = (figure: string, text: string): boolean => {
  const exact = figure.replaceAll(/[.$+]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\d.,$])${exact}(?!\\d|[.,]\\d)`).test(text);
};

/** Figures of a fact, or of our plans' assumptions on this path, that the Markdown types directly. */
function typedIn(text: string, ofPlan: readonly string[]): string[] {
  const always = [...ofFacts, ...ofPlan].filter((figure) => occurs(figure, text));
  const inContext = sentencesIn(text).flatMap((sentence) => [
    ...(ofCover.test(sentence) ? cover.filter((figure) => occurs(figure, sentence)) : []),
    ...(ofFee.test(sentence)
      ? feeCents.filter((figure) =>
          new RegExp(`\\+ ?${figure.replace(' ', ' ?')}(?:ents)?\\b`).test(sentence),
        )
      : []),
  ]);
  return [...new Set([...always, ...inContext])];
}

function planFigures({ meta: { slug } }: LibraryPath): string[] {
  const path = findPath(slug);
  return path === undefined ? [] : [percent(path.demand.conversion.value)].filter(isDistinct);
}

/** Guards: figures of facts and plans are named in the Markdown and never typed, so that each changes in one place. */
export const checkTyped = (library: Library, chapters: readonly Chapter[] = []): Finding[] => [
  ...library.flatMap(({ paths }) => paths.flatMap((path) => typedFindings(path, planFigures(path)))),
  ...chapters.flatMap((chapter) => typedFindings(chapter, [])),
];

const typedFindings = ({ file, written, firstLine }: Text, ofPlan: readonly string[]): Finding[] =>
  written.split('\n').flatMap((line, index) =>
    typedIn(withoutFilled(line), ofPlan).map((figure) => ({
      file,
      fault: `types ${figure}, which a fact or a plan gives, in line ${firstLine + index}`,
    })),
  );
