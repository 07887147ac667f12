import { describe, expect, it } from 'vitest';
import { hourPay } from './path-facts.ts';

describe('pay for an hour', () => {
  it.each([
    [21_35, '$21'],
    [21_50, '$22'],
    [0, '$0'],
    [-60, '−$1'],
    [-20, '$0'],
  ])('of %d cents is whole dollars', (cents, words) => {
    expect(hourPay(cents)).toBe(words);
  });
});
