import { describe, expect, it } from 'vitest';
import { refusalOf, typedTokens } from './own-amount.tsx';

describe('a custom number of tokens', () => {
  it.each([
    ['1', 100],
    ['38.5', 3850],
    ['38.50', 3850],
    ['38.500', undefined],
    ['1.000', undefined],
    ['1.0000', 100],
    ['5000', 500_000],
    ['0.995', undefined],
    ['0.9', undefined],
    ['1.001', undefined],
    ['1.05', undefined],
    ['5000.004', undefined],
    ['100000000', undefined],
    ['37,25', undefined],
    ['10,5', undefined],
    ['1,250', 125_000],
    ['', undefined],
  ])('typed as %j is %j hundredths', (text, amount) => {
    expect(typedTokens(text)).toBe(amount);
  });
});

describe('the message for a number that is not sold', () => {
  const ofLimits = 'Invalid amount: please choose one from 1 to 5,000 tokens, in steps of 0.1.';
  const noNumber = 'Enter a number from 1 to 5,000, e.g. 38.5.';
  it.each([
    ['', 'Enter how many tokens you want, from 1 to 5,000.'],
    ['0.5', ofLimits],
    ['-5', ofLimits],
    ['1.05', ofLimits],
    ['0.995', ofLimits],
    ['1.000', 'Did you mean 1,000? Leave out the point, or use one decimal.'],
    ['A$2.500', 'Did you mean 2,500? Leave out the point, or use one decimal.'],
    ['abc', noNumber],
    ['ten', noNumber],
  ])('typed as %j is %j', (text, said) => {
    expect(refusalOf(text)).toBe(said);
  });
});
