import { PDFNumber } from 'pdf-lib';

/** At most two decimals: a seventieth of a millimetre is finer than any printer, and short numbers keep a file small. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

const known = new Map<number, PDFNumber>();
const mostKnown = 50_000;

/** The same as an object of a PDF. Most places of a page come again, and pdf-lib is slow to write a number as text. */
export function roundedNumber(value: number): PDFNumber {
  const key = rounded(value);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = PDFNumber.of(key);
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}
