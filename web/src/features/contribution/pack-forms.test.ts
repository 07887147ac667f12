import { describe, expect, it } from 'vitest';
import { contributionOf, contributionPacks, leftAfterCardFee } from './pack-forms.tsx';

const tooSmall = { refused: 'Minimum contribution is 1 AUD' };

const noNumber = { refused: 'Type a number, such as 12.50. Minimum contribution is 1 AUD' };

const tooLarge = { refused: 'Maximum contribution is 10,000 AUD' };

describe('a custom contribution', () => {
  it.each([
    ['1', { amount: 100 }],
    ['1.004', { amount: 100 }],
    ['12.345', { amount: 1235 }],
    ['9999.996', { amount: 1_000_000 }],
    ['10000', { amount: 1_000_000 }],
    ['0.995', tooSmall],
    ['0.99', tooSmall],
    ['0', tooSmall],
    ['', tooSmall],
    ['-5', tooSmall],
    ['−0.5', tooSmall],
    [' ', tooSmall],
    ['five', noNumber],
    ['12 or so', noNumber],
    ['1e3', noNumber],
    ['-', noNumber],
    ['10000.001', tooLarge],
    ['10000.01', tooLarge],
    ['100000', tooLarge],
    ['123456789012', tooLarge],
  ])('typed as %j is %j', (text, contribution) => {
    expect(contributionOf(text)).toEqual(contribution);
  });
});

describe('the rest of a contribution after the card fee', () => {
  it('is never more than what reaches us', () => {
    expect(contributionPacks.map(leftAfterCardFee)).toEqual([461, 953, 2919]);
  });
});
