import { describe, expect, it } from 'vitest';
import { axisFor } from './axis.ts';

const ends = (...values: number[]): number[] => {
  const { min, max } = axisFor('', values, String);
  return [min, max];
};

describe('an axis', () => {
  it('begins at zero where nothing is lost', () => {
    expect(ends(14, 12.12)).toEqual([0, 15]);
    expect(ends(4, 3)).toEqual([0, 4]);
  });

  it('shows every loss', () => {
    expect(ends(-60, 650)[0]).toBeLessThanOrEqual(-60);
    expect(ends(-60)).toEqual([-60, 0]);
  });
});
