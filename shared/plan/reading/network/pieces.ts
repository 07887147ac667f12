/** Splits words into the pieces that the network knows, longest first. */

const run = /[\p{L}\p{N}]+|\S/gu;
const plain: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
];
const unknown = '[UNK]';
/** Longer words make no sense, and would take long to split. */
const longestWord = 60;
/** A blank line. */
const paragraph = '[unused0]';

export class Pieces {
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(pieces: readonly string[]) {
    this.#numbers = new Map(pieces.map((piece, number) => [piece, number]));
  }

  number(piece: string): number {
    return this.#numbers.get(piece) as number;
  }

  of(text: string): number[] {
    if (text.trim() === '') return [this.number(paragraph)];
    const lower = text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '');
    const simple = plain.reduce((sofar, [mark, by]) => sofar.replaceAll(mark, by), lower);
    return (simple.match(run) ?? [unknown]).flatMap((word) => this.#split(word));
  }

  #split(word: string): number[] {
    if (word.length > longestWord) return [this.number(unknown)];
    const found: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      const piece = (): number | undefined =>
        this.#numbers.get(`${from > 0 ? '##' : ''}${word.slice(from, to)}`);
      while (to > from && piece() === undefined) to -= 1;
      if (to === from) return [this.number(unknown)];
      found.push(piece() as number);
      from = to;
    }
    return found;
  }
}
