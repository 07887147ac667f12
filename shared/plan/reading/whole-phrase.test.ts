import { describe, expect, it } from 'vitest';
import { wholePhrase } from './whole-phrase.ts';

describe('a phrase that is printed', () => {
  it.each([
    ['the sewing machine and', 'sewing machine'],
    ['sign shop in Virginia with', 'sign shop in Virginia'],
    ["mams at the school gate who've", 'mams at the school gate'],
    ['musicians who post them to me', 'musicians'],
    ['Jo who does safety for a mine', 'Jo who does safety for a mine'],
    ['aged care homes (Highton', 'aged care homes'],
    ['managers of 30 houses (South Coast Stays)', 'managers of 30 houses (South Coast Stays)'],
    ['4 x 3 m bench', '4 x 3 m bench'],
    ['U3A', 'U3A'],
  ])('%s is printed as %s', (words, whole) => {
    expect(wholePhrase(words)).toBe(whole);
  });

  it.each([
    'm not a registered BAS agent',
    'x 3 m bench',
    "who've",
    'in Bairnsdale',
    'of them',
    'says his clients',
    'I have a van',
    '$45 each',
    'Grovedale)',
  ])('%s is not printed', (words) => {
    expect(wholePhrase(words)).toBeUndefined();
  });
});
