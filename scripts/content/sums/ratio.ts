/** An exact number: sums of cents and rates never drift, so that one sum is never rounded in two ways. */
export interface Ratio {
  readonly top: bigint;
  /** Always above nothing. */
  readonly bottom: bigint;
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

function divisorOf(one: bigint, other: bigint): bigint {
  let [a, b] = [sizeOf(one), sizeOf(other)];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** In lowest terms; a bottom of nothing is the caller's to refuse. */
export function ratio(top: bigint, bottom = 1n): Ratio {
  if (bottom === 0n) throw new RangeError('it divides by nothing');
  const sign = bottom < 0n ? -1n : 1n;
  const shared = divisorOf(top, bottom);
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
}

/** `1,234.5` or `0.0007`, as it is written. */
export function readRatio(decimal: string): Ratio {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.replaceAll(',', '')) ?? [];
  if (sign === undefined) throw new RangeError(`“${decimal}” is no number`);
  const size = ratio(BigInt(whole + part), 10n ** BigInt(part.length));
  return sign === '-' ? negate(size) : size;
}

/** The decimal that prints, so that 0.1 is a tenth. */
export const ratioOf = (value: number): Ratio =>
  readRatio(/e/.test(String(value)) ? value.toFixed(20) : String(value));

export const add = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const negate = ({ top, bottom }: Ratio): Ratio => ({ top: -top, bottom });
export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, negate(b));
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.bottom, a.bottom * b.top);
export const isBelow = (a: Ratio, b: Ratio): boolean => a.top * b.bottom < b.top * a.bottom;
export const isSame = (a: Ratio, b: Ratio): boolean => a.top === b.top && a.bottom === b.bottom;

export const roundDown = ({ top, bottom }: Ratio): Ratio => {
  const rest = ((top % bottom) + bottom) % bottom;
  return { top: (top - rest) / bottom, bottom: 1n };
};
export const roundUp = (value: Ratio): Ratio => negate(roundDown(negate(value)));

/** Halves go away from nothing, as a shop rounds. */
export function roundTo(value: Ratio, places: number): Ratio {
  const scale = 10n ** BigInt(places);
  const half = (2n * sizeOf(value.top) * scale + value.bottom) / (2n * value.bottom);
  return ratio(value.top < 0n ? -half : half, scale);
}

/** With so many places, which must be all that it has. */
export function printRatio(value: Ratio, places: number): string {
  const scaled = multiply(value, ratio(10n ** BigInt(places)));
  const digits = String(sizeOf(scaled.top)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
}

/** For what has no exact sum, such as a chance. */
export const toNumber = ({ top, bottom }: Ratio): number =>
  // Numbers beyond what a float holds are cut to the digits that it can tell apart.
  Number((top * 10n ** 15n) / bottom) / 1e15;

/** The float that is nearest, of a ratio of small parts. */
export const exactNumber = ({ top, bottom }: Ratio): number => Number(top) / Number(bottom);
