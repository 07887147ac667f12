import { filledUp, type Grid, Grids, type Panels, sizeOfPanels } from './grids.ts';
import { type Table, unpack, wordTable } from './unpack.ts';
import type { NetworkWeights } from './weights.ts';

/**
 * A small network that reads the pieces of words in their context (a transformer encoder), and has points for what each
 * piece is. Its arithmetic is the same on every machine.
 */

/** So many pieces are read in one go. */
export const mostPieces = 384;

const width = 384;
const heads = 12;
const headWidth = width / heads;
const wide = 4 * width;
/** Keeps a row without differences from being divided by nothing. */
const tiny = 1e-12;
/** A score that no piece reaches. */
const lowest = -1e30;

interface Norm {
  scale: Float32Array;
  shift: Float32Array;
}

interface Layer {
  attend: Panels;
  join: Panels;
  widen: Panels;
  narrow: Panels;
  norms: readonly [Norm, Norm];
}

export class Network {
  readonly #grids: Grids;
  readonly #words: Table;
  readonly #places: Float32Array;
  readonly #start: Norm;
  readonly #layers: readonly Layer[];
  readonly #outputs = new Map<string, Panels>();
  readonly #text: Grid;
  readonly #attended: Grid;
  readonly #found: Grid;
  readonly #widened: Grid;
  readonly #result: Grid;
  readonly #shares: Grid;
  readonly #keys: Grid;
  readonly #values: Grid;

  constructor(weights: NetworkWeights, outputs: readonly string[]) {
    const { tables, lists } = unpack(weights);
    const table = (name: string): Table => tables.get(name) as Table;
    const list = (name: string): Float32Array => lists.get(name) as Float32Array;
    const rows = filledUp(mostPieces);
    const packed = [...tables]
      .filter(([name]) => name !== wordTable)
      .reduce((sum, [, one]) => sum + sizeOfPanels(one), 0);
    const widest = Math.max(width, ...outputs.map((name) => filledUp(table(name).columns)));
    const count = packed + rows * (2 * width + 3 * width + wide + widest + rows + 2 * headWidth);
    this.#grids = new Grids(count, rows, wide);
    const step = (name: string): Panels => this.#grids.pack(table(name), list(name));
    const norm = (name: string): Norm => ({ scale: list(`${name}-scale`), shift: list(`${name}-shift`) });
    this.#words = table(wordTable);
    this.#places = list('places');
    this.#start = norm('start');
    const layers = [...tables.keys()].filter((name) => name.startsWith('attend')).length;
    this.#layers = Array.from({ length: layers }, (_, index) => ({
      attend: step(`attend${index}`),
      join: step(`join${index}`),
      widen: step(`widen${index}`),
      narrow: step(`narrow${index}`),
      norms: [norm(`first${index}`), norm(`last${index}`)],
    }));
    for (const name of outputs) this.#outputs.set(name, step(name));
    this.#text = this.#grids.take(rows, width);
    this.#attended = this.#grids.take(rows, 3 * width);
    this.#found = this.#grids.take(rows, width);
    this.#widened = this.#grids.take(rows, wide);
    this.#result = this.#grids.take(rows, widest);
    this.#shares = this.#grids.take(rows, rows);
    this.#keys = this.#grids.take(rows, headWidth);
    this.#values = this.#grids.take(rows, headWidth);
  }

  /** The points of some outputs for each piece, one row a piece. */
  pointsOfEach(pieces: readonly number[], ...outputs: string[]): Float32Array[] {
    this.#read(pieces);
    return outputs.map((output) => this.#pointsOf(output, pieces.length));
  }

  #pointsOf(output: string, count: number): Float32Array {
    const panels = this.#outputs.get(output) as Panels;
    const { columns } = panels;
    const result = { at: this.#result.at, width: filledUp(columns) };
    this.#grids.apply(panels, this.#text, result, filledUp(count));
    const points = new Float32Array(count * columns);
    for (let row = 0; row < count; row += 1) {
      const at = result.at + row * result.width;
      points.set(this.#grids.numbers.subarray(at, at + columns), row * columns);
    }
    return points;
  }

  #read(pieces: readonly number[]): void {
    const { numbers } = this.#grids;
    const rows = filledUp(pieces.length);
    numbers.fill(0, this.#text.at, this.#text.at + rows * width);
    pieces.forEach((piece, row) => {
      const step = this.#words.steps[piece] as number;
      for (let column = 0; column < width; column += 1)
        numbers[this.#text.at + row * width + column] =
          (this.#words.bytes[piece * width + column] as number) * step +
          (this.#places[row * width + column] as number);
    });
    this.#evenOut(rows, this.#start);
    for (const layer of this.#layers) {
      this.#attend(layer.attend, pieces.length);
      this.#addTo(rows, this.#found, layer.join);
      this.#evenOut(rows, layer.norms[0]);
      this.#grids.apply(layer.widen, this.#text, this.#widened, rows);
      this.#grids.bend(this.#widened, rows);
      this.#addTo(rows, this.#widened, layer.narrow);
      this.#evenOut(rows, layer.norms[1]);
    }
  }

  /** Adds a step's result to the text. */
  #addTo(rows: number, from: Grid, step: Panels): void {
    const { numbers } = this.#grids;
    const result = { at: this.#result.at, width };
    this.#grids.apply(step, from, result, rows);
    for (let at = 0; at < rows * width; at += 1)
      numbers[this.#text.at + at] =
        (numbers[this.#text.at + at] as number) + (numbers[result.at + at] as number);
  }

  /** Each row gets the same mean and spread. */
  #evenOut(rows: number, { scale, shift }: Norm): void {
    const { numbers } = this.#grids;
    for (let row = 0; row < rows; row += 1) {
      const at = this.#text.at + row * width;
      let [sum, squares] = [0, 0];
      for (let column = 0; column < width; column += 1) sum += numbers[at + column] as number;
      const mean = sum / width;
      for (let column = 0; column < width; column += 1)
        squares += ((numbers[at + column] as number) - mean) ** 2;
      const spread = Math.sqrt(squares / width + tiny);
      for (let column = 0; column < width; column += 1)
        numbers[at + column] =
          (((numbers[at + column] as number) - mean) / spread) * (scale[column] as number) +
          (shift[column] as number);
    }
  }

  /** Each piece takes from the others what bears on it. */
  #attend(step: Panels, count: number): void {
    const { numbers } = this.#grids;
    const rows = filledUp(count);
    const { at, width: three } = this.#attended;
    const shares = { at: this.#shares.at, width: rows };
    this.#grids.apply(step, this.#text, this.#attended, rows);
    for (let head = 0; head < heads; head += 1) {
      const from = head * headWidth;
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < headWidth; column += 1) {
          const place = at + row * three + from + column;
          numbers[this.#grids.inPanel(this.#keys.at, column, row, headWidth)] = numbers[
            place + width
          ] as number;
          numbers[this.#grids.inPanel(this.#values.at, row, column, rows)] = numbers[
            place + 2 * width
          ] as number;
        }
      this.#grids.multiply({ at: at + from, width: three }, this.#keys.at, shares, [rows, headWidth, rows]);
      // Rows that only fill up get no share.
      for (let row = 0; row < rows; row += 1)
        numbers.fill(lowest, shares.at + row * rows + count, shares.at + (row + 1) * rows);
      this.#grids.shareOut(shares, rows, 1 / Math.sqrt(headWidth));
      const result = { at: this.#found.at + from, width };
      this.#grids.multiply(shares, this.#values.at, result, [rows, rows, headWidth]);
    }
  }
}
