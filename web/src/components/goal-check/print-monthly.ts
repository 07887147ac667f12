import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** What is supported. An estimate has no cents, not even where it is less than a dollar. */
export const whole = (cents: number): string =>
  cents > 0 && cents < 100 ? `under ${formatAud(100)}` : formatAud(wholeCents(cents));

export const monthly = (cents: number): string => `${whole(cents)} a month`;

export const wholeGoal = (cents: number): string => formatAud(wholeGoalCents(cents));

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
