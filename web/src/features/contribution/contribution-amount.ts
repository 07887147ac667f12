import { sentenceOf } from '../../../../shared/contract/errors.ts';
import { type Cents, cents } from '../../../../shared/domain/tokens/money.ts';
import { contributionAmount } from '../../../../shared/domain/tokens/purchase-amount.ts';
import { parseHundredths } from '../../components/amount/parse-amount.ts';

export const contributionPacks: readonly Cents[] = [500, 1000, 3000].map(cents);

export const tooSmall = sentenceOf('contribution-invalid');

/** What somebody typed in dollars, in cents; undefined below the smallest contribution. */
export const contributionOf = (text: string): Cents | undefined =>
  contributionAmount(String(parseHundredths(text) ?? ''));
