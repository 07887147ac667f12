import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** Without cents, but for what is less than a dollar. */
const inDollars = (cents: number, round: (dollars: number) => number): string =>
  formatAud(cents > 0 && cents < 100 ? cents : round(cents / 100) * 100);

/** What is supported: never more than it is. */
export const whole = (cents: number): string => inDollars(cents, Math.floor);

export const monthly = (cents: number): string => `${whole(cents)} a month`;

/** What was asked for, which a goal a week or a year leaves with cents. */
export const wholeGoal = (cents: number): string => inDollars(cents, Math.round);

export const monthlyGoal = (cents: number): string => `${wholeGoal(cents)} a month`;

/** What is supported, then what was asked for: of two amounts the first may be the larger. */
export const besideGoal = (supportedCents: number, goalCents: number): string =>
  `${monthly(supportedCents)}, goal ${wholeGoal(goalCents)}`;

/** How much is missing, as the two amounts beside it are printed. */
export const shortBy = (supportedCents: number, goalCents: number): string =>
  formatAud(Math.max(1, Math.round(goalCents / 100) - Math.floor(supportedCents / 100)) * 100);
