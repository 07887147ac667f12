import { expect, it } from 'vitest';
import { explain } from '#shared/plan/model/explain.ts';
import { asRunAnswers } from './check-answers.ts';
import { fittingPlan, otherPlan } from './fitting-plan.ts';

const now = new Date('2026-11-22T00:00:00Z');
const told = (incomeGoal: string, skills = 'writing') =>
  explain(
    {
      answers: asRunAnswers({ incomeGoal, skills, timePerWeek: '10h+', budget: '<1000', interests: 'books' }),
      profile: { name: '', country: 'Australia' },
    },
    { now },
  );

it('goes up with the goal', () => {
  expect(
    ['A$50 a month in a year', 'A$3,500 a month in 2 months', 'A$8,000 a month'].map(
      (goal) => fittingPlan(told(goal)).plan,
    ),
  ).toEqual(['BASIC', 'PRO', 'ENTERPRISE']);
});

it('is one with a review where the answers name work that Basic refuses', () => {
  expect(fittingPlan(told('A$50 a month in a year', 'doing tax returns for friends')).plan).toBe('PRO');
});

it('stands beside another that may be chosen too, which Basic is not for work it refuses', () => {
  const refused = told('A$50 a month in a year', 'doing tax returns for friends');
  const stretch = told('A$3,500 a month in 2 months');
  expect(otherPlan('BASIC', stretch)).toBe('PRO');
  expect(otherPlan('ENTERPRISE', stretch)).toBe('PRO');
  expect(otherPlan('PRO', stretch)).toBe('BASIC');
  expect(otherPlan('PRO', refused)).toBe('ENTERPRISE');
});
