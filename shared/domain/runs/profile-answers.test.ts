import { describe, expect, it } from 'vitest';
import { budgetValues, weeklyTimeValues } from '#shared/domain/account/profile-options.ts';
import { readBudgetBand, readTimeBand, timeBands } from '#shared/plan/plan-input.ts';
import { answersOfProfile, isUnanswered, type ProfileWork } from './profile-answers.ts';
import { emptyAnswers } from './submit-rules.ts';

const nothing: ProfileWork = { budget: null, weekly_time: null, skills: null, interests: null };

describe('the answers of a profile', () => {
  it('are the given ones and no others', () => {
    expect(answersOfProfile(nothing)).toEqual({});
    expect(answersOfProfile({ ...nothing, skills: '', interests: 'Blogging' })).toEqual({
      interests: 'Blogging',
    });
    expect(
      answersOfProfile({
        budget: 'BUDGET_0',
        weekly_time: 'TIME_10_PLUS_HOURS',
        skills: 'Writing',
        interests: 'Books',
      }),
    ).toEqual({ budget: '0', timePerWeek: '10h+', skills: 'Writing', interests: 'Books' });
  });

  it('are options of the form: each step of hours matches one, a budget only if both have the same limits', () => {
    const hours = weeklyTimeValues.map((weekly_time) => answersOfProfile({ ...nothing, weekly_time }));
    expect(hours.map(({ timePerWeek = '' }) => readTimeBand(timePerWeek))).toEqual(timeBands);
    const budgets = budgetValues.map((budget) => answersOfProfile({ ...nothing, budget }).budget);
    expect(budgets.map((budget = '') => readBudgetBand(budget))).toEqual([
      '0',
      '<100',
      '<300',
      ...Array(4).fill(undefined),
    ]);
  });
});

describe('a run', () => {
  it('is unanswered until it is first saved, even if it is emptied again later', () => {
    expect(isUnanswered({ version: 1, answers: emptyAnswers })).toBe(true);
    expect(isUnanswered({ version: 3, answers: emptyAnswers })).toBe(false);
  });

  it('that starts with the answers of an earlier round is answered', () => {
    expect(isUnanswered({ version: 1, answers: { ...emptyAnswers, skills: 'Writing' } })).toBe(false);
  });
});
