import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** Without cents, but for what is less than a dollar. */
export const whole = (cents: number): string =>
  formatAud(cents > 0 && cents < 100 ? cents : Math.floor(cents / 100) * 100);

export const monthly = (cents: number): string => `${whole(cents)} a month`;

/** What is supported, then what was asked for: of two amounts the first may be the larger. */
export const besideGoal = (supportedCents: number, goalCents: number): string =>
  `${monthly(supportedCents)}, goal ${whole(goalCents)}`;
