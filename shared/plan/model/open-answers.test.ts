import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import type { PlanInput, RunAnswers } from '../plan-input.ts';
import { bodyRows } from '../testing/read-printed.ts';
import { buildModel } from './build-model.ts';
import { goalsWithin, openAnswers, tryBackground, tryInterests, trySkill } from './open-answers.ts';

const now = new Date('2026-11-22T01:00:00Z');
const inputOf = (changed: Partial<RunAnswers> = {}): PlanInput => ({
  answers: {
    budget: '<100',
    timePerWeek: '3–5h',
    skills: '',
    interests: '',
    incomeGoal: '',
    content: 'x',
    ...changed,
  },
  profile: { name: 'Sam', country: 'Australia' },
});
const modelOf = (changed: Partial<RunAnswers> = {}, path?: string) =>
  buildModel(
    { ...inputOf(changed), ...(path && { unlockedPath: path }) },
    { tier: 'BASIC', now, planId: 'p1' },
  );

describe('answers left open', () => {
  it('are those without a word that could be read', () => {
    expect(openAnswers(modelOf())).toEqual(['goal', 'skills', 'interests', 'background']);
    expect(openAnswers(modelOf({ incomeGoal: '$500 a month', skills: 'Sales', content: 'I mow.' }))).toEqual([
      'interests',
    ]);
  });

  it('are told what they would change by a plan that has them', () => {
    const model = modelOf();
    const { slug } = model.path;
    const skill = trySkill(model);
    const skilled = modelOf({ skills: skill.named }, slug);
    expect(skilled.price.coreCents).toBe(skill.priceCents);
    expect(skilled.feasibility.supportedCents).toBe(skill.supportedCents);
    const background = tryBackground(model);
    const proven = modelOf(
      { content: 'I have worked as a removalist and odd jobs man for seven years.' },
      slug,
    );
    expect(proven.price.proof).toBe('proven');
    expect(proven.price.coreCents).toBe(background.priceCents);
    expect(proven.feasibility.supportedCents).toBe(background.supportedCents);
    const { named, total, elsewhere } = tryInterests(model);
    const interested = modelOf({ interests: named });
    expect(interested.scores.find(({ path }) => path.slug === slug)?.total).toBe(total);
    if (elsewhere) expect(modelOf({ interests: elsewhere.named }).path.title).toBe(elsewhere.title);
  });

  it('name goals that a plan with them calls comfortable, and tight', () => {
    const { comfortableCents, tightCents } = goalsWithin(modelOf().feasibility.supportedCents);
    const verdict = (cents: number) => modelOf({ incomeGoal: `$${cents / 100} a month` }).feasibility.verdict;
    expect(verdict(comfortableCents)).toBe('comfortable');
    expect(verdict(comfortableCents + 200)).toBe('tight');
    expect(verdict(tightCents)).toBe('tight');
    expect(verdict(tightCents + 200)).toBe('stretch');
  });

  it('have a page of their own where most are open, and none where few are', () => {
    const plan = (changed: Partial<RunAnswers>) =>
      compilePlan(inputOf(changed), { tier: 'BASIC', now, planId: 'p1' });
    expect(bodyRows(plan({}), 'open-answers-table')).toHaveLength(4);
    const sections = plan({ skills: 'Sales', incomeGoal: '$500 a month' }).sections.map(({ id }) => id);
    expect(sections).not.toContain('open-answers');
  });
});
