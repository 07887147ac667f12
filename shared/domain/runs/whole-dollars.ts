/**
 * One rounding for pages and documents, so that a goal check and its plan say the same. What is supported
 * is never said to be more than it is. A goal is what was asked for, and a week or a year leaves it with cents: it goes
 * to the nearest.
 */
const isUnderADollar = (cents: number): boolean => cents > 0 && cents < 100;

/** What is less than a dollar stays as it is. */
export const wholeCents = (cents: number): number =>
  isUnderADollar(cents) ? cents : Math.floor(cents / 100) * 100;

export const wholeGoalCents = (cents: number): number =>
  isUnderADollar(cents) ? cents : Math.round(cents / 100) * 100;
