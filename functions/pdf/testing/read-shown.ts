import { inflateSync } from 'node:zlib';
import { tableOf, tablesOf } from '../fonts/sfnt.ts';
import { cleanText } from '../text/clean-text.ts';

/** What a document says and shows, read from the operators of its pages. */
export interface Shown {
  /** With the text that stands beside glyphs in the place of theirs. */
  text: string;
  /** Texts of which no glyph has an outline. */
  blank: readonly string[];
  /** How often the sign stands that a font shows where it was asked for what it does not have. */
  unknown: number;
}

interface ReadFont {
  texts: ReadonlyMap<number, string>;
  hasOutline(glyph: number): boolean;
}

const token =
  /\/Span<<\/ActualText <feff([\da-f]*)>>>BDC|\/(F\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\()])*)\)|(B[DM]C|EMC)|( re )/g;
const blankByNature = /^[\s\u00ad\u2800]*$/;

export function readShown(bytes: Uint8Array): Shown {
  const streams = streamsOf(bytes);
  const fonts = fontsOf(streams, packedObjects(bytes, streams));
  let text = '';
  const blank: string[] = [];
  let unknown = 0;
  for (const data of streams.values()) {
    const content = data.toString('latin1');
    if (!content.includes('BDC\n')) continue;
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
        if (span?.actual !== undefined) text += span.actual;
        if (span?.actual !== undefined && !span.inked && !blankByNature.test(span.actual))
          blank.push(span.actual);
      } else if (mark !== undefined) open.push({ inked: true });
      else if (string !== undefined && font !== undefined) {
        const span = open.at(-1);
        for (const glyph of glyphsOf(string)) {
          const said = font.texts.get(glyph) ?? '';
          const isInked = font.hasOutline(glyph);
          if (glyph === 0) unknown += 1;
          if (span?.actual !== undefined) span.inked ||= isInked;
          else {
            text += said;
            if (!isInked && !blankByNature.test(said)) blank.push(said);
          }
        }
      }
    }
  }
  return { text, blank, unknown };
}

/** The text of every object that is not a page's content or a font. */
export const objectsOf = (bytes: Uint8Array): string =>
  [...packedObjects(bytes, streamsOf(bytes)).values()].join('\n');

const glyphsOf = (escaped: string): number[] => {
  const raw = escaped.replace(/\\([\s\S])/g, (_, sign: string) => (sign === 'r' ? '\r' : sign));
  return Array.from(
    { length: raw.length / 2 },
    (_, index) => raw.charCodeAt(2 * index) * 256 + raw.charCodeAt(2 * index + 1),
  );
};

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const fileText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Every deflated stream by its number. */
function streamsOf(bytes: Uint8Array): Map<number, Buffer> {
  const found = fileText(bytes).matchAll(/(\d+) 0 obj<<([^>]*(?:>(?!>)[^>]*)*)\/Length (\d+)>>stream\n/g);
  const streams = new Map<number, Buffer>();
  for (const match of found) {
    if (!match[2]?.includes('/FlateDecode')) continue;
    const begin = match.index + match[0].length;
    streams.set(Number(match[1]), inflateSync(bytes.subarray(begin, begin + Number(match[3]))));
  }
  return streams;
}

function packedObjects(bytes: Uint8Array, streams: ReadonlyMap<number, Buffer>): Map<number, string> {
  const objects = new Map<number, string>();
  for (const [, ref, first] of fileText(bytes).matchAll(/(\d+) 0 obj<<\/Type\/ObjStm\/N \d+\/First (\d+)/g)) {
    const data = streams.get(Number(ref))?.toString('latin1') ?? '';
    const head = data.slice(0, Number(first)).trim().split(' ').map(Number);
    for (let at = 0; at < head.length; at += 2) {
      const begin = Number(first) + (head[at + 1] ?? 0);
      const end = at + 3 < head.length ? Number(first) + (head[at + 3] ?? 0) : data.length;
      objects.set(head[at] ?? 0, data.slice(begin, end));
    }
  }
  return objects;
}

function fontsOf(
  streams: ReadonlyMap<number, Buffer>,
  objects: ReadonlyMap<number, string>,
): Map<string, ReadFont> {
  const refIn = (text: string | undefined, key: string): number =>
    Number(new RegExp(`/${key}\\[?\\s?(\\d+) 0 R`).exec(text ?? '')?.[1]);
  const resources = [...objects.values()].find((object) => object.includes('<</Font<<')) ?? '';
  const fonts = new Map<string, ReadFont>();
  for (const [, name = '', ref] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = objects.get(Number(ref));
    const descendant = objects.get(refIn(font, 'DescendantFonts'));
    const program = streams.get(refIn(objects.get(refIn(descendant, 'FontDescriptor')), 'FontFile2'));
    const map = streams.get(refIn(font, 'ToUnicode'))?.toString('latin1') ?? '';
    const texts = new Map<number, string>();
    for (const [, glyph = '', text = ''] of map.matchAll(/<([\da-f]{4})> <([\da-f]*)>/g))
      texts.set(Number.parseInt(glyph, 16), fromHex(text));
    if (program !== undefined) fonts.set(name, { texts, hasOutline: outlinesIn(program) });
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

/** Letters of a text that a document says less often than they stand in it, each with how many are missing. */
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
