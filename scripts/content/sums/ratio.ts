import Fraction from 'fraction.js';

/** An exact number: sums of cents and rates never drift, so equal sums are always rounded the same way. */
export type Ratio = Fraction;

/** Reads a decimal such as `1,234.5`. */
export const readRatio = (decimal: string): Ratio => new Fraction(decimal.replaceAll(',', ''));

/** Converts by the printed decimal, so that 0.1 is exactly a tenth. */
export const ratioOf = (value: number): Ratio =>
  new Fraction(/e/.test(String(value)) ? value.toFixed(20) : String(value));

export const ratio = (top: bigint, bottom = 1n): Ratio => new Fraction(top, bottom);

/** Rounds halves away from zero, as shops do. */
export const roundTo = (value: Ratio, places: number): Ratio =>
  value.lt(0) ? value.neg().round(places).neg() : value.round(places);

/** Prints the absolute value with this many places, which must be exact. */
export function printRatio(value: Ratio, places: number): string {
  const digits = String(value.mul(10n ** BigInt(places)).n).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
}
