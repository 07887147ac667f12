/** Whole-number division, halves away from zero: what ROUND does in a spreadsheet, without leaving whole numbers. */
export function divide(amount: number, by: number): number {
  const size = Math.abs(amount);
  const rest = size % by;
  const whole = (size - rest) / by + (rest * 2 >= by ? 1 : 0);
  return amount < 0 && whole > 0 ? -whole : whole;
}

export const percentOf = (amount: number, percent: number): number =>
  divide(amount * Math.round(percent * 10), 1000);

/** A half is a half, whatever binary fractions make of it. For amounts from zero up. */
export const slack = 1e-9;
export const nearest = (value: number): number => Math.floor(value + 0.5 + slack);

export const cents = (dollars: number): number => Math.round(dollars * 100);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
