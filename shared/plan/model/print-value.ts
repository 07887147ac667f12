import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import { wholePercent } from './feasibility.ts';

/** How the register prints a value; a plan's own tables choose their own words. */
export function printCents(cents: number): string {
  const digits = Math.abs(cents) % 100 === 0 ? 0 : 2;
  const text = (Math.abs(cents) / 100).toLocaleString('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${cents < 0 ? '−' : ''}$${text}`;
}

const plain = (value: number, digits: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: digits });

/** `0.0007` prints as `0.07%`: as many digits as say something. */
export const printShare = (share: number): string => `${plain(share * 100, share < 0.01 ? 2 : 1)}%`;
/** An estimate that a sentence stands on. */
export const printWhole = (cents: number): string => printCents(wholeCents(cents));
export const printGoal = (cents: number): string => printCents(wholeGoalCents(cents));
export const printWholeShare = (share: number): string =>
  share > 0 && share < 0.01 ? printShare(share) : `${plain(wholePercent(share), 0)}%`;
/** A fee as it is reckoned with, so that whoever works a sum again gets the same cents. */
export const printRate = (rate: number): string => `${plain(rate * 100, 2)}%`;
export const printNumber = (value: number): string => plain(value, 2);
export const printHours = (hours: number): string => `${plain(hours, 2)} ${hours === 1 ? 'hour' : 'hours'}`;
