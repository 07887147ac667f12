/**
 * A number as people type it, in hundredths: 12.5 → 1250. Further decimals are rounded, digit by digit, since a
 * floating number would round some of them the wrong way. Undefined for what is no plain number.
 */
export function parseHundredths(text: string): number | undefined {
  const match = /^(\d{1,9})?(?:\.(\d*))?$/.exec(text.trim());
  const [, whole = '', decimals = ''] = match ?? [];
  if (whole === '' && decimals === '') return undefined;
  const [tenth, hundredth, next] = [...decimals.padEnd(3, '0')].map(Number);
  const roundsUp = next !== undefined && next >= 5;
  return Number(whole) * 100 + (tenth ?? 0) * 10 + (hundredth ?? 0) + (roundsUp ? 1 : 0);
}
