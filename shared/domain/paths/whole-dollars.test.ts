import { describe, expect, it } from 'vitest';
import { wholeDollars } from './whole-dollars.ts';

describe('a planned figure', () => {
  it.each([
    [21_35, '$21'],
    [21_50, '$22'],
    [0, '$0'],
    [-60, '−$1'],
    [-20, '$0'],
    [-1_260_00, '−$1,260'],
  ])('of %d cents is shown in whole dollars', (cents, words) => {
    expect(wholeDollars(cents)).toBe(words);
  });
});
