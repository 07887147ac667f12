import { Network } from './network.ts';
import { Pieces } from './pieces.ts';
import type { NetworkWeights } from './weights.ts';
import { type AnswerKind, type AnswerPieces, type Names, windowsOf } from './windows.ts';

/** The words of each answer. */
export type AnswerWords = Readonly<Record<AnswerKind, readonly string[]>>;
/** For each word of an answer a row with the points of each role, and one with what links it to others. */
export interface Points {
  roles: Float32Array;
  links: Float32Array;
}
export type AnswerPoints = Readonly<Record<AnswerKind, Points>>;

interface Likely {
  topic: string;
  likely: number;
}

/** Reading takes time in line with the length; words behind so many have no role. */
const mostWords = 2500;
/** A question so long is read to here. */
const mostOfQuestion = 100;
const readBefore = 60;

/** Readers are made once for the weights; what was read a moment ago is kept. */
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
  readonly #names: Names;
  readonly #widths: { roles: number; links: number };
  readonly #known = new Map<string, AnswerPoints>();

  constructor(weights: NetworkWeights) {
    this.#network = new Network(weights, ['roles', 'links', 'topics']);
    this.#pieces = new Pieces(weights.pieces);
    this.#topics = weights.topics;
    const widthOf = (output: string): number => weights.lists[output] as number;
    this.#widths = { roles: widthOf('roles'), links: widthOf('links') };
    const name = (text: string): number[] => this.#pieces.of(`${text} :`);
    this.#names = { goal: name('goal'), skills: name('skills'), content: name('story') };
  }

  pointsOf(words: AnswerWords): AnswerPoints {
    const key = JSON.stringify(words);
    const known = this.#known.get(key) ?? this.#read(words);
    this.#known.set(key, known);
    if (this.#known.size > readBefore) this.#known.delete(this.#known.keys().next().value as string);
    return known;
  }

  /** The subjects that a question may have, the likeliest first. */
  topicsOf(question: string): Likely[] {
    const pieces = [...this.#pieces.of('question :'), ...this.#pieces.of(question).slice(0, mostOfQuestion)];
    const points = [...this.#network.pointsOfAll(this.#framed(pieces), 'topics')];
    const most = Math.max(...points);
    const shares = points.map((point) => Math.exp(point - most));
    const sum = shares.reduce((total, share) => total + share, 0);
    return this.#topics
      .map((topic, index) => ({ topic, likely: (shares[index] as number) / sum }))
      .toSorted((one, other) => other.likely - one.likely);
  }

  #framed(pieces: readonly number[]): number[] {
    return [this.#pieces.number('[CLS]'), ...pieces, this.#pieces.number('[SEP]')];
  }

  #read(words: AnswerWords): AnswerPoints {
    const of = (kind: AnswerKind): number[][] =>
      words[kind].slice(0, mostWords).map((word) => this.#pieces.of(word));
    const answers: AnswerPieces = { goal: of('goal'), skills: of('skills'), content: of('content') };
    const pointsFor = (kind: AnswerKind): Points => ({
      roles: new Float32Array(words[kind].length * this.#widths.roles),
      links: new Float32Array(words[kind].length * this.#widths.links),
    });
    const points = { goal: pointsFor('goal'), skills: pointsFor('skills'), content: pointsFor('content') };
    for (const window of windowsOf(answers, this.#names)) {
      const pieces = this.#framed(window.flatMap((one) => one.pieces));
      const [roles, links] = this.#network.pointsOfEach(pieces, 'roles', 'links') as [Float32Array, Float32Array];
      let at = 1;
      for (const { pieces: parts, word } of window) {
        // The first piece speaks for its word.
        if (word) {
          const row = (found: Float32Array, width: number): Float32Array =>
            found.subarray(at * width, (at + 1) * width);
          const { roles: width, links: linkWidth } = this.#widths;
          points[word.kind].roles.set(row(roles, width), word.index * width);
          points[word.kind].links.set(row(links, linkWidth), word.index * linkWidth);
        }
        at += parts.length;
      }
    }
    return points;
  }
}
