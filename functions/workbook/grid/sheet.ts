import type { Value } from '../formula/excel-functions.ts';
import type { Cell, Formula, Range } from '../formula/formula.ts';
import type { Format, Look, Role } from './looks.ts';

export interface FilledCell {
  row: number;
  column: number;
  value: Value;
  formula?: string;
  look: Look;
}

/** Restricts the input of an open cell. */
export type Validation =
  | { type: 'decimal' | 'whole'; min: number; max: number; says: string }
  | { type: 'list'; options: readonly string[]; says: string }
  /** A number from min to max; `of` of these parts make one. */
  | { type: 'parts'; of: number; min: number; max: number; says: string };

export interface SheetContent {
  name: string;
  /** They are measured in characters. */
  widths: readonly number[];
  /** Rows and columns that stay visible; the rows are repeated on each printed page. */
  frozen: { rows: number; columns: number };
  /** All cells are printed if it is missing. */
  printed?: string;
  isUpright: boolean;
  isOnePage: boolean;
  cells: readonly FilledCell[];
  heights: ReadonlyMap<number, number>;
  names: readonly { name: string; address: string }[];
  validations: readonly { address: string; validation: Validation }[];
  /** Cells coloured by their verdict. */
  verdicts: readonly string[];
}

export type Content = Value | Formula;

/** Heights in points; other rows are as high as their text. */
const rowHeights: Readonly<Partial<Record<Role, number>>> = { title: 27, heading: 20 };

const lineHeight = 15;
/** Spreadsheet programs allow no higher row. */
const highestRow = 409;
/** Roles whose lines wrap, with the number of their letters that are as wide as a figure, the unit of column widths. */
const lettersOfWidth: Readonly<Partial<Record<Role, number>>> = {
  head: 1,
  'words-head': 1,
  'note-head': 1,
  label: 1.1,
  note: 1.2,
};

/** Estimates the number of lines. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);

/** Programs differ in whether they fit a row's height to its text on opening, so each row states its height. */
function heightsOf(
  cells: readonly FilledCell[],
  widths: readonly number[],
  known: ReadonlyMap<number, number>,
): Map<number, number> {
  const heights = new Map(known);
  for (const { row, column, value, look } of cells) {
    const letters = lettersOfWidth[look.role];
    if (typeof value !== 'string' || known.has(row) || letters === undefined) continue;
    const lines = linesOf(value, letters * (widths[column - 1] ?? value.length));
    const height = Math.min(highestRow, lines * lineHeight);
    if (lines > 1 && height > (heights.get(row) ?? 0)) heights.set(row, height);
  }
  return heights;
}

interface SheetOptions {
  name: string;
  widths: readonly number[];
  frozen?: { rows: number; columns: number };
  /** It is set if helper columns follow that are not printed. */
  printed?: number;
  /** Set for a sheet with more rows than columns, which is printed in portrait. */
  isUpright?: true;
  /** Prints the sheet on one page, however small. */
  isOnePage?: true;
}

export const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
export const addressOf = (row: number, column: number): string => `${letters(column)}${row}`;

/** A sheet written from top to bottom; later formulas can use all earlier cells. */
export class Sheet {
  readonly #options: SheetOptions;
  readonly #cells: FilledCell[] = [];
  readonly #heights = new Map<number, number>();
  readonly #names: { name: string; address: string }[] = [];
  readonly #validations: { address: string; validation: Validation }[] = [];
  readonly #verdicts: string[] = [];
  row = 1;

  constructor(options: SheetOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  put(column: number, content: Content, look: Look): Cell {
    const isFormula = typeof content === 'object' && content !== null;
    const value = isFormula ? content.value : content;
    this.#cells.push({
      row: this.row,
      column,
      value,
      look,
      ...(isFormula && { formula: content.on(this.name) }),
    });
    return { kind: 'cell', sheet: this.name, address: addressOf(this.row, column), value };
  }

  /** Writes a line of text that overflows into the empty cells next to it. */
  words(role: 'title' | 'heading' | 'subtitle' | 'words', text: string): void {
    this.put(1, text, { format: 'text', role });
    const height = rowHeights[role];
    if (height !== undefined) this.#heights.set(this.row, height);
    this.row += 1;
  }

  space(): void {
    this.row += 1;
  }

  named(cell: Cell, name: string): Cell {
    this.#names.push({ name, address: cell.address });
    return { ...cell, name };
  }

  /** Makes a range from consecutive cells of one column or row. */
  range(cells: readonly Cell[], name?: string): Range {
    const [from, to] = [cells[0], cells.at(-1)];
    if (!from || !to) throw new Error('A range has at least one cell');
    const address = `${from.address}:${to.address}`;
    if (name !== undefined) this.#names.push({ name, address });
    return {
      kind: 'range',
      sheet: this.name,
      address,
      values: cells.map(({ value }) => value),
      ...(name !== undefined && { name }),
    };
  }

  validate(cell: Cell, validation: Validation): void {
    this.#validations.push({ address: cell.address, validation });
  }

  colourByVerdict(cell: Cell): void {
    this.#verdicts.push(cell.address);
  }

  /** Writes a row of column titles, aligned for numbers except the first and those marked as words. */
  head(...titles: readonly (string | { words: string })[]): void {
    titles.forEach((title, index) => {
      const isWords = typeof title !== 'string';
      const role = index === 0 ? 'words-head' : isWords ? 'note-head' : 'head';
      this.put(index + 1, isWords ? title.words : title, { format: 'text', role });
    });
    this.row += 1;
  }

  get content(): SheetContent {
    const { printed } = this.#options;
    const last = Math.max(...this.#cells.map(({ row }) => row));
    return {
      name: this.name,
      ...(printed !== undefined && { printed: `A1:${addressOf(last, printed)}` }),
      widths: this.#options.widths,
      frozen: this.#options.frozen ?? { rows: 0, columns: 0 },
      isUpright: this.#options.isUpright === true,
      isOnePage: this.#options.isOnePage === true,
      cells: this.#cells,
      heights: heightsOf(this.#cells, this.#options.widths, this.#heights),
      names: this.#names,
      validations: this.#validations,
      verdicts: this.#verdicts,
    };
  }
}

const looked =
  (role: Role) =>
  (format: Format): Look => ({ format, role });
export const plain = looked('plain');
export const total = looked('total');
export const key = looked('key');
