import { divisionsOf } from './hyphenate.ts';
import { type Fragment, shapeText } from './shape-text.ts';
import { crumbsOf, type Part, partOf, type Word, wordOf } from './words.ts';

/** A line as it will be drawn: words with the space before each but the first. */
export interface Line {
  words: readonly Word[];
  width: number;
  /** A hyphen that is not in the text ends it. */
  hyphenated: boolean;
}

/** A place where a line may end, on a scale that runs through the whole paragraph. */
interface Break {
  /** Where a line that ends here ends, and where the next one begins. */
  end: number;
  next: number;
  /** The word the next line begins with, and how much of it stood on the line before. */
  word: number;
  cut: number;
  hyphenated: boolean;
  penalty: number;
}

const hyphenPenalty = 60;
const pairOfHyphens = 3000;
const shortLastLine = 9000;

/**
 * Breaks a paragraph where the whole of it looks best (Knuth and Plass): every line ends as near to the measure as
 * the others allow, with as few hyphens as possible, and the last line is no single syllable. Spaces keep their
 * width, so there are no rivers.
 */
export function breakLines(words: readonly Word[], measure: number, hyphenate = true): Line[] {
  // What is wider than the line is divided by rule where that helps, and else wherever it must be.
  const divided = new Set(words.filter((word) => word.width > measure && isDivisible(word, measure)));
  const fitting = words.some((word) => word.width > measure && !divided.has(word))
    ? words.flatMap((word) =>
        word.width > measure && !divided.has(word) ? crumbsOf(word, measure) : [word],
      )
    : words;
  let total = 0;
  for (const { width, space } of fitting) total += width + (total === 0 ? 0 : space);
  if (total <= measure)
    return fitting.length === 0 ? [] : [{ words: fitting, width: total, hyphenated: false }];
  const breaks = breaksOf(fitting, hyphenate ? true : divided);
  return bestPath(breaks, measure).map(([from, to]) => lineBetween(fitting, from, to));
}

/** Whether every part between two divisions fits a line. */
function isDivisible(word: Word, measure: number): boolean {
  const cuts = cutsOf(word, 0, 0);
  const ends = [...cuts, { end: word.width, next: word.width }];
  return cuts.length > 0 && ends.every(({ end }, index) => end - (cuts[index - 1]?.next ?? 0) <= measure);
}

function breaksOf(words: readonly Word[], hyphenate: true | ReadonlySet<Word>): Break[] {
  const breaks: Break[] = [{ end: 0, next: 0, word: 0, cut: 0, hyphenated: false, penalty: 0 }];
  let at = 0;
  words.forEach((word, index) => {
    const begin = index === 0 ? 0 : at + word.space;
    if (index > 0)
      breaks.push({
        end: at,
        next: begin,
        word: index,
        cut: 0,
        hyphenated: false,
        penalty: word.space > 0 ? 0 : 20,
      });
    if (hyphenate === true || hyphenate.has(word)) breaks.push(...cutsOf(word, index, begin));
    at = begin + word.width;
  });
  breaks.push({ end: at, next: at, word: words.length, cut: 0, hyphenated: false, penalty: 0 });
  return breaks;
}

const divisible = /^([("\u2018\u201c]?)([a-z]{6,})[)"\u2019\u201d]?[.,;:!?]?$/;

/** Where a text may be divided, and how wide it is up to there, without its hyphen and with it, in thousandths. */
interface Division {
  cut: number;
  before: number;
  withHyphen: number;
}

const none: readonly Division[] = [];
const known = new WeakMap<readonly Fragment[], readonly Division[]>();

function divisionsIn({ run, text, fragments }: Part): readonly Division[] {
  const before = known.get(fragments);
  if (before !== undefined) return before;
  const { face } = run.style;
  const [, opening = '', letters = ''] = divisible.exec(text) ?? [];
  const divisions = divisionsOf(letters).map((length) => {
    const cut = opening.length + length;
    const first = text.slice(0, cut);
    return { cut, before: shapeText(face, first).width, withHyphen: shapeText(face, `${first}-`).width };
  });
  const found = divisions.length === 0 ? none : divisions;
  known.set(fragments, found);
  return found;
}

function cutsOf({ parts: [first] }: Word, index: number, begin: number): readonly Break[] {
  if (first === undefined) return [];
  const scale = first.run.style.size / 1000;
  return divisionsIn(first).map(({ cut, before, withHyphen }) => ({
    end: begin + withHyphen * scale,
    next: begin + before * scale,
    word: index,
    cut,
    hyphenated: true,
    penalty: hyphenPenalty,
  }));
}

/** Dynamic programming over pairs of places: for each the cheapest way to have ended a line there. */
function bestPath(breaks: readonly Break[], measure: number): [Break, Break][] {
  const cost = new Float64Array(breaks.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(breaks.length);
  cost[0] = 0;
  breaks.forEach((end, to) => {
    for (let begin = to - 1; begin >= 0; begin--) {
      const start = breaks[begin];
      if (start === undefined) break;
      const width = end.end - start.next;
      const isTooWide = width > measure + 0.01;
      if (isTooWide && begin < to - 1) break;
      const shape = isTooWide
        ? overfull
        : lineCost(width / measure, end, to === breaks.length - 1 && begin > 0);
      const sum = (cost[begin] ?? 0) + shape + (start.hyphenated && end.hyphenated ? pairOfHyphens : 0);
      if (sum >= (cost[to] ?? 0)) continue;
      cost[to] = sum;
      from[to] = begin;
    }
  });
  const path: [Break, Break][] = [];
  for (let to = breaks.length - 1; to > 0; to = from[to] ?? 0) {
    const [begin, end] = [breaks[from[to] ?? 0], breaks[to]];
    if (begin !== undefined && end !== undefined) path.push([begin, end]);
  }
  return path.reverse();
}

const overfull = 1e12;

/** How bad a line looks that fills this share of the measure. */
function lineCost(filled: number, end: Break, isLastOfMany: boolean): number {
  if (isLastOfMany) return shortLastLine * Math.max(0, 1 - filled / 0.35) ** 2;
  const slack = (1 - filled) / 0.16;
  return (10 + 100 * slack * slack * slack + end.penalty) ** 2;
}

function lineBetween(words: readonly Word[], from: Break, to: Break): Line {
  const chosen: Word[] = [];
  for (let index = from.word; index < to.word || (index === to.word && to.cut > 0); index++) {
    const word = words[index];
    if (word === undefined) break;
    const begin = index === from.word ? from.cut : 0;
    const end = index === to.word ? to.cut : undefined;
    chosen.push(begin === 0 && end === undefined ? word : cutWord(word, { begin, end }));
  }
  return { words: chosen, width: to.end - from.next, hyphenated: to.hyphenated };
}

/** A divided word; only its first part is ever divided. */
function cutWord(word: Word, { begin, end }: { begin: number; end: number | undefined }): Word {
  const [first, ...others] = word.parts;
  if (first === undefined) return word;
  const part = partOf(first.run, first.text.slice(begin, end));
  const parts = end === undefined ? [part, ...others] : [part, hyphenAfter(part)];
  return wordOf(parts, word.space, word.spaceRun);
}

/** A hyphen that is not in the text, and that nobody who copies or hears the text should meet. */
function hyphenAfter({ run }: Part): Part {
  const hyphen = partOf(run, '-');
  return { ...hyphen, fragments: hyphen.fragments.map((fragment) => ({ ...fragment, actual: '\u00ad' })) };
}
