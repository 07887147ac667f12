import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { ProfileWork } from '#shared/domain/runs/profile-answers.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { carryAnswers } from '#web/lib/carried-answers.ts';
import { carryPath } from '#web/lib/carried-path.ts';
import { beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { carriedInto, takesProfile } from './carried-into.ts';

const fresh: RunDetail = {
  run_id: 'r1',
  runStatus: 'CREATED',
  snapshot: emptyAnswers,
  generatedFile: null,
  plan: 'PRO',
  submissionAttempts: 0,
  remainingReviews: 2,
  version: 1,
  timeline: [],
};
const typed = { ...emptyAnswers, skills: 'Welding' };
const profile: ProfileWork = {
  budget: 'BUDGET_1_99',
  weekly_time: 'TIME_3_5_HOURS',
  skills: 'Writing, Design',
  interests: null,
};

beforeEach(() => {
  localStorage.clear();
  beSignedIn();
});
afterEach(() => localStorage.clear());

describe('an empty form', () => {
  it('starts with the profile, and says which answers are from there', () => {
    const carried = carriedInto(fresh, profile);
    expect(carried).toMatchObject({
      check: false,
      profile: { budget: '<100', timePerWeek: '3–5h', skills: 'Writing, Design' },
      kept: { base: { version: 1, answers: emptyAnswers } },
    });
    expect(carried?.kept.values).toEqual({
      ...emptyAnswers,
      budget: '<100',
      timePerWeek: '3–5h',
      skills: 'Writing, Design',
    });
  });

  it('prefers the newer goal check', () => {
    carryAnswers({ ...emptyAnswers, budget: '<500', incomeGoal: '$300 a month' });
    const carried = carriedInto(fresh, profile);
    expect(carried).toMatchObject({ check: true, profile: {} });
    expect(carried?.kept.values).toMatchObject({ budget: '<500', skills: '' });
  });

  it('takes the path to build on with the profile', () => {
    carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' });
    expect(carriedInto(fresh, profile)?.kept.values).toMatchObject({
      skills: 'Writing, Design',
      content: 'Plan ID: pet-care-rounds',
    });
  });

  it('starts empty without a profile, or with an empty one', () => {
    expect(carriedInto(fresh, undefined)).toBeUndefined();
    expect(
      carriedInto(fresh, { budget: null, weekly_time: null, skills: null, interests: null }),
    ).toBeUndefined();
  });
});

describe('typed text', () => {
  it.each([
    ['was saved', { ...fresh, version: 2, snapshot: typed }],
    ['was emptied again', { ...fresh, version: 3 }],
    ['comes from an earlier round', { ...fresh, snapshot: typed, basedOn: 'r0' }],
    ['was sent back', { ...fresh, version: 3, snapshot: typed, runStatus: 'REJECTED_FOR_USER_REFINEMENT' }],
    ['was submitted', { ...fresh, runStatus: 'UNDER_REVIEW' }],
  ] as const)('that %s is never overwritten by the profile', (_, run) => {
    expect(takesProfile(run)).toBe(false);
    expect(carriedInto(run, profile)).toBeUndefined();
  });
});
