/** Setting and cutting a font need only these parts of the TrueType format. */
export interface Sfnt {
  data: Buffer;
  tables: ReadonlyMap<string, Buffer>;
  glyphs: number;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  codes: ReadonlyMap<number, number>;
  advance(glyph: number): number;
}

export function tablesOf(data: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12, left = data.readUInt16BE(4); left > 0; left--, at += 16) {
    const begin = data.readUInt32BE(at + 8);
    tables.set(data.toString('latin1', at, at + 4), data.subarray(begin, begin + data.readUInt32BE(at + 12)));
  }
  return tables;
}

export function readSfnt(data: Buffer): Sfnt {
  const tables = tablesOf(data);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const hmtx = tableOf(tables, 'hmtx');
  const unitsPerEm = head.readUInt16BE(18);
  const thousandths = (units: number): number => (units * 1000) / unitsPerEm;
  const measured = hhea.readUInt16BE(34);
  const side = (at: number): number => thousandths(head.readInt16BE(at));
  return {
    data,
    tables,
    glyphs: tableOf(tables, 'maxp').readUInt16BE(4),
    unitsPerEm,
    ascent: thousandths(hhea.readInt16BE(4)),
    descent: thousandths(hhea.readInt16BE(6)),
    box: [side(36), side(38), side(40), side(42)],
    codes: readCodes(tableOf(tables, 'cmap')),
    advance: (glyph) => thousandths(hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4)),
  };
}

export function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}`);
  return table;
}

/** Reads the character map: format 12, which has all of Unicode, or else format 4. */
function readCodes(cmap: Buffer): Map<number, number> {
  const codes = new Map<number, number>();
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const long = offsets.find((offset) => cmap.readUInt16BE(offset) === 12);
  const short = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (long !== undefined) readLongCodes(cmap.subarray(long), codes);
  else if (short !== undefined) readShortCodes(cmap.subarray(short), codes);
  return codes;
}

function readLongCodes(table: Buffer, codes: Map<number, number>): void {
  for (let group = 0, at = 16; group < table.readUInt32BE(12); group++, at += 12) {
    const first = table.readUInt32BE(at);
    const glyph = table.readUInt32BE(at + 8);
    for (let code = first; code <= table.readUInt32BE(at + 4); code++) codes.set(code, glyph + code - first);
  }
}

function readShortCodes(table: Buffer, codes: Map<number, number>): void {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    const delta = table.readUInt16BE(16 + 2 * doubled + at);
    const rangeAt = 16 + 3 * doubled + at;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xff_ff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xff_ff;
      if (glyph !== 0) codes.set(code, glyph);
    }
  }
}
