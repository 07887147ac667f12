import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib';
import { rounded } from '../draw/rounded.ts';
import { glyphHex } from './glyph-hex.ts';
import type { Sfnt } from './sfnt.ts';

interface CutFont {
  name: string;
  sfnt: Sfnt;
  program: Uint8Array;
  glyphs: readonly number[];
  textOf(glyph: number): string;
}

/**
 * Embeds a composite font whose codes are glyph numbers. pdf-lib embeds only glyphs of characters; this also embeds
 * glyphs that only shaping produces, such as joined letters, and never renumbers them.
 */
export function embedCutFont(context: PDFContext, { name, sfnt, program, glyphs, textOf }: CutFont): PDFRef {
  const deflated = (bytes: Uint8Array | string, entries: Record<string, number> = {}): PDFRef =>
    context.register(context.stream(deflateSync(bytes), { ...entries, Filter: 'FlateDecode' }));
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 32,
    FontBBox: sfnt.box.map(rounded),
    ItalicAngle: 0,
    Ascent: rounded(sfnt.ascent),
    Descent: rounded(sfnt.descent),
    CapHeight: 700,
    StemV: 90,
    FontFile2: deflated(program, { Length1: program.length }),
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: 'Identity',
    W: glyphs.flatMap((glyph) => [glyph, [rounded(sfnt.advance(glyph))]]),
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: deflated(toUnicodeOf(glyphs, textOf)),
    }),
  );
}

/** The format allows at most this many lines in one block. */
const mapsInBlock = 100;

/** A glyph for part of a letter is read as a zero-width space; the whole letter is in the adjacent text. */
const noText = '\u200b';
const byteOrderMark = 'FEFF';

function toUnicodeOf(glyphs: readonly number[], textOf: (glyph: number) => string): string {
  const lines = glyphs.map((glyph) => {
    const utf16 = PDFHexString.fromText(textOf(glyph) || noText).asString();
    return `<${glyphHex(glyph)}> <${utf16.slice(byteOrderMark.length)}>`;
  });
  let maps = '';
  for (let first = 0; first < lines.length; first += mapsInBlock) {
    const block = lines.slice(first, first + mapsInBlock);
    maps += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${maps}` +
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'
  );
}
