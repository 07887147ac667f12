import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '#shared/testing/long-run.ts';
import { scenarioNames } from '../assumptions/general.ts';
import { allPaths, findPath } from '../paths/all-paths.ts';
import { baseLevers } from './base-levers.ts';
import { runCash, runScenarios, scenarioLevers, wholeSales } from './cash.ts';
import { runDemand } from './demand.ts';
import { expectMonths, trailingCents } from './expected-income.ts';
import { judgeFeasibility, wholePercent } from './feasibility.ts';
import type { Levers } from './levers.ts';
import { aPath, aPerson, plainPerson } from './testing/arbitrary-person.ts';

const levers = (over: Partial<Levers> & Pick<Levers, 'path'>): Levers => ({
  ...baseLevers(over.path, plainPerson, 'skill'),
  ...over,
});
const everyMonth = Array.from({ length: 24 }, (_, index) => index + 1);

describe('demand', () => {
  it('fills the hours and never more than there are', () => {
    fc.assert(
      fc.property(aPath, fc.double({ min: 0.5, max: 60, noNaN: true }), (path, weeklyHours) => {
        for (const month of runDemand(levers({ path, weeklyHours }), 24)) {
          const used = month.adminHours + month.standingHours + month.deliveryHours + month.growthHours;
          expect(used).toBeCloseTo((weeklyHours * 52) / 12, 6);
          expect(Math.min(month.deliveryHours, month.growthHours)).toBeGreaterThanOrEqual(0);
          expect(month.deliveryHours).toBeLessThanOrEqual(month.workHours * 0.9 + 1e-9);
        }
      }),
    );
  });

  it('of outreach follows the rule: h (repeat + W q) ÷ (1 + q h)', () => {
    const [path] = allPaths.filter(({ slug }) => slug === 'website-copy-sprints');
    if (!path) throw new Error('no such path');
    const [first] = runDemand(levers({ path, weeklyHours: 7.5 }), 1);
    // 29.25 hours, 5 contacts × 1.5% × the first month's 0.3, 8 hours a sprint.
    const q = 5 * 0.015 * 0.3;
    expect(first?.deliveryHours).toBeCloseTo((8 * 29.25 * q) / (1 + q * 8), 9);
  });
});

describe('no verdict gets worse', () => {
  const supported = (changed: Levers, month: number): number =>
    trailingCents(expectMonths(changed, month), 'income', month);

  it.each(allPaths)('with a later month: $slug', (path) => {
    for (const scenario of scenarioNames) {
      for (const weeklyHours of [1, 2, 4, 7.5, 12, 20, 40]) {
        const flow = expectMonths(scenarioLevers(levers({ path, weeklyHours }), scenario), 24);
        const averages = everyMonth.map((month) => trailingCents(flow, 'income', month));
        averages.forEach((average, index) => {
          expect(average).toBeGreaterThanOrEqual((averages[index - 1] ?? 0) - 1e-6);
        });
      }
    }
  });

  it('with more hours, a higher price or more demand', () => {
    fc.assert(
      fc.property(
        aPath,
        fc.integer({ min: 1, max: 24 }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (path, month, weeklyHours, factor) => {
          const base = levers({ path, weeklyHours });
          const before = supported(base, month) - 1e-6;
          const { scenario, priceCents } = base;
          expect(supported({ ...base, weeklyHours: weeklyHours * factor }, month)).toBeGreaterThanOrEqual(
            before,
          );
          expect(
            supported({ ...base, priceCents: Math.round(priceCents * factor) }, month),
          ).toBeGreaterThanOrEqual(before - 100);
          expect(
            supported({ ...base, scenario: { ...scenario, demand: scenario.demand * factor } }, month),
          ).toBeGreaterThanOrEqual(before);
        },
      ),
      numRuns(100, 1000),
    );
  });
});

describe('cash', () => {
  it('ties to the cent in every month of every scenario', () => {
    fc.assert(
      fc.property(aPath, aPerson, (path, person) => {
        for (const flow of Object.values(runScenarios(baseLevers(path, person), 24))) {
          let closing = 0;
          for (const month of flow.months) {
            expect(month.openingCents).toBe(closing);
            closing += month.collectedCents - month.variableCents - month.fixedCents - month.startupCents;
            expect(month.closingCents).toBe(closing);
            expect(Object.values(month).every(Number.isSafeInteger)).toBe(true);
          }
          const { total } = flow;
          expect(flow.closingCents).toBe(
            total.collectedCents - total.variableCents - total.fixedCents - total.startupCents,
          );
          expect(total.revenueCents).toBe(total.collectedCents + (flow.months.at(-1)?.receivableCents ?? 0));
          expect(flow.lowest.cents).toBe(Math.min(0, ...flow.months.map(({ closingCents }) => closingCents)));
        }
      }),
    );
  });

  it('is collected as the path is paid: half now and half next, all at once, or two months on', () => {
    const collected = (slug: string) => {
      const path = findPath(slug);
      if (!path) throw new Error(slug);
      const { months } = runCash(levers({ path, weeklyHours: 12 }));
      return { months, at: (index: number) => months[index]?.collectedCents ?? 0 };
    };
    const halves = collected('brand-kit-in-a-week');
    const atOnce = collected('career-and-skills-coach');
    const late = collected('niche-review-site');
    halves.months.forEach(({ revenueCents }, index) => {
      const before = halves.months[index - 1]?.revenueCents ?? 0;
      expect(halves.at(index)).toBe((revenueCents + before) / 2);
    });
    atOnce.months.forEach(({ revenueCents }, index) => {
      expect(atOnce.at(index)).toBe(revenueCents);
    });
    late.months.forEach((_, index) => {
      expect(late.at(index)).toBe(late.months[index - 2]?.revenueCents ?? 0);
    });
  });

  it('lands a sale when its fractions make a whole', () => {
    expect(wholeSales([0.4, 0.4, 0.4, 0.1, 2.7])).toEqual([0, 0, 1, 0, 3]);
    expect(wholeSales(Array.from({ length: 10 }, () => 0.1))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('lands as many sales as were expected, but for a fraction', () => {
    for (const path of allPaths) {
      const base = levers({ path });
      const expected = expectMonths(base, 12).reduce((sum, { units }) => sum + units, 0);
      expect(runCash(base).total.units).toBe(Math.floor(expected + 1e-9));
    }
  });
});

describe('the smallest change of each lever', () => {
  it('is enough when the model is run again, and half a step less is not', () => {
    fc.assert(
      fc.property(
        aPath,
        aPerson,
        fc.integer({ min: 5_000, max: 500_000 }),
        fc.integer({ min: 1, max: 18 }),
        (path, person, monthlyCents, deadlineMonths) => {
          const base = baseLevers(path, person);
          const target = {
            monthlyCents,
            stretchMonthlyCents: null,
            measure: 'income',
            deadlineMonths,
          } as const;
          const {
            alone,
            mix,
            testedMonth: month,
            supportedCents: now,
            ratio,
          } = judgeFeasibility(base, target);
          const earned = (over: Partial<Levers>, at = month): number =>
            trailingCents(expectMonths({ ...base, ...over }, at), 'income', at);
          const demand = (factor: number) => ({ scenario: { ...base.scenario, demand: factor } });
          const tries: [number | null, number, (value: number) => number][] = [
            [alone.weeklyHours, 0.5, (value) => earned({ weeklyHours: value })],
            [alone.priceCents, path.priceStepCents, (value) => earned({ priceCents: value })],
            [alone.month, 1, (value) => earned({}, value)],
            [alone.demandFactor, 0.05, (value) => earned(demand(value))],
          ];
          const starts = [base.weeklyHours, base.priceCents, month, 1];
          tries.forEach(([value, step, run], index) => {
            if (value === null) return;
            expect(run(value)).toBeGreaterThanOrEqual(monthlyCents);
            if (value > (starts[index] ?? 0) + 1e-9) expect(run(value - step)).toBeLessThan(monthlyCents);
          });
          expect(alone.goalCents).toBeLessThanOrEqual(now);
          const mixed = earned(
            { weeklyHours: mix.weeklyHours, priceCents: mix.priceCents, ...demand(mix.demandFactor) },
            mix.month,
          );
          expect(Math.floor(mixed + 1e-9)).toBe(mix.supportedCents);
          expect(mix.meetsTarget ? mixed : mix.goalCents).toBeGreaterThanOrEqual(
            mix.meetsTarget ? monthlyCents : 0,
          );
          if (ratio >= 1)
            expect(mix).toMatchObject({ weeklyHours: base.weeklyHours, demandFactor: 1, month });
        },
      ),
    );
  });
});

it.each([
  [0.9795, 98],
  [0.004, 0],
  [0.846, 84],
  [0.85, 85],
  [0.999, 99],
  [1, 100],
  [1.149, 114],
])('the share %f of a goal prints as %i%, which no verdict contradicts', (share, percent) => {
  expect(wholePercent(share)).toBe(percent);
});
