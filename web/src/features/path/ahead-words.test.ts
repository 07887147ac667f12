import { expect, it } from 'vitest';
import { aheadInShort, aheadWords } from './ahead-words.ts';

it('says in which month the price is earned back', () => {
  const year = { aheadMonth: 3, lowestCents: -470_00, closingCents: 6331_00 };
  expect(aheadWords(year)).toBe('We estimate you’ll break even in month 3, including this price.');
  expect(aheadInShort(year)).toBe('Breaks even in month 3');
});

it('says when a year does not pay for itself, and the shortfall', () => {
  const year = { aheadMonth: null, lowestCents: -309_00, closingCents: -259_00 };
  expect(aheadWords(year)).toBe('We estimate it won’t pay for itself in the first year (−$259).');
  expect(aheadInShort(year)).toBe('Doesn’t pay back in year 1');
});
