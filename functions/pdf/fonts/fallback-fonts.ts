import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { builtInFont } from './built-in-fonts.ts';
import { cutGlyphs } from './cut-glyphs.ts';
import { embedCutFont } from './embed-cut-font.ts';
import { type FaceName, type Font, faceNames } from './font.ts';
import { readFontFile } from './font-files.ts';
import { readSfnt } from './sfnt.ts';
import { shaperOf } from './shape-script.ts';

interface Entry {
  name: string;
  /** It is set if the font only completes the letters of one face. */
  face?: FaceName;
  shaped?: true;
  ranges: readonly number[];
}

let index: readonly Entry[] | undefined;
const loaded = new Map<string, Font>();
const chosen = new Map<number, Entry | undefined>();

const holds = ({ ranges }: Entry, code: number): boolean => {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (code > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
};

function entryFor(face: FaceName, code: number): Entry | undefined {
  const key = faceNames.indexOf(face) * 0x20_00_00 + code;
  if (chosen.has(key)) return chosen.get(key);
  index ??= JSON.parse(readFontFile('fallback.json').toString());
  const entry = index?.find(
    (candidate) => (candidate.face === undefined || candidate.face === face) && holds(candidate, code),
  );
  if (chosen.size > 50_000) chosen.clear();
  chosen.set(key, entry);
  return entry;
}

/** Finds the font of a character among those loaded for the document; undefined if no font has it. */
export function fontFor(face: FaceName, code: number): Font | undefined {
  const font = builtInFont(face);
  if (font.glyphOf(code) !== undefined) return font;
  const entry = entryFor(face, code);
  return entry === undefined ? undefined : loaded.get(entry.name);
}

/** Loads the fonts that these characters need beyond the built-in ones; most documents need none. */
export async function loadFallbackFonts(faces: readonly FaceName[], codes: Iterable<number>): Promise<void> {
  const wanted = new Map<string, Entry>();
  for (const code of codes)
    for (const face of faces) {
      if (builtInFont(face).glyphOf(code) !== undefined) continue;
      const entry = entryFor(face, code);
      if (entry !== undefined && !loaded.has(entry.name)) wanted.set(entry.name, entry);
    }
  await Promise.all(
    [...wanted.values()].map(async (entry) => {
      loaded.set(entry.name, await loadFont(entry));
    }),
  );
}

async function loadFont({ name, shaped }: Entry): Promise<Font> {
  const data = await promisify(brotliDecompress)(readFontFile(`${name}.ttf.br`));
  const sfnt = readSfnt(data);
  const texts = new Map<number, string>();
  for (const [code, glyph] of sfnt.codes) if (!texts.has(glyph)) texts.set(glyph, String.fromCodePoint(code));
  const textOf = (glyph: number): string => texts.get(glyph) ?? '';
  const shape =
    shaped === undefined
      ? undefined
      : shaperOf(data, (glyph, text) => {
          if (!texts.has(glyph)) texts.set(glyph, text);
        });
  return {
    name,
    glyphOf: (code) => sfnt.codes.get(code),
    widthOf: sfnt.advance,
    kerningOf: () => 0,
    textOf,
    ...(shape === undefined ? {} : { shape }),
    embed: async (document, used) => {
      const glyphs = [...used].sort((a, b) => a - b);
      return embedCutFont(document.context, {
        name: `${cutName(glyphs)}+Waymint-${name}`,
        sfnt,
        program: cutGlyphs(sfnt, used),
        glyphs,
        textOf,
      });
    },
  };
}

/** The format requires a prefix of six capitals that differs for different sets of glyphs. */
function cutName(glyphs: readonly number[]): string {
  let sum = glyphs.length;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) % 308_915_776;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(sum / 26 ** place) % 26)),
  ).join('');
}
