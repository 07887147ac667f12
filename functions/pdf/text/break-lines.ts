import { divisionsOf } from './hyphenate.ts';
import { type Fragment, shapeText } from './shape-text.ts';
import { crumbsOf, type Part, partOf, type Word, wordOf } from './words.ts';

/** Each word but the first has the space before it. */
export interface Line {
  words: readonly Word[];
  width: number;
  /** Set if it ends with a hyphen that is not in the text. */
  hyphenated: boolean;
}

/**
 * The possible line ends, on a scale that runs through the whole paragraph. Each measure has its own array, because a
 * paragraph has hundreds of places and objects would be slow.
 */
interface Places {
  /** `ends` is where a line that ends here ends, and `nexts` is where the next one starts. */
  ends: number[];
  nexts: number[];
  /** The first word of the next line, and how much of it is on the line before, with a hyphen. */
  words: number[];
  cuts: number[];
  penalties: number[];
}

type Span = readonly [from: number, to: number];

const hyphenPenalty = 60;
const unspacedPenalty = 20;
const pairOfHyphens = 3000;
const shortLastLine = 9000;

/**
 * Breaks a paragraph so that the whole looks best (Knuth and Plass): each line ends as near to the measure as the
 * others allow, with as few hyphens as possible, and the last line is more than a syllable. Spaces keep their width, so
 * there are no rivers.
 */
export function breakLines(words: readonly Word[], measure: number, hyphenate = true): Line[] {
  const [first] = words;
  if (first === undefined) return [];
  let total = -first.space;
  for (const { width, space } of words) total += width + space;
  if (total <= measure) return [{ words, width: total, hyphenated: false }];
  // A word wider than the line is divided by rule if that helps, and otherwise anywhere.
  const divided = new Set(words.filter((word) => word.width > measure && isDivisible(word, measure)));
  const fitting = words.flatMap((word) =>
    word.width > measure && !divided.has(word) ? crumbsOf(word, measure) : [word],
  );
  const places = placesOf(fitting, hyphenate ? true : divided);
  return bestPath(places, measure).map((span) => lineBetween(fitting, places, span));
}

/** Tells whether every part between two divisions fits on a line. */
function isDivisible(word: Word, measure: number): boolean {
  const { ends, nexts } = placesOf([word], true);
  return ends.length > 2 && ends.slice(1).every((end, index) => end - (nexts[index] ?? 0) <= measure);
}

function placesOf(words: readonly Word[], hyphenate: true | ReadonlySet<Word>): Places {
  const places: Places = { ends: [], nexts: [], words: [], cuts: [], penalties: [] };
  let at = 0;
  words.forEach((word, index) => {
    const begin = index === 0 ? 0 : at + word.space;
    const penalty = index === 0 || word.space > 0 ? 0 : unspacedPenalty;
    addPlace(places, { end: at, next: begin, word: index, cut: 0, penalty });
    if (hyphenate === true || hyphenate.has(word)) addDivisions(places, word, index, begin);
    at = begin + word.width;
  });
  addPlace(places, { end: at, next: at, word: words.length, cut: 0, penalty: 0 });
  return places;
}

function addPlace(
  places: Places,
  {
    end,
    next,
    word,
    cut,
    penalty,
  }: { end: number; next: number; word: number; cut: number; penalty: number },
): void {
  places.ends.push(end);
  places.nexts.push(next);
  places.words.push(word);
  places.cuts.push(cut);
  places.penalties.push(penalty);
}

const divisible = /^([("\u2018\u201c]?)([a-z]{6,})[)"\u2019\u201d]?[.,;:!?]?$/;

/** The widths of the text up to a division are in thousandths, without and with its hyphen. */
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

function addDivisions(places: Places, { parts: [first] }: Word, word: number, begin: number): void {
  if (first === undefined) return;
  const scale = first.run.style.size / 1000;
  for (const { cut, before, withHyphen } of divisionsIn(first))
    addPlace(places, {
      end: begin + withHyphen * scale,
      next: begin + before * scale,
      word,
      cut,
      penalty: hyphenPenalty,
    });
}

/** Finds for each place the cheapest way to end a line there, by dynamic programming over pairs of places. */
function bestPath({ ends, nexts, cuts, penalties }: Places, measure: number): Span[] {
  const cost = new Float64Array(ends.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(ends.length);
  cost[0] = 0;
  for (let to = 1; to < ends.length; to++) {
    const end = ends[to] ?? 0;
    const penalty = penalties[to] ?? 0;
    const isHyphenated = (cuts[to] ?? 0) > 0;
    let least = Number.POSITIVE_INFINITY;
    for (let begin = to - 1; begin >= 0; begin--) {
      const width = end - (nexts[begin] ?? 0);
      const isTooWide = width > measure + 0.01;
      if (isTooWide && begin < to - 1) break;
      const isLastOfMany = to === ends.length - 1 && begin > 0;
      const shape = isTooWide ? overfull : lineCost(width / measure, penalty, isLastOfMany);
      const sum = (cost[begin] ?? 0) + shape + (isHyphenated && (cuts[begin] ?? 0) > 0 ? pairOfHyphens : 0);
      if (sum >= least) continue;
      least = sum;
      from[to] = begin;
    }
    cost[to] = least;
  }
  const path: Span[] = [];
  for (let to = ends.length - 1; to > 0; to = from[to] ?? 0) path.push([from[to] ?? 0, to]);
  return path.reverse();
}

const overfull = 1e12;

function lineCost(filled: number, penalty: number, isLastOfMany: boolean): number {
  if (isLastOfMany) return shortLastLine * Math.max(0, 1 - filled / 0.35) ** 2;
  const slack = (1 - filled) / 0.16;
  return (10 + 100 * slack * slack * slack + penalty) ** 2;
}

function lineBetween(words: readonly Word[], places: Places, [from, to]: Span): Line {
  const [firstWord, firstCut] = [places.words[from] ?? 0, places.cuts[from] ?? 0];
  const [lastWord, lastCut] = [places.words[to] ?? 0, places.cuts[to] ?? 0];
  const chosen = words.slice(firstWord, lastCut > 0 ? lastWord + 1 : lastWord);
  const last = chosen.length - 1;
  chosen.forEach((word, index) => {
    const begin = index === 0 ? firstCut : 0;
    const end = index === last && lastCut > 0 ? lastCut : undefined;
    if (begin > 0 || end !== undefined) chosen[index] = cutWord(word, { begin, end });
  });
  return {
    words: chosen,
    width: (places.ends[to] ?? 0) - (places.nexts[from] ?? 0),
    hyphenated: lastCut > 0,
  };
}

/** Cuts a divided word; only its first part is ever divided. */
function cutWord(word: Word, { begin, end }: { begin: number; end: number | undefined }): Word {
  const [first, ...others] = word.parts;
  if (first === undefined) return word;
  const part = partOf(first.run, first.text.slice(begin, end));
  const parts = end === undefined ? [part, ...others] : [part, hyphenAfter(part)];
  return wordOf(parts, word.space, word.spaceRun);
}

/** It is drawn at a line end, and is not part of the text. */
export const softHyphen = '\u00ad';

/** Adds a hyphen that is not in the text, so that it is neither copied nor read aloud. */
function hyphenAfter({ run }: Part): Part {
  const hyphen = partOf(run, '-');
  return { ...hyphen, fragments: hyphen.fragments.map((fragment) => ({ ...fragment, actual: softHyphen })) };
}
