import { expect, it } from 'vitest';
import { overBy, shortBy, whole, wholeGoal } from './print-monthly.ts';

it.each([
  [109_30, 216_33],
  [109_90, 216_67],
  [0, 8],
  [99_999_00, 100_000_00],
])('prints a shortfall that matches the two printed amounts: %i of %i', (supported, goal) => {
  const read = (printed: string) => Number(printed.replace(/[^\d.]/g, ''));
  const missing = Math.round(read(wholeGoal(goal))) - read(whole(supported));
  expect(read(shortBy(supported, goal))).toBe(Math.max(1, missing));
});

it('prints a surplus the same way, and nothing below a dollar', () => {
  expect(overBy(888_99, 799_60)).toBe('$88');
  expect(overBy(800_90, 800_00)).toBeUndefined();
  expect(overBy(100_00, 800_00)).toBeUndefined();
});

it.each([
  [0, '$0'],
  [53, 'under $1'],
  [100, '$1'],
  [130_099, '$1,300'],
])('prints an estimate without cents: %i is %s', (cents, words) => {
  expect(whole(cents)).toBe(words);
});
