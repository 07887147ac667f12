import { describe, expect, it } from 'vitest';
import { leftAfterCardFee } from './card-fee.ts';
import { contributionPacks } from './contribution-amount.ts';

describe('the rest of a contribution after the card fee', () => {
  it('is never more than what reaches us', () => {
    expect(contributionPacks.map(leftAfterCardFee)).toEqual([461, 953, 2919]);
  });
});
