import { dayMs } from '../day-ms.ts';
import type { Hundredths } from './money.ts';

/** The size of a purchase decides how long its tokens are valid. */
export function validityDays(bought: Hundredths): number {
  if (bought <= 10_000) return 30;
  if (bought < 30_000) return 45;
  if (bought < 100_000) return 60;
  return 90;
}

/** Days are exactly 86,400 seconds, counted from the credit. */
export const expiryOf = (bought: Hundredths, creditedAtMs: number): number =>
  creditedAtMs + validityDays(bought) * dayMs;
