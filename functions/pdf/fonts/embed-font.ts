import { deflateSync } from 'node:zlib';
import type { PdfFile } from '../file/pdf-file.ts';
import { number, type Ref, refTo, textString } from '../file/syntax.ts';

export interface EmbeddedFont {
  /** Of six capitals, as a cut font is named. */
  name: string;
  ascent: number;
  descent: number;
  capHeight: number;
  italicAngle: number;
  box: readonly number[];
  /** The font file, deflated, and its length before. */
  deflated: Uint8Array;
  length: number;
  widths: string;
  /** The map from glyphs to text, deflated. */
  toUnicode: Uint8Array;
}

const flagsOf = ({ italicAngle }: EmbeddedFont): number => (italicAngle === 0 ? 32 : 96);

/** A composite font whose codes are the glyph numbers of its file. */
export function embedFont(file: PdfFile, font: EmbeddedFont): Ref {
  const program = file.addStream(`/Length1 ${font.length}/Filter/FlateDecode`, font.deflated);
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName/${font.name}/Flags ${flagsOf(font)}/FontBBox[${font.box.map(number).join(' ')}]` +
      `/ItalicAngle ${number(font.italicAngle)}/Ascent ${number(font.ascent)}/Descent ${number(font.descent)}` +
      `/CapHeight ${number(font.capHeight)}/StemV 90/FontFile2 ${refTo(program)}>>`,
  );
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${font.name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${refTo(descriptor)}/CIDToGIDMap/Identity/DW 1000/W[${font.widths}]>>`,
  );
  const toUnicode = file.addStream('/Filter/FlateDecode', font.toUnicode);
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${font.name}/Encoding/Identity-H/DescendantFonts[${refTo(descendant)}]/ToUnicode ${refTo(toUnicode)}>>`,
  );
}

const glyphHex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

export const widthsOf = (glyphs: readonly number[], widthOf: (glyph: number) => number): string =>
  glyphs.map((glyph) => `${glyph}[${number(widthOf(glyph))}]`).join('');

const mapsAtOnce = 100;

/** Of a glyph that is a part of a letter: a space of no width. The whole stands in the text beside it. */
const noText = '\u200b';

export function toUnicodeOf(glyphs: readonly number[], textOf: (glyph: number) => string): Uint8Array {
  const lines = glyphs.map((glyph) => {
    const text = textOf(glyph) || noText;
    return `<${glyphHex(glyph)}> <${textString(text).slice(5, -1)}>`;
  });
  let maps = '';
  for (let first = 0; first < lines.length; first += mapsAtOnce) {
    const some = lines.slice(first, first + mapsAtOnce);
    maps += `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`;
  }
  return deflateSync(
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n' +
      `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${maps}` +
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  );
}
