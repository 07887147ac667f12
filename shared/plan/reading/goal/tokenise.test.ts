import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#shared/testing/any-text.ts';
import { fold } from './fold.ts';
import { isNear } from './period.ts';
import { tokenise } from './tokenise.ts';

const numbersOf = (text: string) =>
  tokenise(text)
    .filter(({ kind }) => kind === 'number')
    .map(({ value }) => value);

describe('numbers are joined from', () => {
  it.each<[string, number[]]>([
    ['2,000 and 2 000 and 2.000', [2000, 2000, 2000]],
    ['1,234,567.89', [1_234_567.89]],
    ['1,00,000', [100_000]],
    ['2,5', [2.5]],
    ['0412 345 678', [412, 345_678]],
    ['2k 2.5k 2 grand', [2000, 2500, 2000]],
    ['2kpm and 60kpa', [2000, 60_000]],
    ['$1m but 5m away', [1_000_000, 5_000_000]],
    ['two and a half thousand', [2500]],
    ['two thousand five hundred and fifty-five', [2555]],
    ['one two three', [1, 2, 3]],
    ['twenty five, five hundred', [25, 500]],
    ['half a million, a quarter of a million', [500_000, 250_000]],
    ['a couple of hundred, a few grand', [200, 3000]],
    ['six figures', [100_000]],
    ['half an hour and half a year', []],
    ['thousands of them', []],
  ])('%j', (text, values) => {
    expect(numbersOf(text)).toEqual(values);
  });
});

describe('a token', () => {
  it('keeps its place in the typed text, in any script', () => {
    fc.assert(
      fc.property(anyText(120), (text) => {
        expect(fold(text)).toHaveLength(text.length);
        let last = 0;
        for (const { start, end } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['month', 'month', true],
    ['mouth', 'month', true],
    ['moth', 'month', true],
    ['monnth', 'month', true],
    ['motnh', 'month', true],
    ['mother', 'month', false],
    ['north', 'month', false],
    ['yaer', 'year', true],
    ['career', 'year', false],
  ])('makes %s of %s or not', (word, unit, near) => {
    expect(isNear(word, unit)).toBe(near);
  });
});
