import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCases } from './cases.ts';
import type { FigureInputs } from './inputs.ts';
import { monthlyRepayment } from './loan.ts';
import { fullSpeed, monthAt, runMonths } from './run-months.ts';

const judged = { basis: { judged: 'For this test.' } };

const inputsOf = (more: Partial<FigureInputs> = {}): FigureInputs => ({
  firstMonth: '2026-12',
  months: 12,
  hoursPerWeek: { value: 20, from: judged },
  paidShare: { value: 0.65, from: judged },
  unit: 'half day',
  priceCents: { value: 38_000, from: judged },
  costCents: { value: 2_400, from: judged },
  hoursPerUnit: 4,
  unpaidHoursPerUnit: 1,
  mostPerMonth: 36,
  ramp: { value: [0.4, 0.5, 0.7, 0.9, 1, 1, 1, 1, 1, 1, 1, 1], from: judged },
  season: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.7],
  weeksPerYear: 46,
  away: Array.from({ length: 24 }, () => 0),
  monthly: [{ what: 'insurance', cents: 9_000, basis: { judged: 'For this test.' } }],
  start: [{ what: 'course', cents: 8_500, basis: { judged: 'For this test.' } }],
  owned: [],
  lateShare: 0.4,
  biggestBuyerShare: 0.2,
  quietWeeks: 3,
  moneyCents: { value: 50_000, from: judged },
  otherYearCents: 0,
  isOtherKnown: true,
  ...more,
});

const someInputs = fc
  .record({
    hours: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 100, max: 500_000 }),
    cost: fc.integer({ min: 0, max: 100_000 }),
    late: fc.integer({ min: 0, max: 100 }),
    money: fc.integer({ min: 0, max: 1_000_000 }),
    months: fc.constantFrom(12, 24),
  })
  .map(({ hours, price, cost, late, money, months }) =>
    inputsOf({
      months,
      hoursPerWeek: { value: hours, from: judged },
      priceCents: { value: price, from: judged },
      costCents: { value: cost, from: judged },
      lateShare: late / 100,
      moneyCents: { value: money, from: judged },
    }),
  );

describe('the months of a case', () => {
  it('add up to the balance, row by row, when worked out again from what is printed', () => {
    fc.assert(
      fc.property(someInputs, (inputs) => {
        let balance = inputs.moneyCents.value;
        let owed = 0;
        for (const row of runMonths(inputs)) {
          const sales = row.units * inputs.priceCents.value;
          const late = Math.round(sales * inputs.lateShare);
          const left =
            sales - late + owed - row.units * inputs.costCents.value - row.fixedCents - row.startCents;
          owed = late;
          balance += left;
          expect([row.salesCents, row.leftCents, row.balanceCents]).toEqual([sales, left, balance]);
        }
      }),
    );
  });

  it('never sell more hours than the week has', () => {
    fc.assert(
      fc.property(someInputs, (inputs) => {
        const most = inputs.hoursPerWeek.value * (52 / 12);
        expect(fullSpeed(inputs) * (inputs.hoursPerUnit + inputs.unpaidHoursPerUnit)).toBeLessThanOrEqual(
          most + 1e-9,
        );
      }),
    );
  });

  it('sell nothing in a month away', () => {
    const away = Array.from({ length: 12 }, (_, index) => (index === 3 ? 1 : 0));
    expect(runMonths(inputsOf({ away }))[3]?.units).toBe(0);
  });

  it('go on into the next year', () => {
    expect([monthAt('2026-12', 0), monthAt('2026-12', 1), monthAt('2026-12', 13)]).toEqual([
      '2026-12',
      '2027-01',
      '2028-01',
    ]);
  });
});

describe('the cases', () => {
  const cases = runCases(inputsOf());
  const left = (id: string) => cases.find((one) => one.id === id)?.yearLeftCents ?? 0;

  it('are named by what happens', () => {
    expect(cases.map(({ what }) => what)).toEqual([
      'as planned',
      'three weeks ill in June',
      'the biggest buyer leaves in August',
      '60% of the money comes a month late',
      'no work for two weeks in January',
      'prices 10% lower',
      'a month’s delay, three weeks ill in June and the biggest buyer leaves in August',
      '10% more sales',
    ]);
  });

  it.each(['ill', 'lost-buyer', 'late-payers', 'quiet-january', 'lower-prices', 'hard'])(
    'leave less when it is %s',
    (id) => {
      expect(left(id)).toBeLessThan(left('base'));
    },
  );

  it('leave most when more is sold', () => {
    expect(left('strong')).toBeGreaterThan(left('base'));
  });
});

it('pays a loan off with its repayments, and with a cent less does not', () => {
  const repayment = monthlyRepayment(1_000_000, 12, 36);
  const rest = (paid: number) => {
    let owed = 1_000_000;
    for (let month = 0; month < 36; month += 1) owed = owed * 1.01 - paid;
    return owed;
  };
  expect(rest(repayment)).toBeLessThanOrEqual(0);
  expect(rest(repayment - 1)).toBeGreaterThan(0);
});
