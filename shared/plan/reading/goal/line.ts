import type { Token } from './token.ts';
import { tokenise } from './tokenise.ts';

/** What a part of the text was read as. What is read once is not read again. */
export type Claim = 'deadline' | 'hours' | 'count' | 'amount' | 'period' | 'ignored';

/** The text as tokens, with what each was read as. */
export class Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  private readonly claims: (Claim | undefined)[];

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenise(text);
    this.claims = this.tokens.map(() => undefined);
  }

  /** The word or sign at a place, "#" for a number, nothing where there is no token. */
  word(at: number): string {
    const token = this.tokens[at];
    return token === undefined ? '' : token.kind === 'number' || token.kind === 'date' ? '#' : token.text;
  }

  number(at: number): Token | undefined {
    const token = this.tokens[at];
    return token?.kind === 'number' ? token : undefined;
  }

  is(at: number, ...words: readonly string[]): boolean {
    return words.includes(this.word(at));
  }

  claimOf(at: number): Claim | undefined {
    return this.claims[at];
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.tokens.length && this.claims[at] === undefined;
  }

  claim(from: number, to: number, claim: Claim): void {
    this.claims.fill(claim, from, to);
  }

  /** The words from a place on, as one string: for looking at what surrounds a figure. */
  words(from: number, to: number): string {
    let words = '';
    for (let at = Math.max(0, from); at < Math.min(to, this.tokens.length); at += 1)
      words += `${this.word(at)} `;
    return words;
  }

  /** The place in the text of the tokens from one place to before another. */
  span(from: number, to: number): [start: number, end: number] {
    return [this.tokens[from]?.start ?? 0, (this.tokens[to - 1] ?? this.tokens.at(-1))?.end ?? 0];
  }
}
