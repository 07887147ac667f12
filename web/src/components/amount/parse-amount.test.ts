import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

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
    ['5,000', 500_000],
    ['1,234,567.5', 123_456_750],
    ['A$38.50', 3850],
    ['$ 5,000', 500_000],
    ['0000000000000001', 100],
  ])('%j is %d hundredths', (text, hundredths) => {
    expect(parseAmount(text)?.rounded).toBe(hundredths);
  });

  it.each([
    [''],
    ['.'],
    ['abc'],
    ['1e3'],
    ['-5'],
    ['1,00'],
    ['1,5'],
    ['1,0000'],
    [',100'],
    ['1.5,000'],
    ['12.5x'],
    ['1 2'],
    ['1234567890123'],
  ])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it.each([
    ['0.995', { floor: 99, rounded: 100, isFiner: true }],
    ['0.994', { floor: 99, rounded: 99, isFiner: true }],
    ['1.000', { floor: 100, rounded: 100, isFiner: false }],
  ])('keeps the digits of %j that rounding would hide', (text, amount) => {
    expect(parseAmount(text)).toEqual(amount);
  });
});
