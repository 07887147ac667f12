import { PDFNumber } from 'pdf-lib';

/** Keeps two decimals: a seventieth of a millimetre is finer than any printer, and short numbers keep a file small. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

const known = new Map<number, PDFNumber>();
const mostKnown = 50_000;

/** Returns a rounded PDF number. Values are cached, because they repeat and pdf-lib is slow to format numbers. */
export function roundedNumber(value: number): PDFNumber {
  const key = rounded(value);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = PDFNumber.of(key);
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}
