import { formatAud } from '#shared/domain/tokens/format-amount.ts';

const isUnderADollar = (cents: number): boolean => cents > 0 && cents < 100;

/** What is supported: never more than it is. An estimate has no cents, not even where it is less than a dollar. */
export const whole = (cents: number): string =>
  isUnderADollar(cents) ? `under ${formatAud(100)}` : formatAud(Math.floor(cents / 100) * 100);

export const monthly = (cents: number): string => `${whole(cents)} a month`;

/** What was asked for, which a goal a week or a year leaves with cents. */
export const wholeGoal = (cents: number): string =>
  formatAud(isUnderADollar(cents) ? cents : Math.round(cents / 100) * 100);

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
