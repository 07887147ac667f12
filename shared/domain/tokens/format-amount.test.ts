import { describe, expect, it } from 'vitest';
import { formatAud, formatAudToTheCent, formatTokenCount, formatTokens } from './format-amount.ts';

describe('an amount', () => {
  it.each([
    [0, '0 tokens', '$0.00'],
    [1, '0.01 tokens', '$0.01'],
    [50, '0.5 tokens', '$0.50'],
    [100, '1 token', '$1.00'],
    [101, '1.01 tokens', '$1.01'],
    [1010, '10.1 tokens', '$10.10'],
    [3850, '38.5 tokens', '$38.50'],
    [9900, '99 tokens', '$99.00'],
    [99_999, '999.99 tokens', '$999.99'],
    [3_999_900, '39,999 tokens', '$39,999.00'],
    [123_456_789, '1,234,567.89 tokens', '$1,234,567.89'],
    [-250, '-2.5 tokens', '−$2.50'],
  ])('of %i hundredths reads %j, and %j to the cent', (hundredths, tokens, aud) => {
    expect(formatTokens(hundredths)).toBe(tokens);
    expect(formatAudToTheCent(hundredths)).toBe(aud);
  });

  it.each([
    [0, '$0'],
    [50, '$0.50'],
    [1010, '$10.10'],
    [9900, '$99'],
    [100_000, '$1,000'],
    [-20_000, '−$200'],
  ])('of %i cents reads %j within a sentence', (cents, aud) => {
    expect(formatAud(cents)).toBe(aud);
  });

  it.each([0.5, Number.NaN, 2 ** 53])('of %d hundredths is refused', (hundredths) => {
    expect(() => formatTokenCount(hundredths)).toThrow(RangeError);
  });
});
