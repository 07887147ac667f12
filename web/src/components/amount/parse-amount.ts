interface TypedAmount {
  /**
   * Whole hundredths without further decimals. Limits compare with this, because rounding could lift an
   * amount over them.
   */
  floor: number;
  rounded: number;
  /** Whether it has more than two decimals. */
  isFiner: boolean;
}

/**
 * Parses an amount in hundredths: 1,012.5 → 101250. Further decimals are rounded digit by digit, because a
 * float would round some the wrong way. Returns undefined for text that is not a plain number.
 */
export function parseAmount(text: string): TypedAmount | undefined {
  const plain = text.trim().replace(/^A?\$\s*/i, '');
  const digits = /^\d{1,3}(,\d{3})+(?![\d,])/.test(plain) ? plain.replaceAll(',', '') : plain;
  const match = /^0*(\d{1,12})?(?:\.(\d*))?$/.exec(digits);
  const [, whole = '', decimals = ''] = match ?? [];
  if (match === null || !/\d/.test(text)) return undefined;
  const floor = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const rest = decimals.slice(2);
  return { floor, rounded: floor + (/^[5-9]/.test(rest) ? 1 : 0), isFiner: /[1-9]/.test(rest) };
}

/** Whether a number was typed; a negative number counts, though it is not an amount. */
export const isNumber = (text: string): boolean =>
  parseAmount(text.trim().replace(/^[-−]/, '')) !== undefined;
