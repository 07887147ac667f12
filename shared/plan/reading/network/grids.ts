import { arithmeticModule } from './arithmetic.ts';
import { decode, type Table } from './unpack.ts';

/** Rows are multiplied four at a time and columns eight at a time; both are filled up to eight. */
const block = 8;
const bytesOfNumber = 4;
const bytesOfWhole = 2;
const pageSize = 65_536;
/** A panel of a table starts with the steps and offsets of its columns. */
const panelHead = 2 * block;

export const filledUp = (count: number): number => Math.ceil(count / block) * block;

/** Numbers in rows, at a place in the memory. A part of a wider grid has that grid's width. */
export interface Grid {
  at: number;
  width: number;
}

/** A learned table that grids are multiplied by: whole numbers in panels of eight columns. */
export interface Panels {
  at: number;
  rows: number;
  columns: number;
}

const sizeOfPanel = (rows: number): number =>
  panelHead + (filledUp(rows) * block * bytesOfWhole) / bytesOfNumber;

/** So many numbers a packed table takes. */
export const sizeOfPanels = ({ rows, columns }: Pick<Table, 'rows' | 'columns'>): number =>
  (filledUp(columns) / block) * sizeOfPanel(rows);

/** The functions of `arithmetic.wat`. */
interface Arithmetic {
  multiply: (...places: readonly number[]) => void;
  multiplyWhole: (...places: readonly number[]) => void;
  narrow: (...places: readonly number[]) => void;
  shareOut: (...places: readonly number[]) => void;
  bend: (...places: readonly number[]) => void;
}

/** One block of memory with all grids of a network, and the arithmetic that needs speed. */
export class Grids {
  readonly numbers: Float32Array;
  readonly #wholes: Int16Array;
  readonly #arithmetic: Arithmetic;
  /** The left side of a multiplication, as whole numbers, and the step of each of its rows. */
  readonly #left: Grid;
  readonly #leftSteps: Grid;
  #end = 0;

  /** The left side of a multiplication has so many rows and columns at most. */
  constructor(count: number, mostRows: number, mostColumns: number) {
    const left = (mostRows * mostColumns * bytesOfWhole) / bytesOfNumber;
    const size = (count + left + mostRows) * bytesOfNumber;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(size / pageSize) });
    const module = new WebAssembly.Module(decode(arithmeticModule));
    const { exports } = new WebAssembly.Instance(module, { host: { memory } });
    this.numbers = new Float32Array(memory.buffer);
    this.#wholes = new Int16Array(memory.buffer);
    this.#arithmetic = exports as unknown as Arithmetic;
    this.#left = this.take(1, left);
    this.#leftSteps = this.take(1, mostRows);
  }

  take(rows: number, width: number): Grid {
    const at = this.#end;
    this.#end += rows * width;
    return { at, width };
  }

  /** The table with what is added to each of its columns, as the multiplication wants it. */
  pack({ rows, columns, bytes, steps }: Table, offsets: Float32Array): Panels {
    const size = sizeOfPanel(rows);
    const { at } = this.take(filledUp(columns) / block, size);
    for (let column = 0; column < columns; column += 1) {
      const panel = at + ((column / block) | 0) * size;
      this.numbers[panel + (column % block)] = steps[column] as number;
      this.numbers[panel + block + (column % block)] = offsets[column] as number;
    }
    const pairs = bytesOfNumber / bytesOfWhole;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const panel = at + ((column / block) | 0) * size + panelHead;
        const pair = panel + ((row / pairs) | 0) * block + (column % block);
        this.#wholes[pair * pairs + (row % pairs)] = bytes[row * columns + column] as number;
      }
    return { at, rows, columns };
  }

  /** Where a number of a grid with so many rows is, if the grid is in panels of eight columns. */
  inPanel(at: number, row: number, column: number, rows: number): number {
    const panel = (column / block) | 0;
    return at + panel * rows * block + row * block + (column - panel * block);
  }

  /** Multiplies so many rows by a learned table. Sums of whole numbers are quick, and exact in any order. */
  apply(panels: Panels, left: Grid, result: Grid, rows: number): void {
    const [whole, steps] = [this.#left.at * bytesOfNumber, this.#leftSteps.at * bytesOfNumber];
    const stride = left.width * bytesOfNumber;
    this.#arithmetic.narrow(left.at * bytesOfNumber, stride, whole, steps, rows, panels.rows);
    this.#arithmetic.multiplyWhole(
      whole,
      steps,
      panels.at * bytesOfNumber,
      result.at * bytesOfNumber,
      result.width * bytesOfNumber,
      rows,
      panels.rows,
      filledUp(panels.columns),
    );
  }

  /** Multiplies by numbers that are in panels of eight columns. */
  multiply(
    left: Grid,
    panels: number,
    result: Grid,
    [rows, inner, columns]: readonly [number, number, number],
  ): void {
    this.#arithmetic.multiply(
      left.at * bytesOfNumber,
      left.width * bytesOfNumber,
      panels * bytesOfNumber,
      result.at * bytesOfNumber,
      result.width * bytesOfNumber,
      rows,
      inner,
      columns,
    );
  }

  /** Makes shares of a row's scores, which are so many times too large. */
  shareOut({ at, width }: Grid, rows: number, by: number): void {
    this.#arithmetic.shareOut(at * bytesOfNumber, by, rows, width);
  }

  /** What is far above nothing stays, and what is far below goes. */
  bend({ at, width }: Grid, rows: number): void {
    this.#arithmetic.bend(at * bytesOfNumber, rows * width);
  }
}
