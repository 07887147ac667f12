import { sentenceOf } from '#shared/contract/errors.ts';
import { type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { purchaseAmount } from '#shared/domain/tokens/purchase-amount.ts';
import { isNumber } from '#web/components/amount/is-number.ts';
import { parseAmount } from '#web/components/amount/parse-amount.ts';

/** A point before three digits may be a decimal point or, as in much of Europe, a thousands separator. */
const inTwoWays = (text: string) => /^(?:A?\$)?\s*([1-9]\d{0,2})\.(\d{3})$/i.exec(text.trim());

/** Parses a number of tokens; undefined for a number that is not sold. Nothing is rounded to a valid one. */
export function typedTokens(text: string): Hundredths | undefined {
  const typed = parseAmount(text);
  if (typed === undefined || typed.isFiner || inTwoWays(text)) return undefined;
  const paid = purchaseAmount(String(typed.floor));
  return paid === undefined ? undefined : tokensBoughtWith(paid);
}

/** The message for a number that is not sold. */
export function refusalOf(text: string): string {
  if (text.trim() === '') return 'Enter how many tokens you want, from 1 to 5,000.';
  const [, whole, rest] = inTwoWays(text) ?? [];
  if (whole !== undefined) return `Did you mean ${whole},${rest}? Leave out the point, or use one decimal.`;
  return isNumber(text) ? sentenceOf('amount-invalid') : 'Enter a number from 1 to 5,000, e.g. 38.5.';
}
