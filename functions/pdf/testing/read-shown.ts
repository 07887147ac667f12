import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { tableOf, tablesOf } from '../fonts/sfnt.ts';
import { cleanText } from '../text/clean-text.ts';

export interface Shown {
  /** Uses the text given in place of glyphs. */
  text: string;
  /** Texts of which no glyph has an outline. */
  blank: readonly string[];
  /** The number of frames shown for characters that no font has. */
  unknown: number;
}

interface ReadFont {
  texts: ReadonlyMap<number, string>;
  hasOutline(glyph: number): boolean;
}

const token =
  /\/Span <<\/ActualText <FEFF([\dA-F]*)>>> BDC|\/(F\d+) [\d.]+ Tf|<([\da-f]+)>|(B[DM]C|EMC)|( re\n)/g;
const blankByNature = /^[\s\u00ad\u2800]*$/;

export async function readShown(bytes: Uint8Array): Promise<Shown> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const [first] = document.getPages();
  const fonts = fontsOf(first?.node.Resources()?.lookup(PDFName.of('Font'), PDFDict));
  const shown = { text: '', blank: [] as string[], unknown: 0 };
  for (const page of document.getPages())
    readContent(decoded(page.node.Contents()).toString('latin1'), fonts, shown);
  return shown;
}

function readContent(
  content: string,
  fonts: ReadonlyMap<string, ReadFont>,
  shown: { text: string; blank: string[]; unknown: number },
): void {
  let font: ReadFont | undefined;
  const open: { actual?: string; inked: boolean }[] = [];
  for (const [, actual, name, string, mark, box] of content.matchAll(token)) {
    if (name !== undefined) font = fonts.get(name);
    else if (actual !== undefined) open.push({ actual: fromHex(actual), inked: false });
    else if (box !== undefined) {
      const span = open.at(-1);
      if (span !== undefined) span.inked = true;
    } else if (mark === 'EMC') {
      const span = open.pop();
      if (span?.actual !== undefined) shown.text += span.actual;
      if (span?.actual !== undefined && !span.inked && !blankByNature.test(span.actual))
        shown.blank.push(span.actual);
    } else if (mark !== undefined) open.push({ inked: true });
    else if (string !== undefined && font !== undefined) {
      const span = open.at(-1);
      for (const glyph of glyphsOf(string)) {
        const said = font.texts.get(glyph) ?? '';
        const isInked = font.hasOutline(glyph);
        if (glyph === 0) shown.unknown += 1;
        if (span?.actual !== undefined) span.inked ||= isInked;
        else {
          shown.text += said;
          if (!isInked && !blankByNature.test(said)) shown.blank.push(said);
        }
      }
    }
  }
}

/** The text of every object that is not a stream. */
export async function objectsOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [] : [object.toString()]))
    .join('\n');
}

const glyphsOf = (hex: string): number[] =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function decoded(stream: unknown): Buffer {
  if (!(stream instanceof PDFRawStream)) throw new Error('It is not a stream');
  return Buffer.from(decodePDFRawStream(stream).decode());
}

function fontsOf(named: PDFDict | undefined): Map<string, ReadFont> {
  const fonts = new Map<string, ReadFont>();
  for (const name of named?.keys() ?? []) {
    const font = named?.lookup(name, PDFDict);
    const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    const descriptor = descendant?.lookup(PDFName.of('FontDescriptor'), PDFDict);
    const program = decoded(descriptor?.lookup(PDFName.of('FontFile2')));
    const map = decoded(font?.lookup(PDFName.of('ToUnicode'))).toString('latin1');
    const texts = new Map<number, string>();
    for (const [, glyph = '', text = ''] of map.matchAll(/<([\da-f]{4})> <([\da-f]*)>/gi))
      texts.set(Number.parseInt(glyph, 16), fromHex(text));
    fonts.set(name.decodeText(), { texts, hasOutline: outlinesIn(program) });
  }
  return fonts;
}

function outlinesIn(program: Buffer): (glyph: number) => boolean {
  const tables = tablesOf(program);
  const loca = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number): number =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return (glyph) => offset(glyph + 1) > offset(glyph);
}

const ignored = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Characters that a document says less often than the text has them, each with the missing count. */
export function missingFrom(said: string, text: string): string[] {
  const left = new Map<string, number>();
  for (const letter of said.normalize('NFC')) left.set(letter, (left.get(letter) ?? 0) + 1);
  const missing = new Map<string, number>();
  for (const letter of cleanText(text)) {
    if (ignored.test(letter)) continue;
    const count = left.get(letter) ?? 0;
    if (count > 0) left.set(letter, count - 1);
    else missing.set(letter, (missing.get(letter) ?? 0) + 1);
  }
  return [...missing].map(([letter, count]) => `${letter} × ${count}`);
}
