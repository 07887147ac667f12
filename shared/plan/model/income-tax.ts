import { type Assumed, derived, sourced } from '../assumptions/assumed.ts';
import { roundCents } from './levers.ts';

/** Upper edge of each band in dollars, and the rate within it. */
export const residentBrackets = sourced(
  [
    { upToCents: 18_200_00, rate: 0 },
    { upToCents: 45_000_00, rate: 0.15 },
    { upToCents: 135_000_00, rate: 0.3 },
    { upToCents: 190_000_00, rate: 0.37 },
    { upToCents: Number.POSITIVE_INFINITY, rate: 0.45 },
  ] as const,
  'ATO Legal Database: Treasury Laws Amendment (More Cost of Living Relief) Act 2025',
  '2026–27',
);

/** An older year's threshold may be computed with, and prints with its year. */
export const medicareLevy: Assumed<{ rate: number; singleThresholdCents: number; shadeRate: number }> =
  derived(
    { rate: 0.02, singleThresholdCents: 27_222_00, shadeRate: 0.1 },
    'atotaxrates.info: 2%, for a single person phased in above $27,222 at 10 cents in the dollar',
    '2024–25',
  );

export function incomeTaxCents(taxableCents: number): number {
  let tax = 0;
  let from = 0;
  for (const { upToCents, rate } of residentBrackets.v) {
    tax += Math.max(0, Math.min(taxableCents, upToCents) - from) * rate;
    from = upToCents;
  }
  return roundCents(tax);
}

export function medicareCents(taxableCents: number): number {
  const { rate, singleThresholdCents, shadeRate } = medicareLevy.v;
  const shaded = Math.max(0, taxableCents - singleThresholdCents) * shadeRate;
  return roundCents(Math.min(shaded, Math.max(0, taxableCents) * rate));
}

export const taxAndLevyCents = (taxableCents: number): number =>
  incomeTaxCents(taxableCents) + medicareCents(taxableCents);

/** What the business adds to the tax of a year. Offsets are left out, so it errs towards setting aside too much. */
export const addedTaxCents = (profitCents: number, otherIncomeCents: number): number =>
  profitCents <= 0 ? 0 : taxAndLevyCents(otherIncomeCents + profitCents) - taxAndLevyCents(otherIncomeCents);
