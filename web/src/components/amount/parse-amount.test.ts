import { describe, expect, it } from 'vitest';
import { parseHundredths } from './parse-amount.ts';

describe('an amount as people type it', () => {
  it.each([
    ['12.5', 1250],
    [' 1 ', 100],
    ['1.', 100],
    ['.5', 50],
    ['0', 0],
    ['38.50', 3850],
    ['1.005', 101],
    ['0.285', 29],
    ['9.994', 999],
    ['9.999', 1000],
    ['5000', 500_000],
  ])('%j is %d hundredths', (text, hundredths) => {
    expect(parseHundredths(text)).toBe(hundredths);
  });

  it.each([[''], ['.'], ['abc'], ['1e3'], ['-5'], ['1,000'], ['12.5x'], ['1 2'], ['9999999999']])(
    '%j is none',
    (text) => {
      expect(parseHundredths(text)).toBeUndefined();
    },
  );
});
