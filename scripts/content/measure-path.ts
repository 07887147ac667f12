import { effectivePrice } from '#shared/domain/paths/price.ts';
import { isBare } from './checks/check-links.ts';
import { wordsAMinute } from './count-locked.ts';
import { countPictures } from './count-pictures.ts';
import { diagramsIn } from './diagrams/draw-diagram.ts';
import type { LibraryPath } from './library.ts';
import { countWords, joinTexts, plainTextOf } from './plain-text.ts';
import { readingGrade } from './reading-grade.ts';
import { everyToken, readMarkdown, type Tokens } from './render-markdown.ts';
import { type SentenceLengths, sentenceLengths } from './sentence-lengths.ts';
import { countFilled, withoutFilled } from './sums/fill-sums.ts';

export interface PathMeasures extends SentenceLengths {
  words: number;
  grade: number;
  /** To pages of others, and those of them that lead to a bare home page. */
  links: number;
  bareLinks: number;
  /** Figures that are worked out or come from a fact, and those that stand in the Markdown as digits. */
  computed: number;
  typed: number;
  /** Words to send or say, ready to copy. */
  scripts: number;
  /** Templates and steps of its working kit. */
  kitParts: number;
  /** All of them, and those that are neither bars nor a line. */
  pictures: number;
  diagrams: number;
  /** What an hour of reading costs. */
  hourPrice: number;
}

/** The numbers of a list are not figures. */
const figuresIn = (markdown: string): number =>
  markdown.replaceAll(/^(?:> )?\d+\. /gm, '').match(/\d[\d,]*(?:\.\d+)?/g)?.length ?? 0;

export function measurePath({ sections, written, meta, yearHtml, workingKit }: LibraryPath): PathMeasures {
  const markdowns = sections.map(({ markdown }) => markdown);
  const text = joinTexts(markdowns.map(plainTextOf));
  const words = countWords(text);
  const tokens = markdowns.flatMap((markdown) => everyToken(readMarkdown(markdown)));
  const links = tokens
    .filter((token): token is Tokens.Link => token.type === 'link')
    .filter(({ href }) => href.startsWith('https://'));
  const html = [yearHtml, ...sections.map((section) => section.html)].join('');
  return {
    ...sentenceLengths(markdowns),
    words,
    grade: readingGrade(text),
    links: links.length,
    bareLinks: links.filter(({ href }) => isBare(href)).length,
    computed: countFilled(written),
    typed: figuresIn(withoutFilled(written)),
    scripts: tokens.filter(({ type }) => type === 'blockquote').length,
    kitParts: workingKit === null ? 0 : workingKit.templates.length + workingKit.timeline.length,
    pictures: countPictures(html),
    diagrams: diagramsIn(tokens).length,
    hourPrice: (effectivePrice(meta) / 100 / words) * wordsAMinute * 60,
  };
}
