import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  divide,
  isBelow,
  isSame,
  multiply,
  printRatio,
  type Ratio,
  ratio,
  ratioOf,
  readRatio,
  roundDown,
  roundTo,
  roundUp,
  subtract,
  toNumber,
} from './ratio.ts';

const anyRatio = fc
  .tuple(fc.bigInt(-1_000_000n, 1_000_000n), fc.bigInt(1n, 10_000n))
  .map(([top, bottom]) => ratio(top, bottom));
const half = ratio(1n, 2n);
const sizeOf = (value: Ratio): Ratio => (value.top < 0n ? ratio(-value.top, value.bottom) : value);

describe('an exact number', () => {
  it('is given back by taking away what was added, and by dividing by what it was multiplied by', () => {
    fc.assert(
      fc.property(anyRatio, anyRatio, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        fc.pre(b.top !== 0n);
        expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  it('reads back what it printed', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(4), (top, places) => {
        const value = ratio(BigInt(top), 10n ** BigInt(places));
        expect(readRatio(printRatio(value, places))).toEqual(value);
      }),
    );
  });

  it('is never moved by more than half a step when it is rounded, and halves go away from nothing', () => {
    fc.assert(
      fc.property(anyRatio, fc.nat(4), (value, places) => {
        const moved = sizeOf(subtract(roundTo(value, places), value));
        const halfStep = ratio(1n, 2n * 10n ** BigInt(places));
        expect(isBelow(halfStep, moved)).toBe(false);
        if (isSame(moved, halfStep))
          expect(isBelow(sizeOf(roundTo(value, places)), sizeOf(value))).toBe(false);
      }),
    );
  });

  it('lies between what it is rounded down and up to', () => {
    fc.assert(
      fc.property(anyRatio, (value) => {
        expect(isBelow(value, roundDown(value))).toBe(false);
        expect(isBelow(roundUp(value), value)).toBe(false);
        expect(isBelow(subtract(roundUp(value), roundDown(value)), ratio(2n))).toBe(true);
      }),
    );
  });

  it.each([
    [0.1045, '0.1045'],
    [1e-7, '0.0000001'],
    [-2.5, '-2.5'],
    [33, '33'],
  ])('takes %d as it is printed', (value, decimal) => {
    expect(ratioOf(value)).toEqual(readRatio(decimal));
    expect(toNumber(ratioOf(value))).toBeCloseTo(value, 12);
  });

  it('rounds half a cent as a till does, which a float would not', () => {
    expect(printRatio(roundTo(readRatio('1.005'), 2), 2)).toBe('1.01');
    expect(printRatio(roundTo(half, 0), 0)).toBe('1');
  });

  it('cannot stand over nothing, and is written in digits', () => {
    expect(() => ratio(1n, 0n)).toThrow('divides by nothing');
    expect(() => readRatio('12a')).toThrow('is no number');
  });
});
