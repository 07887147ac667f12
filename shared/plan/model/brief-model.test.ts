import { describe, expect, it } from 'vitest';
import { decidePlan } from '../compile-plan.ts';
import type { PlanInput } from '../plan-input.ts';
import { briefPlan } from './brief-model.ts';

const input = (incomeGoal: string): PlanInput => ({
  answers: {
    budget: '<300',
    timePerWeek: '5–10h',
    skills: 'Writing, Design',
    interests: 'Digital Products',
    incomeGoal,
    content: 'I edit newsletters for two local clubs and have a laptop.',
  },
  profile: { name: 'Mia', country: 'Australia' },
});
const decided = (incomeGoal: string) =>
  decidePlan(input(incomeGoal), { tier: 'BASIC', now: new Date('2026-11-22T01:00:00Z'), planId: 'run_1' });

describe('a plan in short', () => {
  it('bears the name and the figures of its document', () => {
    const { model, document } = decided('I want to earn $1,000 a month within nine months.');
    const brief = briefPlan(model);
    expect(brief.title).toBe(document.title);
    expect(brief.judged?.targetCents).toBe(100_000);
    expect(brief.byMonth).toHaveLength(12);
    expect(brief.byMonth[model.feasibility.testedMonth - 1]).toBe(brief.supportedCents);
    const printed = JSON.stringify(document);
    expect(printed).toContain(`$${Math.floor(brief.supportedCents / 100).toLocaleString('en-AU')}`);
  });

  it.each([
    '$333 a week, revenue',
    'A$0.001 a month',
    '$123456789012345 a week by tomorrow',
    `$${'9'.repeat(200)} a month`,
    '12.345 dollars an hour',
    '$49.999 weekly',
  ])('is in whole cents, as its run keeps it, whatever was written: %s', (incomeGoal) => {
    const { judged, supportedCents, byMonth } = briefPlan(decided(incomeGoal).model);
    const amounts = [judged?.targetCents ?? 0, supportedCents, ...byMonth];
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount))).toEqual([]);
  });

  it('names the month by which the goal was wanted, where one was named and lies within the year', () => {
    const dueMonth = (incomeGoal: string) => briefPlan(decided(incomeGoal).model).judged?.dueMonth;
    expect(dueMonth('$1,000 a month within nine months')).toBe(9);
    expect(dueMonth('$1,000 a month')).toBeUndefined();
    expect(dueMonth('$1,000 a month within three years')).toBeUndefined();
  });

  it('says what its amounts are: what is left, or takings where the goal is of takings', () => {
    const measure = (incomeGoal: string) => briefPlan(decided(incomeGoal).model).measure;
    expect(measure('$1,000 a month')).toBe('income');
    expect(measure('$1,000 a month in revenue')).toBe('revenue');
  });

  it('judges nothing where no amount was named', () => {
    const brief = briefPlan(decided('More freedom, and less worry about rent.').model);
    expect(brief.judged).toBeUndefined();
    expect(brief.supportedCents).toBeGreaterThan(0);
  });
});
