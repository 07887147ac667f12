import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import { wholePercent } from './feasibility.ts';
import { inDigits } from './in-digits.ts';

/** How the register prints a value; a plan's own tables choose their own words. */
export function printCents(cents: number): string {
  const digits = Math.abs(cents) % 100 === 0 ? 0 : 2;
  return `${cents < 0 ? '−' : ''}$${inDigits(Math.abs(cents) / 100, digits, digits)}`;
}

/** `0.0007` prints as `0.07%`: as many digits as say something. */
export const printShare = (share: number): string => `${inDigits(share * 100, share < 0.01 ? 2 : 1)}%`;
/** An estimate that a sentence stands on. */
export const printWhole = (cents: number): string => printCents(wholeCents(cents));
export const printGoal = (cents: number): string => printCents(wholeGoalCents(cents));
export const printWholeShare = (share: number): string =>
  share > 0 && share < 0.01 ? printShare(share) : `${inDigits(wholePercent(share), 0)}%`;
/** A fee as it is reckoned with, so that whoever works a sum again gets the same cents. */
export const printRate = (rate: number): string => `${inDigits(rate * 100, 2)}%`;
export const printNumber = (value: number): string => inDigits(value, 2);
export const printHours = (hours: number): string =>
  `${inDigits(hours, 2)} ${hours === 1 ? 'hour' : 'hours'}`;
