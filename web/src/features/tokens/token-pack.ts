import { type Hundredths, hundredths, tokensBoughtWith, wholeTokens } from '#shared/domain/tokens/money.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { validityDays } from '#shared/domain/tokens/validity.ts';

export const tokenPacks: readonly Hundredths[] = [10, 30, 50, 100].map(wholeTokens);

/** All packs last as long as this one. */
export const largestPack = hundredths(Math.max(...tokenPacks));

/** The purchase sizes with the same validity, each with an example amount. */
export const validityBands: readonly (readonly [size: string, amount: Hundredths])[] = [
  ['Up to 100 tokens', wholeTokens(100)],
  ['More than 100', wholeTokens(101)],
  ['From 300', wholeTokens(300)],
  ['From 1,000', wholeTokens(1000)],
];

/** A pack or a custom amount in the address, in cents; undefined for an amount that is not sold. */
export function readBuying(text: string | null): Hundredths | undefined {
  const paid = purchaseAmount(text ?? '');
  return paid === undefined ? undefined : tokensBoughtWith(paid);
}

export const validityText = (bought: Hundredths): string => `Valid for ${validityDays(bought)} days`;
