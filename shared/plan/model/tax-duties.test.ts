import { describe, expect, it } from 'vitest';
import { addedTaxCents, planTax, watchGst } from './tax-duties.ts';

const flow = (profit: number) => ({
  months: [],
  total: {
    units: 10,
    revenueCents: profit + 1_000_00,
    collectedCents: profit,
    variableCents: 600_00,
    fixedCents: 300_00,
    startupCents: 100_00,
  },
  closingCents: profit,
  lowest: { cents: 0, month: 0 },
  backToZeroMonth: 1,
});

describe('tax to set aside', () => {
  it('is on profit, alone and beside a job', () => {
    const plan = planTax(flow(10_000_00), { employed: true, otherIncomeCents: 70_000_00 });
    expect(plan.profitCents).toBe(10_000_00);
    expect(plan.alone.cents).toBe(0);
    // 30% and the levy of 2%, for the whole profit lies between $45,000 and $135,000.
    expect(plan.besideJob).toEqual({ cents: 3_200_00, share: 0.32, otherIncomeCents: 70_000_00 });
    expect(plan.fits).toBe('beside-job');
  });

  it('is nothing on a loss', () => {
    expect(addedTaxCents(-5_000_00, 70_000_00)).toBe(0);
    expect(planTax(flow(-5_000_00), { employed: false, otherIncomeCents: 0 }).besideJob.share).toBe(0);
  });
});

describe('the watch on GST', () => {
  it('names the first month whose year, behind or ahead, reaches the threshold', () => {
    const even = Array.from({ length: 24 }, () => 7_000_00);
    expect(watchGst(even)).toMatchObject({
      currentMonth: 11,
      projectedMonth: 1,
      registerMonth: 1,
      near: true,
    });
    const small = Array.from({ length: 24 }, () => 1_000_00);
    expect(watchGst(small)).toEqual({
      currentMonth: null,
      projectedMonth: null,
      registerMonth: null,
      highestRollingCents: 12_000_00,
      near: false,
    });
  });
});
