import { afterEach, describe, expect, it } from 'vitest';
import type { RunSummary } from '#shared/contract/runs.ts';
import { answerFields, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { carryAnswers, dropCarriedAnswers } from '#web/lib/carried-answers.ts';
import { fillInDraft } from './fill-in-draft.ts';

const at = '2026-11-20T01:00:00Z';
const untouched: RunSummary = {
  id: 'run_1',
  plan: 'BASIC',
  status: 'CREATED',
  submissionAttempts: 0,
  remainingReviews: 0,
  outcome: 'Pending',
  createdAt: at,
  lastModified: at,
  unanswered: [...answerFields],
};
const profile = {
  budget: 'BUDGET_100_299',
  weekly_time: 'TIME_5_10_HOURS',
  skills: 'Writing',
  interests: 'Blogging',
} as const;
const nothing = { budget: null, weekly_time: null, skills: null, interests: null };

afterEach(dropCarriedAnswers);

describe('a draft that was never opened', () => {
  it('lacks the same answers as its form will: the profile fills in the rest', () => {
    expect(fillInDraft(untouched, profile)).toMatchObject({
      unanswered: ['incomeGoal', 'content'],
      filledFrom: 'profile',
    });
  });

  it('counts a budget that the form does not offer as missing', () => {
    const wide = { ...profile, budget: 'BUDGET_300_999' } as const;
    expect(fillInDraft(untouched, wide).unanswered).toEqual(['budget', 'incomeGoal', 'content']);
  });

  it('prefers the answers of a goal check to those of the profile', () => {
    carryAnswers({ ...emptyAnswers, budget: '<100', incomeGoal: '$800 a month by June' });
    expect(fillInDraft(untouched, profile)).toMatchObject({
      unanswered: ['timePerWeek', 'skills', 'interests', 'content'],
      filledFrom: 'goal check',
    });
  });

  it.each([
    ['without answers from elsewhere', untouched, nothing],
    ['when it was emptied again', { ...untouched, lastModified: '2026-11-20T01:05:00Z' }, profile],
    ['with the answers of an earlier plan', { ...untouched, unanswered: ['content' as const] }, profile],
    ['when it was sent back', { ...untouched, status: 'REJECTED_FOR_USER_REFINEMENT' as const }, profile],
  ])('stays as it is %s', (_what, run, person) => expect(fillInDraft(run, person)).toBe(run));
});
