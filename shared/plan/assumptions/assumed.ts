import type { Mark } from '../document/text.ts';

/**
 * A figure that a plan rests on, and why it is that. Money is in whole cents, shares and rates are fractions.
 * S: from a named source. D: derived from one by a stated rule. J: an adviser's judgement, open to the reviewer.
 */
export interface Assumed<Value = number> {
  v: Value;
  mark: Mark;
  why: string;
  /** The year or day of the source, as printed. */
  asAt?: string;
}

export const sourced = <Value>(v: Value, why: string, asAt: string): Assumed<Value> => ({
  v,
  mark: 'S',
  why,
  asAt,
});
export const derived = <Value>(v: Value, why: string, asAt?: string): Assumed<Value> => ({
  v,
  mark: 'D',
  why,
  ...(asAt && { asAt }),
});
export const judged = <Value>(v: Value, why: string): Assumed<Value> => ({ v, mark: 'J', why });
