import { describe, expect, it } from 'vitest';
import { typedTokens } from './typed-tokens.ts';

describe('a number of tokens of one’s own choice', () => {
  it.each([
    ['1', 100],
    ['38.5', 3850],
    ['38.500', 3850],
    ['5000', 500_000],
    ['0.995', undefined],
    ['0.9', undefined],
    ['1.001', undefined],
    ['1.05', undefined],
    ['5000.004', undefined],
    ['100000000', undefined],
    ['', undefined],
  ])('typed as %j is %j hundredths', (text, amount) => {
    expect(typedTokens(text)).toBe(amount);
  });
});
