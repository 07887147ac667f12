import { filledUp, type Grid, Grids } from './grids.ts';
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

/** The error function, to seven places (Abramowitz and Stegun 7.1.26). */
function erf(value: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(value));
  const series =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) * t;
  const found = 1 - series * Math.exp(-value * value);
  return value < 0 ? -found : found;
}

/** Curves are looked up, because they are needed millions of times. */
const stepsOfOne = 512;
const farthest = 10;

/** A curve from so far below nothing to so far above, and between its points a straight line. */
function curve(value: (at: number) => number): Float64Array {
  return Float64Array.from({ length: 2 * farthest * stepsOfOne + 2 }, (_, step) =>
    value(step / stepsOfOne - farthest),
  );
}

function look(points: Float64Array, at: number): number {
  const place = (at + farthest) * stepsOfOne;
  const step = place | 0;
  const from = points[step] as number;
  return from + (place - step) * ((points[step + 1] as number) - from);
}

const bend = curve((value) => 0.5 * value * (1 + erf(value * Math.SQRT1_2)));
const power = curve((value) => Math.exp(value));

/** What is far above nothing stays, and what is far below goes. */
const bent = (value: number): number => {
  if (value >= farthest) return value;
  return value <= -farthest ? 0 : look(bend, value);
};

interface Norm {
  scale: Float32Array;
  shift: Float32Array;
}

interface Step {
  panels: number;
  offset: Float32Array;
}

interface Layer {
  attend: Step;
  join: Step;
  widen: Step;
  narrow: Step;
  norms: readonly [Norm, Norm];
}

export class Network {
  readonly #grids: Grids;
  readonly #words: Table;
  readonly #places: Float32Array;
  readonly #start: Norm;
  readonly #layers: readonly Layer[];
  readonly #outputs = new Map<string, Step & { count: number }>();
  readonly #text: Grid;
  readonly #attended: Grid;
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
      .reduce((sum, [, one]) => sum + one.rows * filledUp(one.columns), 0);
    const widest = Math.max(width, ...outputs.map((name) => filledUp(table(name).columns)));
    this.#grids = new Grids(packed + rows * (width + 3 * width + wide + widest + rows + 2 * headWidth));
    const step = (name: string): Step => ({ panels: this.#grids.pack(table(name)), offset: list(name) });
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
    for (const name of outputs) this.#outputs.set(name, { ...step(name), count: table(name).columns });
    this.#text = this.#grids.take(rows, width);
    this.#attended = this.#grids.take(rows, 3 * width);
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
    const { panels, offset, count: columns } = this.#outputs.get(output) as Step & { count: number };
    const { numbers } = this.#grids;
    const result = { at: this.#result.at, width: filledUp(columns) };
    this.#grids.multiply(this.#text, panels, result, [filledUp(count), width, result.width]);
    const points = new Float32Array(count * columns);
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < columns; column += 1)
        points[row * columns + column] =
          (numbers[result.at + row * result.width + column] as number) + (offset[column] as number);
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
      this.#addTo(rows, this.#widened, layer.join, width);
      this.#evenOut(rows, layer.norms[0]);
      this.#widen(layer.widen, rows);
      this.#addTo(rows, this.#widened, layer.narrow, wide);
      this.#evenOut(rows, layer.norms[1]);
    }
  }

  /** Adds a step's result to the text. */
  #addTo(rows: number, from: Grid, { panels, offset }: Step, inner: number): void {
    const { numbers } = this.#grids;
    const result = { at: this.#result.at, width };
    this.#grids.multiply(from, panels, result, [rows, inner, width]);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < width; column += 1) {
        const at = row * width + column;
        numbers[this.#text.at + at] =
          (numbers[this.#text.at + at] as number) +
          (numbers[result.at + at] as number) +
          (offset[column] as number);
      }
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
  #attend({ panels, offset }: Step, count: number): void {
    const { numbers } = this.#grids;
    const rows = filledUp(count);
    const { at, width: three } = this.#attended;
    this.#grids.multiply(this.#text, panels, this.#attended, [rows, width, three]);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < three; column += 1)
        numbers[at + row * three + column] =
          (numbers[at + row * three + column] as number) + (offset[column] as number);
    for (let head = 0; head < heads; head += 1) {
      const from = head * headWidth;
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < headWidth; column += 1) {
          const place = at + row * three + from + column;
          numbers[this.#grids.inPanel(this.#keys.at, column, row, headWidth)] = numbers[
            place + width
          ] as number;
          numbers[this.#grids.inPanel(this.#values.at, row, column, rows)] =
            row < count ? (numbers[place + 2 * width] as number) : 0;
        }
      const shares = { at: this.#shares.at, width: rows };
      this.#grids.multiply({ at: at + from, width: three }, this.#keys.at, shares, [rows, headWidth, rows]);
      this.#shareOut(rows, count);
      const result = { at: this.#widened.at + from, width: wide };
      this.#grids.multiply(shares, this.#values.at, result, [rows, rows, headWidth]);
    }
  }

  #shareOut(rows: number, count: number): void {
    const { numbers } = this.#grids;
    const by = 1 / Math.sqrt(headWidth);
    for (let row = 0; row < rows; row += 1) {
      const at = this.#shares.at + row * rows;
      let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
      for (let other = 0; other < count; other += 1) most = Math.max(most, numbers[at + other] as number);
      for (let other = 0; other < count; other += 1) {
        const below = ((numbers[at + other] as number) - most) * by;
        const share = below <= -farthest ? 0 : look(power, below);
        numbers[at + other] = share;
        sum += share;
      }
      for (let other = 0; other < rows; other += 1)
        numbers[at + other] = other < count ? (numbers[at + other] as number) / sum : 0;
    }
  }

  #widen({ panels, offset }: Step, rows: number): void {
    const { numbers } = this.#grids;
    this.#grids.multiply(this.#text, panels, this.#widened, [rows, width, wide]);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < wide; column += 1) {
        const at = this.#widened.at + row * wide + column;
        numbers[at] = bent((numbers[at] as number) + (offset[column] as number));
      }
  }
}
