/** What is true today of what words and numbers speak of, for the writer. */
export const states = ['now', 'planned', 'offered', 'refused', 'past', 'theirs'] as const;
export type State = (typeof states)[number];

/** Of how much time a sum or a count is, of one thing, or of all at one time. */
export const periods = [
  'hour',
  'day',
  'week',
  'fortnight',
  'month',
  'quarter',
  'year',
  'each',
  'once',
] as const;
export type SaidPer = (typeof periods)[number];

export interface SaidOf {
  state?: State;
  per?: SaidPer;
}

/** The likeliest of some names, where it is at least so likely. */
export function likeliest<T extends string>(shares: Readonly<Record<T, number>>, least = 0.5): T | undefined {
  const [best] = (Object.entries(shares) as [T, number][]).toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= least ? best[0] : undefined;
}
