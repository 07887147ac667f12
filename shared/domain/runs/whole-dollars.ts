/**
 * One rounding for pages and documents, so that a goal check and its plan agree. Supported amounts are rounded down, so
 * that they are never overstated. Goals, which may have cents after converting a week or a year, are rounded to the
 * nearest dollar.
 */
const isUnderADollar = (cents: number): boolean => cents > 0 && cents < 100;

/** Amounts under a dollar stay unchanged. */
export const wholeCents = (cents: number): number =>
  isUnderADollar(cents) ? cents : Math.floor(cents / 100) * 100;

export const wholeGoalCents = (cents: number): number =>
  isUnderADollar(cents) ? cents : Math.round(cents / 100) * 100;
