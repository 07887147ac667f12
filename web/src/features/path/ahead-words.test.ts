import { expect, it } from 'vitest';
import { aheadInShort, aheadWords } from './ahead-words.ts';

it('says from which month on the price is earned back', () => {
  const year = { aheadMonth: 3, lowestCents: -470_00, closingCents: 6331_00 };
  expect(aheadWords(year)).toBe('In our estimate you are ahead from month 3, with this price counted in.');
  expect(aheadInShort(year)).toBe('Ahead from month 3');
});

it('says that a year does not pay for itself, and by how much', () => {
  const year = { aheadMonth: null, lowestCents: -309_00, closingCents: -259_00 };
  expect(aheadWords(year)).toBe('In our estimate it does not pay for itself in the first year (−$259).');
  expect(aheadInShort(year)).toBe('Doesn’t pay back in year 1');
});
