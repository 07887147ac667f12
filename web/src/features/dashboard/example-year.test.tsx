import { expect, it } from 'vitest';
import { decidePlan } from '#shared/plan/compile-plan.ts';
import { briefPlan } from '#shared/plan/model/brief-model.ts';
import { exampleBrief } from './example-year.tsx';

it('the example of a year is what the rules make of its hours and goal', () => {
  const answers = {
    budget: '<300',
    timePerWeek: '5–10h',
    skills: 'Writing, Design, Sales',
    interests: 'Digital Products, AI Tools',
    incomeGoal: 'I want to earn $1,000 a month within nine months.',
    content:
      'I edit newsletters for two local clubs and have a laptop, a quiet room and most evenings. I would rather not phone strangers.',
  };
  const { model } = decidePlan(
    { answers, profile: { name: 'Dana', country: 'Australia' } },
    { tier: 'BASIC', now: new Date('2026-11-22T01:00:00Z'), planId: 'run_1' },
  );
  expect(exampleBrief).toEqual(briefPlan(model));
});
