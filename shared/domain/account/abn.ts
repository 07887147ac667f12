const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** Returns the eleven digits, or undefined for an invalid ABN (spaces allowed, checksum modulo 89). */
export function parseAbn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  // A leading zero can pass the checksum but is never issued; 10000000000 passes it too and belongs to no one.
  if (!/^[1-9]\d{10}$/.test(digits) || digits === '10000000000') return undefined;
  const sum = weights.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0);
    return total + weight * digit;
  }, 0);
  return sum % 89 === 0 ? digits : undefined;
}

/** 12345678901 → 12 345 678 901 */
export const formatAbn = (abn: string): string =>
  abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
