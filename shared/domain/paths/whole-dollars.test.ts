import { describe, expect, it } from 'vitest';
import { wholeDollars } from './whole-dollars.ts';

describe('a planned figure', () => {
  it.each([
    [21_35, 'A$21'],
    [21_50, 'A$22'],
    [0, 'A$0'],
    [-60, '−A$1'],
    [-20, 'A$0'],
    [-1_260_00, '−A$1,260'],
  ])('of %d cents is whole dollars', (cents, words) => {
    expect(wholeDollars(cents)).toBe(words);
  });
});
