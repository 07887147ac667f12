import { type Sfnt, tableOf } from './sfnt.ts';

/**
 * Cuts a font to the outlines of the used glyphs. Glyphs keep their numbers, so that shaped words can be cached for all
 * documents. Tables that a PDF does not need (names, character map, layout) are dropped.
 */
export function cutGlyphs(font: Sfnt, used: ReadonlySet<number>): Buffer {
  const outlines = outlinesOf(font);
  const kept = new Set<number>([0]);
  for (const glyph of used) keep(glyph, outlines, kept);
  const loca = Buffer.alloc((font.glyphs + 1) * 4);
  const parts: Buffer[] = [];
  let length = 0;
  for (let glyph = 0; glyph < font.glyphs; glyph++) {
    loca.writeUInt32BE(length, glyph * 4);
    const outline = kept.has(glyph) ? outlines(glyph) : undefined;
    if (outline === undefined || outline.length === 0) continue;
    parts.push(outline, Buffer.alloc(-outline.length & 3));
    length += (outline.length + 3) & ~3;
  }
  loca.writeUInt32BE(length, font.glyphs * 4);
  const head = Buffer.from(tableOf(font.tables, 'head'));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const tables: [string, Buffer][] = [
    ['glyf', Buffer.concat(parts)],
    ['head', head],
    ['hhea', tableOf(font.tables, 'hhea')],
    ['hmtx', tableOf(font.tables, 'hmtx')],
    ['loca', loca],
    ['maxp', tableOf(font.tables, 'maxp')],
  ];
  return assemble(tables);
}

type Outlines = (glyph: number) => Buffer;

function outlinesOf(font: Sfnt): Outlines {
  const loca = tableOf(font.tables, 'loca');
  const glyf = tableOf(font.tables, 'glyf');
  const isLong = tableOf(font.tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number): number =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1));
}

/** A composed glyph needs its components. */
function keep(glyph: number, outlines: Outlines, kept: Set<number>): void {
  if (kept.has(glyph)) return;
  kept.add(glyph);
  const outline = outlines(glyph);
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return;
  let flags = 0x20;
  for (let at = 10; (flags & 0x20) !== 0; ) {
    flags = outline.readUInt16BE(at);
    keep(outline.readUInt16BE(at + 2), outlines, kept);
    at += 4 + ((flags & 1) === 0 ? 2 : 4);
    at += (flags & 0x08) === 0 ? ((flags & 0x40) === 0 ? ((flags & 0x80) === 0 ? 0 : 8) : 4) : 2;
  }
}

function assemble(tables: readonly [tag: string, data: Buffer][]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00_01_00_00, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * 16, 10);
  const parts = [directory];
  let offset = directory.length;
  tables.forEach(([tag, data], index) => {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(data), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  const rest = data.length & 3;
  if (rest > 0) sum = (sum + (data.readUIntBE(data.length - rest, rest) << ((4 - rest) * 8))) >>> 0;
  return sum;
}
