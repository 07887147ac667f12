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

/** How many dollars more are supported than asked for, as the two amounts beside it are printed; below zero where some are missing. */
const dollarsOver = (supportedCents: number, goalCents: number): number =>
  Math.floor(supportedCents / 100) - Math.round(goalCents / 100);

export const shortBy = (supportedCents: number, goalCents: number): string =>
  formatAud(Math.max(1, -dollarsOver(supportedCents, goalCents)) * 100);

/** Nothing where it is less than a dollar. */
export const overBy = (supportedCents: number, goalCents: number): string | undefined => {
  const dollars = dollarsOver(supportedCents, goalCents);
  return dollars < 1 ? undefined : formatAud(dollars * 100);
};
