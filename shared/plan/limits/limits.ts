/** What a person may say that they will not or cannot do, as far as a path can ask for it. */
export const limits = [
  'calls',
  'camera',
  'strangers',
  'friends',
  'leaving-home',
  'driving',
  'lifting',
  // A weekend is both.
  'saturdays',
  'sundays',
  'evenings',
] as const;
export type Limit = (typeof limits)[number];

export interface StatedLimit {
  limit: Limit;
  /** The sentence, or the entry of a list, that says so; whole, as it was written, unless it goes on for very long. */
  sentence: string;
  /** The part of it that refuses. */
  clause: string;
  /** What another answer says to the contrary. */
  against?: string;
}

/** Where one is stated twice, its first words stand for it. */
export const eachOnce = (stated: readonly StatedLimit[]): StatedLimit[] =>
  stated.filter(({ limit }, at) => stated.findIndex((one) => one.limit === limit) === at);
