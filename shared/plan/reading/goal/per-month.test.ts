import { describe, expect, it } from 'vitest';
import { cents } from '#shared/domain/tokens/money.ts';
import { divideWhole, monthly } from './per-month.ts';

describe('a period as months', () => {
  it('has the weeks a month that the rest of the plan has', () => {
    for (const amount of [1, 99, 50_000, 123_457, 1_000_000_000])
      expect(monthly(cents(amount), 'week')).toBe(Math.round((amount * 52) / 12));
  });

  it.each([
    ['day', 10_000, 5, 216_667],
    ['day', 10_000, 7, 303_333],
    ['fortnight', 100_000, 5, 216_667],
    ['month', 12_345, 5, 12_345],
    ['quarter', 600_000, 5, 200_000],
    ['half-year', 1_200_000, 5, 200_000],
    ['year', 6_000_000, 5, 500_000],
  ] as const)('a %s of %i cents, %i days a week, is %i', (period, amount, days, expected) => {
    expect(monthly(cents(amount), period, days)).toBe(expected);
  });

  it('rounds to the nearest whole cent', () => {
    expect([5, 6, 7, 17, 18].map((amount) => divideWhole(amount, 12))).toEqual([0, 1, 1, 1, 2]);
  });
});
