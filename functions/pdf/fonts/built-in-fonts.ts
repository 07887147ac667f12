import { FaceEmbedder } from './face-embedder.ts';
import type { FaceName, Font } from './font.ts';
import { readFontFile } from './font-files.ts';

interface Measures {
  characters: readonly (readonly [code: number, glyph: number, width: number])[];
  /** Each entry has a left character, then right ones with their kerning. */
  kerning: readonly (readonly number[])[];
}

let measures: Readonly<Record<FaceName, Measures>> | undefined;
const fonts = new Map<FaceName, Font>();

/** Loads a site font as cut for documents, once per process. */
export function builtInFont(face: FaceName): Font {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  measures ??= JSON.parse(readFontFile('faces.json').toString());
  if (measures === undefined) throw new Error('faces.json is empty');
  const font = buildFont(face, measures[face]);
  fonts.set(face, font);
  return font;
}

const pair = (left: number, right: number): number => left * 0x1_00_00 + right;

function buildFont(face: FaceName, measured: Measures): Font {
  const glyphs = new Map(measured.characters.map(([code, glyph]) => [code, glyph]));
  const widths = new Map(measured.characters.map(([, glyph, width]) => [glyph, width]));
  const texts = new Map<number, string>();
  for (const [code, glyph] of measured.characters)
    if (!texts.has(glyph)) texts.set(glyph, String.fromCodePoint(code));
  const kerning = new Map<number, number>();
  for (const [left = 0, ...rights] of measured.kerning)
    for (let at = 0; at < rights.length; at += 2)
      kerning.set(pair(glyphs.get(left) ?? 0, glyphs.get(rights[at] ?? 0) ?? 0), rights[at + 1] ?? 0);
  const widthOf = (glyph: number): number => widths.get(glyph) ?? 1000;
  const textOf = (glyph: number): string => texts.get(glyph) ?? '';
  let embedder: FaceEmbedder | undefined;
  return {
    name: face,
    glyphOf: (code) => glyphs.get(code),
    widthOf,
    textOf,
    kerningOf: (left, right) => kerning.get(pair(left, right)) ?? 0,
    // Every document embeds all of it, because it was cut at build time, which is faster than cutting here.
    isWhole: true,
    embed: ({ context }) => {
      embedder ??= new FaceEmbedder(readFontFile(`${face}.ttf.z`), `WAYMNT+Waymint-${face}`);
      return embedder.embedIntoContext(context);
    },
  };
}
