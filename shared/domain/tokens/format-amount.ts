/** Amounts are integer hundredths of a token (or cents); they become text by moving digits, never by division. */
function splitHundredths(hundredths: number): { sign: string; whole: string; rest: string } {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError('An amount is a whole number of hundredths.');
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return {
    sign: hundredths < 0 ? '-' : '',
    whole: digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ','),
    rest: digits.slice(-2),
  };
}

/** 3850 → 38.5 */
export function formatTokenCount(hundredths: number): string {
  const { sign, whole, rest } = splitHundredths(hundredths);
  const decimals = rest.replace(/0+$/, '');
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** 3850 → 38.5 tokens, 100 → 1 token */
export const formatTokens = (hundredths: number): string =>
  `${formatTokenCount(hundredths)} ${hundredths === 100 ? 'token' : 'tokens'}`;

/** Formats for tables and receipts: 3850 → $38.50, 9900 → $99.00. */
export function formatAudToTheCent(cents: number): string {
  const { sign, whole, rest } = splitHundredths(cents);
  return `${sign && '−'}$${whole}.${rest}`;
}

/** Formats for all other places: 3850 → $38.50, 9900 → $99. */
export const formatAud = (cents: number): string => formatAudToTheCent(cents).replace(/\.00$/, '');
