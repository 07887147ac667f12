/**
 * Rounds like a calculator and a spreadsheet: half a cent goes away from zero, even if its binary fraction lies a
 * little lower. Adding zero turns −0 into 0, which would otherwise print a minus sign.
 */
export const roundCents = (amount: number): number =>
  Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5 + 1e-9) + 0;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const months = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** After its end a list keeps its last value; before its start it is zero. */
export const heldAt = (values: readonly number[], index: number): number =>
  index < 0 ? 0 : (values[Math.min(index, values.length - 1)] ?? 0);
