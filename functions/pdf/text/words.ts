import type { FaceName } from '../fonts/font.ts';
import { type Fragment, shapeText, widthOf } from './shape-text.ts';

export interface TextStyle {
  face: FaceName;
  size: number;
  colour: string;
  /** Above the line, in points. */
  rise?: number;
}

/** Where a piece of text leads, and what a reader is told of it who does not see it. */
export type Target = { to: string; says: string } | { href: string; says: string };

/** Text of one look and one meaning. */
export interface Run {
  text: string;
  style: TextStyle;
  target?: Target;
  /** Its spaces end no line: a figure and its unit. */
  isWhole?: true;
  /** Of direction, as the bidirectional algorithm counts: odd is from right to left. */
  level?: number;
}

/** As much of a word as has one style. */
export interface Part {
  run: Run;
  text: string;
  fragments: readonly Fragment[];
  width: number;
}

/** What stays together on a line unless it is too wide for any. */
export interface Word {
  parts: readonly Part[];
  width: number;
  /** Width of the space before it; none after a hyphen or within a script that writes without spaces. */
  space: number;
  /** The run in which that space was typed. */
  spaceRun?: Run;
}

export function partOf(run: Run, text: string): Part {
  const fragments = shapeText(run.style.face, text);
  return { run, text, fragments, width: (widthOf(fragments) * run.style.size) / 1000 };
}

export const spaceOf = ({ face, size }: TextStyle): number => (widthOf(shapeText(face, ' ')) * size) / 1000;

const wordOf = (parts: readonly Part[], space: number, spaceRun?: Run): Word => ({
  ...(spaceRun === undefined ? {} : { spaceRun }),
  parts,
  space,
  width: parts.reduce((sum, { width }) => sum + width, 0),
});

/** A line may end after a hyphen, dash or stroke that a letter follows. */
const afterHyphen = /(?<=[-\u2010\u2013\u2014/])(?=\p{L})/u;
const unspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
/** Belongs to what stands before it, and never begins a line. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\u30fc\u3005]/u;
let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

export function graphemesOf(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Longer than any word, and than any address that fits a line: broken wherever it must be, without trying it whole. */
const longestWord = 120;

/** The pieces of a token, between any two of which a line may end. */
function piecesOf(token: string): string[] {
  if (token.length > longestWord) return joinedPieces(token);
  if (!unspaced.test(token)) return token.split(afterHyphen);
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  const pieces: string[] = [];
  for (const { segment } of words.segment(token)) {
    if (pieces.length > 0 && closing.test(segment)) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Runs as words. A run that begins without a space goes on with the word before it, so that a mark keeps its figure. */
export function wordsOf(runs: readonly Run[]): Word[] {
  const found: { parts: Part[]; space: number; spaceRun?: Run }[] = [];
  let open = false;
  let space = 0;
  let spaceRun: Run | undefined;
  for (const run of runs) {
    const tokens = run.isWhole ? [run.text] : run.text.split(/[ \u2002\u3000]+/);
    tokens.forEach((token, index) => {
      if (index > 0) {
        open = false;
        space = spaceOf(run.style);
        spaceRun = run;
      }
      if (token === '') return;
      piecesOf(token).forEach((piece, place) => {
        const part = partOf(run, piece);
        const last = found.at(-1);
        if (open && place === 0 && last !== undefined) last.parts.push(part);
        else
          found.push({
            parts: [part],
            space: found.length > 0 && place === 0 ? space : 0,
            ...(spaceRun === undefined ? {} : { spaceRun }),
          });
        open = true;
        space = 0;
      });
    });
  }
  return found.map((word) => wordOf(word.parts, word.space, word.spaceRun));
}

/** A word too wide for the line as words of a letter each. */
export function crumbsOf(word: Word, measure: number): Word[] {
  const crumbs: Word[] = [];
  const add = (run: Run, piece: string): void => {
    const part = partOf(run, piece);
    const letters = part.width > measure ? graphemesOf(piece) : [];
    if (letters.length > 1) for (const letter of letters) add(run, letter);
    else crumbs.push(wordOf([part], crumbs.length === 0 ? word.space : 0, word.spaceRun));
  };
  for (const { run, text } of word.parts) for (const piece of joinedPieces(text)) add(run, piece);
  return crumbs;
}

const joining = /[\u0600-\u06ff\u0750-\u077f]/;
const lettersAtOnce = 8;

/** Letters that join are kept in groups, so that what is broken still reads. */
function joinedPieces(text: string): string[] {
  const letters = graphemesOf(text);
  if (!joining.test(text)) return letters;
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += lettersAtOnce)
    pieces.push(letters.slice(at, at + lettersAtOnce).join(''));
  return pieces;
}

export { wordOf };
