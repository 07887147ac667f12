import { type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { parseAmount } from '#web/components/amount/parse-amount.ts';

/** A number of tokens as typed; undefined for what is not sold. Nothing is rounded to something that is. */
export function typedTokens(text: string): Hundredths | undefined {
  const typed = parseAmount(text);
  if (typed === undefined || typed.isFiner) return undefined;
  const paid = purchaseAmount(String(typed.floor));
  return paid === undefined ? undefined : tokensBoughtWith(paid);
}
