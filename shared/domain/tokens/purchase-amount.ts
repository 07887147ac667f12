import { type Cents, cents, costOf, type Hundredths } from './money.ts';

export const smallestPurchase = cents(100);
export const largestPurchase = cents(500_000);
export const purchaseStep = cents(10);
export const smallestContribution = cents(100);
export const largestContribution = cents(1_000_000);
export const smallestCharge = cents(50);

const readCents = (text: string): Cents | undefined =>
  /^\d{1,7}$/.test(text) ? cents(Number(text)) : undefined;

/** The posted amount of a token purchase, or undefined if that amount is not sold. */
export function purchaseAmount(text: string): Cents | undefined {
  const amount = readCents(text);
  if (amount === undefined || amount < smallestPurchase || amount > largestPurchase) return undefined;
  return amount % purchaseStep === 0 ? amount : undefined;
}

/** Reads the posted amount of a contribution, or says which limit it misses; an invalid amount counts as zero. */
export function contributionAmount(text: string): Cents | 'too-small' | 'too-large' {
  if (/^\d{8,}$/.test(text)) return 'too-large';
  const amount = readCents(text);
  if (amount === undefined || amount < smallestContribution) return 'too-small';
  return amount > largestContribution ? 'too-large' : amount;
}

/** The charge for missing tokens is at least the smallest charge; any excess stays as tokens. */
export const chargeFor = (missing: Hundredths): Cents => cents(Math.max(costOf(missing), smallestCharge));
