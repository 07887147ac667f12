import Fraction from 'fraction.js';

/** An exact number: sums of cents and rates never drift, so that one sum is never rounded in two ways. */
export type Ratio = Fraction;

/** `1,234.5` as it is written. */
export const readRatio = (decimal: string): Ratio => new Fraction(decimal.replaceAll(',', ''));

/** The decimal that prints, so that 0.1 is a tenth. */
export const ratioOf = (value: number): Ratio =>
  new Fraction(/e/.test(String(value)) ? value.toFixed(20) : String(value));

export const ratio = (top: bigint, bottom = 1n): Ratio => new Fraction(top, bottom);

/** Halves go away from nothing, as a shop rounds. */
export const roundTo = (value: Ratio, places: number): Ratio =>
  value.lt(0) ? value.neg().round(places).neg() : value.round(places);

/** Without its sign, with so many places, which must be all that it has. */
export function printRatio(value: Ratio, places: number): string {
  const digits = String(value.mul(10n ** BigInt(places)).n).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
}
