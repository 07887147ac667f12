import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import { explain } from '#shared/plan/model/explain.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { asRunAnswers } from './check-answers.ts';
import { hopelessBelow, mostOf, offerAfter, otherPlan } from './fitting-plan.ts';

const now = new Date('2026-11-22T00:00:00Z');
const told = (incomeGoal: string, skills = 'writing', timePerWeek = '10h+', budget = '<1000') =>
  explain(
    {
      answers: asRunAnswers({ incomeGoal, skills, timePerWeek, budget, interests: 'books' }),
      profile: { name: '', country: 'Australia' },
    },
    { now },
  );
const offered = (found: ReturnType<typeof told>, budget = '<1000') => {
  const offer = offerAfter(found, budget);
  return offer.kind === 'plan' ? offer.plan : offer.kind;
};
const refused = told('A$50 a month in a year', 'doing tax returns for friends');

it('goes up with the goal', () => {
  expect(
    ['A$50 a month in a year', 'A$3,500 a month in 2 months', 'A$6,500 a month'].map((goal) =>
      offered({ ...told(goal), feasibility: { ...told(goal).feasibility, ratio: 0.4 } }),
    ),
  ).toEqual(['BASIC', 'PRO', 'ENTERPRISE']);
});

it('is one with a review where the answers name work that Basic refuses', () => {
  expect(offered(refused)).toBe('PRO');
  expect(offered(told('lots of money', 'doing tax returns for friends'))).toBe('PRO');
});

it.each(['lots of money', '$0', '$99,999,999,999 a month', 'US$500 a month'])(
  'is none where no goal was tested: %s',
  (goal) => {
    expect(offered(told(goal))).toBe('nothing-tested');
    expect(offered(told(goal, 'writing', '1–3h'))).toBe('nothing-tested');
  },
);

it('is none where the goal is hopeless, whatever it names and whoever could pay', () => {
  const far = told('A$10,000 a month by next month', 'writing', '1–3h');
  expect(far.feasibility.ratio).toBeLessThan(hopelessBelow);
  for (const budget of budgetBands) expect(offered(far, budget)).toBe('no-plan-closes-it');
  const farAndRefused = told('A$10,000 a month by next month', 'doing tax returns for friends', '1–3h');
  expect(offered(farAndRefused)).toBe('no-plan-closes-it');
  const withRatio = (ratio: number) => ({ ...far, feasibility: { ...far.feasibility, ratio } });
  expect(offered(withRatio(0.2499))).toBe('no-plan-closes-it');
  expect(offered(withRatio(0.25))).toBe('ENTERPRISE');
});

it('steps down to what the budget allows, and says what was left out for its price', () => {
  const large = told('A$6,500 a month');
  const reachable = { ...large, feasibility: { ...large.feasibility, ratio: 0.4 } };
  expect(offerAfter(reachable, '<500')).toMatchObject({
    plan: 'PRO',
    reason: 'Enterprise would show more, but at A$999 costs more than your budget.',
  });
  expect(offered(reachable, '<100')).toBe('PRO');
  expect(offered(reachable, '0')).toBe('beyond-budget');
  expect(offered(refused, '0')).toBe('beyond-budget');
  expect(offered(told('A$50 a month in a year'), '0')).toBe('beyond-budget');
});

it('never puts a plan first that costs more than the budget named', () => {
  const goals = ['A$50 a month in a year', 'A$800 a month by June', 'A$3,500 a month', 'A$10,000 a month'];
  fc.assert(
    fc.property(
      fc.constantFrom(...goals),
      fc.constantFrom(...timeBands),
      fc.constantFrom(...budgetBands),
      fc.constantFrom('writing', 'doing tax returns for friends'),
      (goal, hours, budget, skills) => {
        const offer = offerAfter(told(goal, skills, hours, budget), budget);
        if (offer.kind !== 'plan') return;
        expect(costOf(planPrices[offer.plan])).toBeLessThanOrEqual(mostOf(budget));
      },
    ),
    numRuns(10, 40),
  );
});

it('reads a budget as the most it can be', () => {
  expect(budgetBands.map(mostOf)).toEqual([0, 100_00, 300_00, 500_00, 1000_00]);
  expect(mostOf('a little')).toBe(0);
});

it('says that a goal is within reach only where it is', () => {
  const { supportedCents } = told('A$50 a month in a year').feasibility;
  const reasonFor = (share: number) => {
    const found = told(`A$${Math.round((supportedCents * share) / 100)} a month in a year`);
    const offer = offerAfter(found, '<1000');
    return [found.feasibility.verdict, offer.kind === 'plan' && offer.reason];
  };
  expect(reasonFor(0.95)).toEqual(['tight', expect.stringContaining('within reach')]);
  expect(reasonFor(1.05)).toEqual(['tight', expect.stringContaining('come close')]);
  expect(reasonFor(1.4)).toEqual(['stretch', expect.stringContaining('a gap to close')]);
});

it('stands beside another that may be chosen too, which Basic is not for work it refuses', () => {
  const stretch = told('A$3,500 a month in 2 months');
  expect(otherPlan('BASIC', stretch)).toBe('PRO');
  expect(otherPlan('ENTERPRISE', stretch)).toBe('PRO');
  expect(otherPlan('PRO', stretch)).toBe('BASIC');
  expect(otherPlan('PRO', refused)).toBe('ENTERPRISE');
});
