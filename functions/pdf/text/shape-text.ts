import { rounded } from '../draw/rounded.ts';
import { builtInFont } from '../fonts/built-in-fonts.ts';
import { fontFor } from '../fonts/fallback-fonts.ts';
import type { FaceName, Font, ShapedGlyph } from '../fonts/font.ts';
import { glyphHex } from '../fonts/glyph-hex.ts';

/** Consecutive characters of one font, ready to be written, with sizes in thousandths of the font size. */
export interface Fragment {
  font: Font;
  width: number;
  strokes: readonly Stroke[];
  /** The glyphs to keep if the font is cut to the document. */
  glyphs: readonly number[];
  /** The text, if the glyphs do not give it back. */
  actual?: string;
}

export interface Stroke {
  rise: number;
  /**
   * Glyphs in hexadecimal, inside a string of a TJ array; a move between two glyphs closes the string and opens the
   * next.
   */
  shown: string;
}

export interface SetText {
  fragments: readonly Fragment[];
  width: number;
}

const known: Readonly<Record<FaceName, Map<string, SetText>>> = {
  serif: new Map(),
  'serif-strong': new Map(),
  sans: new Map(),
  'sans-strong': new Map(),
  'sans-italic': new Map(),
};
const mostOfFace = 10_000;
/** Drawn in place of a character that no font has. */
const frame = 0xff_fd;

/** Shapes a word in a face, with the font of each character, and caches it. */
export function shapeText(face: FaceName, text: string): SetText {
  const ofFace = known[face];
  const before = ofFace.get(text);
  if (before !== undefined) return before;
  const fragments = runsOf(face, text).map(({ font, text: part, missing, typed }) => ({
    ...shapeRun(font, part, missing),
    ...(typed !== undefined && { actual: typed }),
  }));
  const set = { fragments, width: fragments.reduce((sum, { width }) => sum + width, 0) };
  if (ofFace.size >= mostOfFace) ofFace.clear();
  ofFace.set(text, set);
  return set;
}

interface FontRun {
  font: Font;
  text: string;
  /** The text with the joiners of signs that are drawn one by one. */
  typed?: string;
  missing: boolean;
}

const joinsOn = /^[\p{M}\u200c\u200d]$/u;
/** The sign of a person or thing, which may be part of a longer sequence. */
const pictured = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;

function runsOf(face: FaceName, text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    if (
      last !== undefined &&
      joinsOn.test(character) &&
      (last.font.shape !== undefined || /\u200c|\u200d/.test(character))
    ) {
      if (last.font.shape !== undefined) last.text += character;
      else if (pictured.test(last.text)) last.typed = `${last.typed ?? last.text}${character}`;
      continue;
    }
    if (code === 0x20_0c || code === 0x20_0d) continue;
    const found = fontFor(face, code);
    const font = found ?? builtInFont(face);
    const missing = found === undefined;
    if (last?.font === font && last.missing === missing) {
      last.text += character;
      if (last.typed !== undefined) last.typed += character;
    } else runs.push({ font, text: character, missing });
  }
  return runs;
}

function shapeRun(font: Font, text: string, missing: boolean): Fragment {
  if (missing)
    return {
      ...plainFragment(
        font,
        [...text].map(() => font.glyphOf(frame) ?? 0),
      ),
      actual: text,
    };
  if (font.shape !== undefined) return { ...shapedFragment(font, font.shape(text)), actual: text };
  return plainFragment(
    font,
    [...text].map((character) => font.glyphOf(character.codePointAt(0) ?? 0) ?? 0),
  );
}

function plainFragment(font: Font, glyphs: readonly number[]): Fragment {
  let width = 0;
  let shown = '';
  glyphs.forEach((glyph, index) => {
    const kerning = index === 0 ? 0 : font.kerningOf(glyphs[index - 1] ?? 0, glyph);
    if (kerning !== 0) shown += moved(-kerning);
    shown += glyphHex(glyph);
    width += font.widthOf(glyph) + kerning;
  });
  return { font, width, strokes: [{ rise: 0, shown }], glyphs };
}

/** Moves to the left between two glyphs of a string, in thousandths. */
export const moved = (thousandths: number): string => `>${rounded(thousandths)}<`;

/** Moves marks to their letter: sideways within the array, up and down by the text rise. */
function shapedFragment(font: Font, shaped: readonly ShapedGlyph[]): Fragment {
  const strokes: { rise: number; shown: string }[] = [];
  let width = 0;
  for (const { glyph, advance, dx, dy } of shaped) {
    const before = dx === 0 ? '' : moved(-dx);
    const rest = dx + font.widthOf(glyph) - advance;
    const after = Math.abs(rest) < 0.01 ? '' : moved(rest);
    const shown = `${before}${glyphHex(glyph)}${after}`;
    const last = strokes.at(-1);
    if (last?.rise === dy) last.shown += shown;
    else strokes.push({ rise: dy, shown });
    width += advance;
  }
  return { font, width, strokes, glyphs: shaped.map(({ glyph }) => glyph) };
}
