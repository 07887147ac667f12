import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#shared/domain/tokens/money.ts';
import { grossForYear, taxOnYear } from './income-tax.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));

describe('the tax on a year', () => {
  it.each([
    [0, 0, 'nothing'],
    [18_200, 0, 'the tax-free threshold'],
    [27_222, 1_353.3, '15% above it, no levy yet'],
    [30_000, 1_770 + 277.8, 'the levy shades in at 10% of what lies above 27,222'],
    [45_000, 4_020 + 900, 'the tables’ 4,020 and the whole levy'],
    [135_000, 31_020 + 2_700, 'the tables’ 31,020'],
    [190_000, 51_370 + 3_800, 'the tables’ 51,370'],
    [200_000, 55_870 + 4_000, '45% above 190,000'],
  ])('on $%d is $%d: %s', (income, tax) => {
    expect(taxOnYear(dollars(income))).toBe(dollars(tax));
  });
});

describe('the figure before tax', () => {
  it('is the least that leaves what is wanted', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 30_000_000 }), (wanted, other) => {
        const left = (gross: number) => gross - taxOnYear(cents(other + gross)) + taxOnYear(cents(other));
        const gross = grossForYear(cents(wanted), cents(other));
        expect(left(gross)).toBeGreaterThanOrEqual(wanted);
        expect(left(gross - 1)).toBeLessThan(wanted);
      }),
    );
  });
});
