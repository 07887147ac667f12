import { multiplyModule } from './multiply.ts';
import { decode, type Table } from './unpack.ts';

/** Rows are multiplied four at a time and columns eight at a time; both are filled up to eight. */
const block = 8;
const bytesOfNumber = 4;
const pageSize = 65_536;

export const filledUp = (count: number): number => Math.ceil(count / block) * block;

/** Numbers in rows, at a place in the memory. A part of a wider grid has that grid's width. */
export interface Grid {
  at: number;
  width: number;
}

type Multiply = (
  left: number,
  leftStride: number,
  right: number,
  result: number,
  resultStride: number,
  rows: number,
  inner: number,
  columns: number,
) => void;

/** One block of memory with all grids of a network, and the one sum that needs speed. */
export class Grids {
  readonly numbers: Float32Array;
  readonly #multiply: Multiply;
  #end = 0;

  constructor(count: number) {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((count * bytesOfNumber) / pageSize) });
    const module = new WebAssembly.Module(decode(multiplyModule));
    const { exports } = new WebAssembly.Instance(module, { host: { memory } });
    this.numbers = new Float32Array(memory.buffer);
    this.#multiply = exports.multiply as Multiply;
  }

  take(rows: number, width: number): Grid {
    const at = this.#end;
    this.#end += rows * width;
    return { at, width };
  }

  /** The table in panels of eight columns, as the multiplication wants it. */
  pack({ rows, columns, bytes, steps }: Table): number {
    const { at } = this.take(rows, filledUp(columns));
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        this.numbers[this.inPanel(at, row, column, rows)] =
          (bytes[row * columns + column] as number) * (steps[column] as number);
    return at;
  }

  /** Where a number of a packed table with so many rows is. */
  inPanel(at: number, row: number, column: number, rows: number): number {
    const panel = (column / block) | 0;
    return at + panel * rows * block + row * block + (column - panel * block);
  }

  multiply(
    left: Grid,
    panels: number,
    result: Grid,
    [rows, inner, columns]: readonly [number, number, number],
  ): void {
    this.#multiply(
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
}
