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

/** What may be typed into an open cell. */
export type Validation =
  | { type: 'decimal' | 'whole'; min: number; max: number; says: string }
  | { type: 'list'; options: readonly string[]; says: string }
  /** A number from min to max of which so many make one. */
  | { type: 'parts'; of: number; min: number; max: number; says: string };

export interface SheetContent {
  name: string;
  /** In characters. */
  widths: readonly number[];
  /** Rows and columns that stay in view; the rows are printed on each page. */
  frozen: { rows: number; columns: number };
  /** The cells that are printed; all, where it says none. */
  printed?: string;
  isUpright: boolean;
  isOnePage: boolean;
  cells: readonly FilledCell[];
  heights: ReadonlyMap<number, number>;
  /** Ranges of cells that are one. */
  names: readonly { name: string; address: string }[];
  validations: readonly { address: string; validation: Validation }[];
  /** Cells that take their colour from the verdict they hold. */
  verdicts: readonly string[];
}

export type Content = Value | Formula;

/** In points; other rows are as high as their words. */
const rowHeights: Readonly<Partial<Record<Role, number>>> = { title: 27, heading: 20 };

const lineHeight = 15;
/** No program makes a row higher. */
const highestRow = 409;
/** Words whose lines break, with how many of their letters are as wide as a figure, by which columns are measured. */
const lettersOfWidth: Readonly<Partial<Record<Role, number>>> = {
  head: 1,
  'words-head': 1,
  'note-head': 1,
  label: 1.1,
  note: 1.2,
};

/** About so many, at so many characters a line. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);

/** Programs differ in whether they look at the words of a row when they open it, so a row says how high it is. */
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
  /** How many columns are printed, where what is beyond is only worked with. */
  printed?: number;
  /** More rows than columns: printed upright. */
  isUpright?: true;
  /** Printed on one page, however small. */
  isOnePage?: true;
}

export const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
export const addressOf = (row: number, column: number): string => `${letters(column)}${row}`;

/** A sheet that is written from top to bottom; what was put down can be used by every formula after it. */
export class Sheet {
  readonly #options: SheetOptions;
  readonly #cells: FilledCell[] = [];
  readonly #heights = new Map<number, number>();
  readonly #names: { name: string; address: string }[] = [];
  readonly #validations: { address: string; validation: Validation }[] = [];
  readonly #verdicts: string[] = [];
  /** The row that is written next. */
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

  /** A line of words, over the empty cells beside it. */
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

  /** Cells of one column or one row, in their order. */
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

  /** A row of column titles, each over numbers but for the first and those that say they are words. */
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
