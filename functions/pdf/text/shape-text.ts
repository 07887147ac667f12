import { rounded } from '../draw/rounded.ts';
import { builtInFont } from '../fonts/built-in-fonts.ts';
import { fontFor } from '../fonts/fallback-fonts.ts';
import type { FaceName, Font, ShapedGlyph } from '../fonts/font.ts';
import { glyphHex } from '../fonts/glyph-hex.ts';

/** Characters that one font sets in one go, ready to be written; sizes in thousandths of the type's size. */
export interface Fragment {
  font: Font;
  width: number;
  strokes: readonly Stroke[];
  /** What of a font that is cut to the document has to be kept. */
  glyphs: readonly number[];
  /** The text, where the glyphs do not give it back by themselves. */
  actual?: string;
}

export interface Stroke {
  rise: number;
  /** Glyphs in hexadecimal, inside a string of a TJ array; a move between two glyphs closes that string and opens the next. */
  shown: string;
}

/** A text in a face: what is drawn, and how wide all of it is. */
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
/** What no font has, and what stands for it: a frame that can be seen. */
const frame = 0xff_fd;

/** A word in a face, character by character from the font that has it; remembered for the next time. */
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
  /** With the joiners of signs that are drawn one by one. */
  typed?: string;
  missing: boolean;
}

const joinsOn = /^[\p{M}\u200c\u200d]$/u;
/** The sign of a person or thing, which may be a part of one that has more. */
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

/** Between two glyphs of a string, to the left by so many thousandths. */
export const moved = (thousandths: number): string => `>${rounded(thousandths)}<`;

/** Marks are moved to their letter: sideways within the array, up and down by the rise of the text. */
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
