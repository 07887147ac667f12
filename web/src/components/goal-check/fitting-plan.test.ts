import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
import { asRunAnswers } from './check-answers.ts';
import { fittingPlan, otherPlan } from './fitting-plan.ts';

const now = new Date('2026-11-22T00:00:00Z');
const told = (incomeGoal: string, skills = 'writing', timePerWeek = '10h+') =>
  explain(
    {
      answers: asRunAnswers({ incomeGoal, skills, timePerWeek, budget: '<1000', interests: 'books' }),
      profile: { name: '', country: 'Australia' },
    },
    { now },
  );

it('goes up with the goal', () => {
  expect(
    ['A$50 a month in a year', 'A$3,500 a month in 2 months', 'A$8,000 a month'].map(
      (goal) => fittingPlan(told(goal))?.plan,
    ),
  ).toEqual(['BASIC', 'PRO', 'ENTERPRISE']);
});

it('is one with a review where the answers name work that Basic refuses', () => {
  expect(fittingPlan(told('A$50 a month in a year', 'doing tax returns for friends'))?.plan).toBe('PRO');
  expect(fittingPlan(told('lots of money', 'doing tax returns for friends'))?.plan).toBe('PRO');
});

it.each(['lots of money', '$0', '$99,999,999,999 a month', 'US$500 a month'])(
  'is none where no goal was tested: %s',
  (goal) => {
    expect(fittingPlan(told(goal))).toBeUndefined();
    expect(fittingPlan(told(goal, 'writing', '1–3h'))).toBeUndefined();
  },
);

it('says of a large goal that it is far off where it is', () => {
  const far = told('A$20,000 a month', 'writing', '1–3h');
  expect(far.feasibility.verdict).toBe('not-supported');
  expect(fittingPlan(far)).toMatchObject({ plan: 'ENTERPRISE', reason: expect.stringContaining('far from') });
});

it('says that a goal is within reach only where it is', () => {
  const { supportedCents } = told('A$50 a month in a year').feasibility;
  const reasonFor = (share: number) => {
    const found = told(`A$${Math.round((supportedCents * share) / 100)} a month in a year`);
    return [found.feasibility.verdict, fittingPlan(found)?.reason];
  };
  expect(reasonFor(0.95)).toEqual(['tight', expect.stringContaining('within reach')]);
  expect(reasonFor(1.05)).toEqual(['tight', expect.stringContaining('come close')]);
  expect(reasonFor(1.4)).toEqual(['stretch', expect.stringContaining('a gap to close')]);
});

it('stands beside another that may be chosen too, which Basic is not for work it refuses', () => {
  const refused = told('A$50 a month in a year', 'doing tax returns for friends');
  const stretch = told('A$3,500 a month in 2 months');
  expect(otherPlan('BASIC', stretch)).toBe('PRO');
  expect(otherPlan('ENTERPRISE', stretch)).toBe('PRO');
  expect(otherPlan('PRO', stretch)).toBe('BASIC');
  expect(otherPlan('PRO', refused)).toBe('ENTERPRISE');
});
