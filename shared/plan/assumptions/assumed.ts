import type { Mark } from '../document/text.ts';

/**
 * A figure that a plan rests on. Money is in whole cents, shares and rates are fractions.
 * S: from a named source. D: derived from one by a stated rule. J: an adviser's judgement, open to the reviewer.
 */
export interface Assumed<Value = number> {
  v: Value;
  mark: Mark;
}

export const sourced = <const Value>(v: Value): Assumed<Value> => ({ v, mark: 'S' });
export const derived = <const Value>(v: Value): Assumed<Value> => ({ v, mark: 'D' });
export const judged = <const Value>(v: Value): Assumed<Value> => ({ v, mark: 'J' });

/** Why it is that, and the year or day of the source, as printed. */
export type Because = readonly [why: string, asAt?: string];

export type Explained<Value = number> = Assumed<Value> & { because: Because };

export const because = <Value>(figure: Assumed<Value>, ...reason: Because): Explained<Value> => ({
  ...figure,
  because: reason,
});
