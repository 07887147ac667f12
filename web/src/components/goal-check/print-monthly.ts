import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** An estimate has no cents, even below a dollar. */
export const whole = (cents: number): string =>
  cents > 0 && cents < 100 ? `under ${formatAud(100)}` : formatAud(wholeCents(cents));

export const monthly = (cents: number): string => `${whole(cents)} a month`;

export const wholeGoal = (cents: number): string => formatAud(wholeGoalCents(cents));

export const monthlyGoal = (cents: number): string => `${wholeGoal(cents)} a month`;

/** The printed supported amount minus the printed goal, in dollars; negative for a shortfall. */
const dollarsOver = (supportedCents: number, goalCents: number): number =>
  Math.floor(supportedCents / 100) - Math.round(goalCents / 100);

export const shortBy = (supportedCents: number, goalCents: number): string =>
  formatAud(Math.max(1, -dollarsOver(supportedCents, goalCents)) * 100);

/** Undefined below a dollar. */
export const overBy = (supportedCents: number, goalCents: number): string | undefined => {
  const dollars = dollarsOver(supportedCents, goalCents);
  return dollars < 1 ? undefined : formatAud(dollars * 100);
};
