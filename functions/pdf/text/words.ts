import type { FaceName } from '../fonts/font.ts';
import { type Fragment, shapeText } from './shape-text.ts';

export interface TextStyle {
  face: FaceName;
  size: number;
  colour: string;
}

export type Target = { to: string; says: string } | { href: string; says: string };

export interface Run {
  text: string;
  style: TextStyle;
  target?: Target;
  /** An odd level of the bidirectional algorithm means right to left. */
  level?: number;
}

/** The part of a word that has one style. */
export interface Part {
  run: Run;
  text: string;
  fragments: readonly Fragment[];
  width: number;
}

/** Text that is kept on one line unless it is too wide for any. */
export interface Word {
  parts: readonly Part[];
  width: number;
  /** The space before it is zero after a hyphen or within a script without spaces. */
  space: number;
  /** The run in which that space was typed. */
  spaceRun: Run | undefined;
}

export function partOf(run: Run, text: string): Part {
  const { fragments, width } = shapeText(run.style.face, text);
  return { run, text, fragments, width: (width * run.style.size) / 1000 };
}

export const widthIn = ({ face, size }: TextStyle, text: string): number =>
  (shapeText(face, text).width * size) / 1000;

export const spaceOf = (style: TextStyle): number => widthIn(style, ' ');

export function wordOf(parts: readonly Part[], space: number, spaceRun: Run | undefined): Word {
  let width = 0;
  for (const part of parts) width += part.width;
  return { parts, width, space, spaceRun };
}

/** A line may end after a hyphen, dash or slash before a letter. */
const afterHyphen = /(?<=[-\u2010\u2013\u2014/])(?=\p{L})/u;
const unspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
/** Belongs to the text before it, and never starts a line. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\u30fc\u3005]/u;
let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

export function graphemesOf(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Longer than any word or any address that fits a line, so it is broken anywhere, without trying it whole. */
const longestWord = 120;

/** Splits a token into pieces between which a line may end. */
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

/** Recognises quickly that a token has no place to break, which is true of almost all. */
function isOnePiece(token: string): boolean {
  if (token.length > longestWord) return false;
  for (let index = 0; index < token.length; index++) {
    const code = token.charCodeAt(index);
    if (code === hyphen || code === stroke || code > lastPlain) return false;
  }
  return true;
}
const [hyphen, stroke, lastPlain] = [0x2d, 0x2f, 0x7e];

const wideSpace = /[\u2002\u3000]/;
const tokensOf = (text: string): string[] =>
  wideSpace.test(text) ? text.split(/[ \u2002\u3000]/) : text.split(' ');

/** A word that may continue with the next run. */
interface OpenWord extends Word {
  parts: Part[];
}

/**
 * Splits runs into words. A run that starts without a space continues the word before it, so that a full stop stays
 * with its word.
 */
export function wordsOf(runs: readonly Run[]): Word[] {
  const found: OpenWord[] = [];
  let open: OpenWord | undefined;
  let space = 0;
  let spaceRun: Run | undefined;
  const add = (part: Part): void => {
    if (open === undefined) {
      open = { parts: [part], width: part.width, space: found.length > 0 ? space : 0, spaceRun };
      found.push(open);
    } else {
      open.parts.push(part);
      open.width += part.width;
    }
    space = 0;
  };
  for (const run of runs) {
    const width = spaceOf(run.style);
    const tokens = tokensOf(run.text);
    tokens.forEach((token, index) => {
      if (index > 0) {
        open = undefined;
        space = width;
        spaceRun = run;
      }
      if (token === '') return;
      if (isOnePiece(token)) add(partOf(run, token));
      else
        piecesOf(token).forEach((piece, place) => {
          if (place > 0) open = undefined;
          add(partOf(run, piece));
        });
    });
  }
  return found;
}

/** Splits a word too wide for the line into single letters. */
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

/** Keeps joined letters in groups, so that a broken word is still readable. */
function joinedPieces(text: string): string[] {
  const letters = graphemesOf(text);
  if (!joining.test(text)) return letters;
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += lettersAtOnce)
    pieces.push(letters.slice(at, at + lettersAtOnce).join(''));
  return pieces;
}
