import { mostPieces, Network } from './network.ts';
import { Pieces } from './pieces.ts';
import type { NetworkWeights } from './weights.ts';
import { type AnswerKind, type AnswerPieces, type Names, windowsOf } from './windows.ts';

/** The words of each answer. */
export type AnswerWords = Readonly<Record<AnswerKind, readonly string[]>>;
/** For each word of an answer a row with the points of each role, and one with what links it to others. */
export interface Points {
  roles: Float32Array;
  links: Float32Array;
  /** How well the words that start here name the business. */
  titles: Float32Array;
  /** What is true today of what the word speaks of, and of how much time it is. */
  states: Float32Array;
  periods: Float32Array;
}
export interface AnswerPoints extends Readonly<Record<AnswerKind, Points>> {
  /** How likely the business is of each trade. */
  trades: ReadonlyMap<string, number>;
}

const perWord = ['roles', 'links', 'titles', 'states', 'periods'] as const;
type PerWord = (typeof perWord)[number];
const ofEach = <T>(make: (output: PerWord) => T): Record<PerWord, T> =>
  Object.fromEntries(perWord.map((output) => [output, make(output)])) as Record<PerWord, T>;

/** What the network makes of one window: the points of each of its pieces, and of each trade. */
interface Found extends Readonly<Record<PerWord, Float32Array>> {
  trades: readonly number[];
}

/** Reading takes time in line with the length; words behind so many have no role. */
const mostWords = 2500;
/** A question so long is read to here. */
const mostOfQuestion = 100;
/**
 * Windows with so many pieces in all are kept as they were read (100 MB), because a plan is often made of the same text
 * more than once.
 */
const mostKept = 300 * mostPieces;

/** Readers are made once for the weights. */
const readers = new WeakMap<NetworkWeights, Reader>();

export function readerOf(weights: NetworkWeights): Reader {
  const known = readers.get(weights) ?? new Reader(weights);
  readers.set(weights, known);
  return known;
}

export class Reader {
  readonly #network: Network;
  readonly #pieces: Pieces;
  readonly #topics: readonly string[];
  readonly #trades: readonly string[];
  readonly #names: Names;
  readonly #widths: Readonly<Record<PerWord, number>>;
  readonly #kept = new Map<string, Found>();
  #keptPieces = 0;

  constructor(weights: NetworkWeights) {
    this.#network = new Network(weights, [...perWord, 'trades', 'topics']);
    this.#pieces = new Pieces(weights.pieces);
    this.#topics = weights.topics;
    this.#trades = weights.trades;
    this.#widths = ofEach((output) => weights.lists[output] as number);
    const name = (text: string): number[] => this.#pieces.of(`${text} :`);
    this.#names = { goal: name('goal'), skills: name('skills'), content: name('story') };
  }

  /** The share of words that are words of the language, and not letters in a row. */
  known(words: readonly string[]): number {
    const known = words.filter((word) => this.#pieces.of(word).length === 1);
    return words.length === 0 ? 1 : known.length / words.length;
  }

  /** How likely a question has each subject. */
  topicsOf(question: string): ReadonlyMap<string, number> {
    const pieces = [...this.#pieces.of('question :'), ...this.#pieces.of(question).slice(0, mostOfQuestion)];
    const [points = new Float32Array()] = this.#network.pointsOfEach(this.#framed(pieces), 'topics');
    return sharesOf(this.#topics, meanOf(points, this.#topics.length));
  }

  #framed(pieces: readonly number[]): number[] {
    return [this.#pieces.number('[CLS]'), ...pieces, this.#pieces.number('[SEP]')];
  }

  #find(window: readonly number[]): Found {
    const key = window.join();
    const known = this.#kept.get(key);
    if (known) return known;
    const points = this.#network.pointsOfEach(window, ...perWord, 'trades');
    const found: Found = {
      ...ofEach((output) => points[perWord.indexOf(output)] as Float32Array),
      trades: meanOf(points[perWord.length] as Float32Array, this.#trades.length),
    };
    this.#kept.set(key, found);
    this.#keptPieces += window.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#keptPieces <= mostKept) break;
      this.#kept.delete(oldest);
      this.#keptPieces -= oldest.split(',').length;
    }
    return found;
  }

  pointsOf(words: AnswerWords): AnswerPoints {
    const of = (kind: AnswerKind): number[][] =>
      words[kind].slice(0, mostWords).map((word) => this.#pieces.of(word));
    const answers: AnswerPieces = { goal: of('goal'), skills: of('skills'), content: of('content') };
    const pointsFor = (kind: AnswerKind): Points =>
      ofEach((output) => new Float32Array(words[kind].length * this.#widths[output]));
    const points = { goal: pointsFor('goal'), skills: pointsFor('skills'), content: pointsFor('content') };
    const ofTrades: (readonly number[])[] = [];
    for (const window of windowsOf(answers, this.#names)) {
      const found = this.#find(this.#framed(window.flatMap(({ pieces }) => pieces)));
      ofTrades.push(found.trades);
      let at = 1;
      for (const { pieces, word } of window) {
        // The first piece speaks for its word.
        if (word)
          for (const output of perWord) {
            const width = this.#widths[output];
            const row = found[output].subarray(at * width, (at + 1) * width);
            points[word.kind][output].set(row, word.index * width);
          }
        at += pieces.length;
      }
    }
    const mean = this.#trades.map(
      (_, trade) => ofTrades.reduce((sum, one) => sum + (one[trade] as number), 0) / ofTrades.length,
    );
    return { ...points, trades: sharesOf(this.#trades, mean) };
  }
}

/** The mean over all pieces speaks for the text. */
function meanOf(points: Float32Array, width: number): number[] {
  const rows = points.length / width;
  return Array.from({ length: width }, (_, column) => {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += points[row * width + column] as number;
    return sum / rows;
  });
}

function sharesOf(names: readonly string[], points: readonly number[]): ReadonlyMap<string, number> {
  const most = Math.max(...points);
  const shares = points.map((point) => Math.exp(point - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return new Map(names.map((name, index) => [name, (shares[index] as number) / sum]));
}
