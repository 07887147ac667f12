import { HyperFormula, type RawCellContent, type SimpleCellAddress } from 'hyperformula';
import { readZip } from './read-zip.ts';

export interface ReadCell {
  address: string;
  /** It is counted from 1. */
  row: number;
  column: number;
  value: string | number | boolean | null;
  formula?: string;
  look: number;
}

export interface ReadSheet {
  name: string;
  xml: string;
  cells: ReadonlyMap<string, ReadCell>;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name) => signs[name] ?? whole);

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
const place = (address: string): { row: number; column: number } => {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return { row: Number(row), column: columnOf(letters) };
};

function readCell([, address = '', look = '', type = '', inner = '']: RegExpMatchArray): ReadCell {
  const formula = /<f>([^<]*)<\/f>/.exec(inner)?.[1];
  const kept = unescapeXml(
    /<v>([^<]*)<\/v>/.exec(inner)?.[1] ?? /<t [^>]*>([^<]*)<\/t>/.exec(inner)?.[1] ?? '',
  );
  const values: Readonly<Record<string, ReadCell['value']>> = { b: kept === '1', str: kept, inlineStr: kept };
  const value = values[type] ?? (inner === '' ? null : Number(kept));
  return {
    address,
    ...place(address),
    look: Number(look),
    value,
    ...(formula !== undefined && { formula: unescapeXml(formula) }),
  };
}

/** Reads a workbook from the bytes of its file. */
export function readWorkbook(bytes: Uint8Array) {
  const entries = readZip(bytes);
  const workbook = entries.get('xl/workbook.xml') ?? '';
  const sheets = [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = ''], index): ReadSheet => {
    const xml = entries.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
    const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(
      readCell,
    );
    return { name: unescapeXml(name), xml, cells: new Map(cells.map((cell) => [cell.address, cell])) };
  });
  const names = [...workbook.matchAll(/<definedName name="([^"]+)">([^<]*)</g)].map(
    ([, name = '', to = '']) => ({
      name,
      to: unescapeXml(to),
    }),
  );
  return { entries, sheets, names };
}

export type ReadBook = ReturnType<typeof readWorkbook>;

export const gridsOf = ({ sheets }: ReadBook): Map<string, ReadCell['value'][][]> =>
  new Map(
    sheets.map(({ name, cells }) => {
      const grid: ReadCell['value'][][] = [];
      for (const { row, column, value } of cells.values()) {
        while (grid.length < row) grid.push([]);
        const line = grid[row - 1] ?? [];
        line[column - 1] = value;
      }
      return [name, grid];
    }),
  );

/** Opens the formulas, without the stored values, in an engine that had no part in writing them. */
export function openInEngine({ sheets, names }: ReadBook) {
  const grids = Object.fromEntries(
    sheets.map(({ name, cells }) => {
      const grid: RawCellContent[][] = [];
      for (const { row, column, value, formula } of cells.values()) {
        while (grid.length < row) grid.push([]);
        const content = formula === undefined ? value : `=${formula}`;
        // The engine would read a text that starts like a formula as one; the file has a text type for it.
        const line = grid[row - 1] ?? [];
        line[column - 1] = formula === undefined && typeof value === 'string' ? `'${value}` : content;
      }
      return [name, grid.map((line) => Array.from(line, (content) => content ?? null))];
    }),
  );
  const engine = HyperFormula.buildFromSheets(
    grids,
    { licenseKey: 'gpl-v3' },
    names.map(({ name, to }) => ({ name, expression: `=${to}` })),
  );
  const at = (sheet: string, address: string): SimpleCellAddress => {
    const { row, column } = place(address);
    return { sheet: engine.getSheetId(sheet) ?? -1, row: row - 1, col: column - 1 };
  };
  const named = (name: string): SimpleCellAddress => {
    const to = names.find((one) => one.name === name)?.to ?? '';
    const [, sheet = '', address = ''] = /^'(.*)'!(.*)$/.exec(to) ?? [];
    return at(sheet, address.replaceAll('$', ''));
  };
  return {
    valueAt: (sheet: string, address: string) => engine.getCellValue(at(sheet, address)),
    valueOf: (name: string) => engine.getCellValue(named(name)),
    type: (name: string, value: number | string) => void engine.setCellContents(named(name), value),
    typeAt: (sheet: string, address: string, value: number | string) =>
      void engine.setCellContents(at(sheet, address), value),
    close: () => engine.destroy(),
  };
}
