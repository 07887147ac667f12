import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { expectMonths } from './expect-months.ts';
import { runCash, wholeSales } from './run-cash.ts';
import { runDemand } from './run-demand.ts';

const sprint: KitNumbers = {
  unit: 'website sprint',
  priceCents: 750_00,
  hoursPerUnit: 8,
  materialsShare: 0.02,
  wasteShare: 0,
  platformShare: 0,
  platformFixedCents: 0,
  cardPayments: 2,
  toolsMonthCents: 22_50,
  insuranceYearCents: 490_00,
  startupCents: 90_00,
  handbookCents: 99_00,
  weeklyHours: 7.5,
  standingHoursPerWeek: 0,
  maxUnitsPerMonth: null,
  paidInMonths: [0.5, 0.5, 0],
  ramp: [0.3, 0.6, 0.8, 1],
  demand: {
    kind: 'outreach',
    tries: 'contacts',
    triesPerHour: 5,
    conversion: 0.015,
    repeatPerMonth: 0.2,
    stayMonths: 6,
  },
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const upTo = (max: number, min = 0) => fc.double({ min, max, noNaN: true });
const someDemand: fc.Arbitrary<KitNumbers['demand']> = fc.oneof(
  fc.record({
    kind: fc.constant('outreach' as const),
    tries: fc.constant('contacts'),
    triesPerHour: upTo(10),
    conversion: share,
    repeatPerMonth: upTo(4),
    stayMonths: upTo(24),
  }),
  fc.record({
    kind: fc.constant('traffic' as const),
    item: fc.constant('listing'),
    itemsPerHour: upTo(4, 0.01),
    visitsPerItem: upTo(200),
    conversion: share,
    maxItems: upTo(200),
  }),
);
const someNumbers: fc.Arbitrary<KitNumbers> = fc.record({
  unit: fc.constant('sale'),
  priceCents: fc.integer({ min: 100, max: 500_000 }),
  hoursPerUnit: upTo(40, 0.02),
  materialsShare: share,
  wasteShare: share,
  platformShare: share,
  platformFixedCents: fc.integer({ min: 0, max: 500 }),
  cardPayments: fc.integer({ min: 0, max: 3 }),
  toolsMonthCents: fc.integer({ min: 0, max: 20_000 }),
  insuranceYearCents: fc.integer({ min: 0, max: 200_000 }),
  startupCents: fc.integer({ min: 0, max: 100_000 }),
  handbookCents: fc.integer({ min: 0, max: 20_000 }),
  weeklyHours: upTo(60, 0.5),
  standingHoursPerWeek: upTo(5),
  maxUnitsPerMonth: fc.option(upTo(100, 0.5)),
  paidInMonths: fc.constantFrom<KitNumbers['paidInMonths']>([1, 0, 0], [0.5, 0.5, 0], [0, 0, 1]),
  ramp: fc.constantFrom([1], [0.3, 0.6, 0.8, 1]),
  demand: someDemand,
});

describe('the hours of a month', () => {
  it('are all used, and never more than available', () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        for (const month of runDemand(numbers, 12)) {
          const used = month.adminHours + month.standingHours + month.deliveryHours + month.growthHours;
          expect(used).toBeCloseTo((numbers.weeklyHours * 52) / 12, 6);
          expect(month.deliveryHours).toBeGreaterThanOrEqual(0);
          expect(month.deliveryHours).toBeLessThanOrEqual(month.workHours * 0.9 + 1e-9);
        }
      }),
    );
  });

  it('follow the rule of outreach: h (repeat + W q) ÷ (1 + q h)', () => {
    const [first] = runDemand(sprint, 1);
    // These are 29.25 hours, 5 contacts × 1.5% × the first month's 0.3, and 8 hours a sprint.
    const q = 5 * 0.015 * 0.3;
    expect(first?.deliveryHours).toBeCloseTo((8 * 29.25 * q) / (1 + q * 8), 9);
  });
});

describe('the cash of a year', () => {
  it('balances to the cent in every month', () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        const { months, closingCents, lowest } = runCash(numbers);
        let closing = 0;
        for (const month of months) {
          expect(month.openingCents).toBe(closing);
          closing += month.collectedCents - month.variableCents - month.fixedCents - month.startupCents;
          expect(month.closingCents).toBe(closing);
          expect(Object.values(month).every(Number.isSafeInteger)).toBe(true);
        }
        expect(closingCents).toBe(closing);
        expect(lowest.cents).toBe(Math.min(0, ...months.map((month) => month.closingCents)));
      }),
    );
  });

  it.each([
    [
      'half in its own month and half in the next',
      [0.5, 0.5, 0],
      (now: number, before: number) => (now + before) / 2,
    ],
    ['all in its own month', [1, 0, 0], (now: number) => now],
    ['all two months later', [0, 0, 1], (_now: number, _before: number, earlier: number) => earlier],
  ] as const)('arrives %s', (_name, paidInMonths, collected) => {
    const { months } = runCash({ ...sprint, weeklyHours: 20, paidInMonths: [...paidInMonths] });
    const sold = months.map(({ revenueCents }) => revenueCents);
    expect(sold.some((cents) => cents > 0)).toBe(true);
    for (const [index, { collectedCents }] of months.entries())
      expect(collectedCents).toBe(collected(sold[index] ?? 0, sold[index - 1] ?? 0, sold[index - 2] ?? 0));
  });

  it('pays for the start and the handbook in the first month', () => {
    const { months } = runCash(sprint);
    expect(months.map(({ startupCents }) => startupCents)).toEqual([189_00, ...Array(11).fill(0)]);
  });

  it('counts a sale when its fractions make a whole', () => {
    expect(wholeSales([0.4, 0.4, 0.4, 0.1, 2.7])).toEqual([0, 0, 1, 0, 3]);
    expect(wholeSales(Array.from({ length: 10 }, () => 0.1))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('counts as many sales as expected, except for a fraction', () => {
    const expected = expectMonths(sprint).reduce((sum, { units }) => sum + units, 0);
    const landed = runCash(sprint).months.reduce((sum, { units }) => sum + units, 0);
    expect(landed).toBe(Math.floor(expected + 1e-9));
  });
});
