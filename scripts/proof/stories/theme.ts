/** The focus of a story: a bit of everything, or one thing, so that rare combinations happen. */
export interface Theme<Action extends string = string> {
  /** How many lots a user may hold at the start of the story. */
  lots: readonly [number, ...number[]];
  weights: Readonly<Partial<Record<Action, number>>>;
  /** How far the clock jumps in minutes, with weights. */
  jumps: Readonly<Record<number, number>>;
}
