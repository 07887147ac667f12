import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { Reach } from '#shared/plan/describe/understanding.ts';
import { budgetBands } from '#shared/plan/plan-input.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { needsMore, someBusiness, someUnderstanding } from '../understanding/testing/some-understanding.ts';
import { mostOf, offerAfter, otherPlan } from './fitting-plan.ts';

const reach = someBusiness().reaches as Reach;
const reaching = (more: Partial<Reach>, basicNeeds: string[] = []) =>
  someUnderstanding({ basicNeeds, businesses: [someBusiness({ reaches: { ...reach, ...more } })] });
const offered = (understood: ReturnType<typeof reaching>, budget = '<1000') => {
  const offer = offerAfter(understood, budget);
  return offer.kind === 'plan' ? offer.plan : offer.kind;
};
const met = { verdict: 'comfortable', reachedCents: 100_000 } as const;

it('grows with the goal', () => {
  expect([
    offered(reaching(met)),
    offered(reaching({})),
    offered(reaching({ targetCents: 700_000, reachedCents: 400_000 })),
  ]).toEqual(['BASIC', 'PRO', 'ENTERPRISE']);
});

it('does not mistake a large sum to save for a large business', () => {
  expect(offered(reaching({ ...met, isTotal: true, targetCents: 700_000, reachedCents: 900_000 }))).toBe(
    'BASIC',
  );
});

it('has a review where Basic would be refused', () => {
  expect(offered(reaching(met, ['What do you charge for one?']))).toBe('PRO');
});

it('has a review where the start costs more than the budget', () => {
  const businesses = [someBusiness({ shortCents: 20_000, reaches: { ...reach, ...met } })];
  expect(offered(someUnderstanding({ businesses }))).toBe('PRO');
});

it('is none where no goal was tested', () => {
  const { reaches: _, ...untested } = someBusiness();
  expect(offered(someUnderstanding({ businesses: [untested] }))).toBe('nothing-tested');
});

it('is none where nothing can be planned', () => {
  expect(offered(needsMore)).toBe('not-planned');
});

it('is none where the goal is hopeless, at any budget', () => {
  for (const budget of budgetBands)
    expect(offered(reaching({ reachedCents: 19_999 }), budget)).toBe('no-plan-closes-it');
  expect(offered(reaching({ reachedCents: -500 }))).toBe('no-plan-closes-it');
  expect(offered(reaching({ reachedCents: 20_000 }))).toBe('PRO');
});

it('steps down to the budget, and names the plan that was too expensive', () => {
  const large = reaching({ targetCents: 700_000, reachedCents: 400_000 });
  expect(offerAfter(large, '<300')).toMatchObject({
    plan: 'PRO',
    reason: expect.stringContaining('Enterprise covers more, but costs $999'),
  });
  expect(offered(large, '0')).toBe('beyond-budget');
});

it('never costs more than the budget, and is never Basic for work that Basic refuses', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 2_000_000 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.constantFrom(...budgetBands),
      fc.boolean(),
      (reachedCents, targetCents, budget, isRefused) => {
        const understood = reaching({ reachedCents, targetCents }, isRefused ? ['More.'] : []);
        const offer = offerAfter(understood, budget);
        if (offer.kind !== 'plan') return;
        expect(costOf(planPrices[offer.plan])).toBeLessThanOrEqual(mostOf(budget));
        if (isRefused) expect([offer.plan, otherPlan(offer.plan, understood)]).not.toContain('BASIC');
      },
    ),
    numRuns(100, 400),
  );
});
