import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printRatio, ratio, ratioOf, readRatio, roundTo } from './ratio.ts';

it('prints the number it read', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(4), (top, places) => {
      const value = ratio(BigInt(top), 10n ** BigInt(places));
      expect(readRatio(printRatio(value, places)).equals(value)).toBe(true);
    }),
  );
});

it.each([
  [0.1045, '0.1045'],
  [1e-7, '0.0000001'],
  [-2.5, '-2.5'],
  [33, '33'],
])('reads %d as printed', (value, decimal) => {
  expect(ratioOf(value)).toEqual(readRatio(decimal));
});

it.each([
  ['1.005', 2, '1.01'],
  ['-2.5', 0, '-3'],
  ['0.5', 0, '1'],
  ['-0.004', 2, '0'],
])('rounds %s to %d places as a till does: %s', (value, places, rounded) => {
  expect(roundTo(readRatio(value), places).equals(rounded)).toBe(true);
});
