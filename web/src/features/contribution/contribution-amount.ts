import { sentenceOf } from '#shared/contract/errors.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { contributionAmount, largestContribution } from '#shared/domain/tokens/purchase-amount.ts';
import { isNumber } from '#web/components/amount/is-number.ts';
import { parseAmount } from '#web/components/amount/parse-amount.ts';

export const contributionPacks: readonly Cents[] = [500, 1000, 3000].map(cents);

/** The suggested amount. */
export const leadingPack: Cents = cents(1000);

const tooSmall = { refused: sentenceOf('contribution-invalid') };
const noNumber = { refused: `Type a number, such as 12.50. ${tooSmall.refused}` };
const tooLarge = { refused: sentenceOf('contribution-too-large') };

export type TypedContribution = { amount: Cents } | { refused: string };

/** Typed dollars in cents. The limits apply to the typed amount, not to the rounded one. */
export function contributionOf(text: string): TypedContribution {
  const typed = parseAmount(text);
  if (typed === undefined) return text.trim() === '' || isNumber(text) ? tooSmall : noNumber;
  if (typed.isFiner && typed.floor === largestContribution) return tooLarge;
  const limit = contributionAmount(String(typed.floor));
  if (limit === 'too-small') return tooSmall;
  if (limit === 'too-large') return tooLarge;
  return { amount: cents(typed.rounded) };
}
