/** What stories are about: a bit of everything, or one thing, so that what rarely meets does meet. */
export interface Theme<Action extends string = string> {
  /** How many lots somebody may hold when the story begins. */
  lots: readonly [number, ...number[]];
  weights: Readonly<Partial<Record<Action, number>>>;
  /** How far the clock jumps, in minutes, and how often. */
  jumps: Readonly<Record<number, number>>;
}
