import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { consequenceOf, isUnchanged, runTitle } from './run-words.ts';

it.each([
  ['BASIC', 'CREATED', null, 'Your Basic plan is a draft'],
  ['PRO', 'UNDER_REVIEW', null, 'Your Pro plan is being reviewed'],
  ['PRO', 'REJECTED_FOR_USER_REFINEMENT', null, 'Your Pro plan needs a revision'],
  ['ENTERPRISE', 'REVIEW_LIMIT_REACHED', null, 'Your Enterprise plan wasn’t approved'],
  ['PRO', 'COMPLETED', null, 'Your Pro plan is being prepared'],
  ['PRO', 'COMPLETED', 'file_1', 'Your Pro plan is ready'],
] as const)('a %s plan that is %s, its file %s, is headed: %s', (plan, runStatus, generatedFile, words) => {
  expect(runTitle({ plan, runStatus, generatedFile }, 0)).toBe(words);
});

it('a finished plan is called by its own name', () => {
  const brief = { path: 'x', title: 'Brand Kit in a Week', supportedCents: 1, byMonth: [1] };
  const run = { plan: 'BASIC', generatedFile: 'file_1', brief } as const;
  expect(runTitle({ ...run, runStatus: 'COMPLETED' }, 0)).toBe('Your Brand Kit in a Week plan is ready');
  expect(runTitle({ ...run, runStatus: 'APPROVED_EXECUTING' }, 0)).toBe('Your Basic plan is being prepared');
});

it('a plan whose document is gone is complete, and no longer ready', () => {
  const fileExpiresAt = '2026-11-22T00:00:00.000Z';
  const run = { plan: 'BASIC', runStatus: 'COMPLETED', generatedFile: 'file_1', fileExpiresAt } as const;
  expect(runTitle(run, Date.parse(fileExpiresAt) - 1)).toBe('Your Basic plan is ready');
  expect(runTitle(run, Date.parse(fileExpiresAt))).toBe('Your Basic plan is complete');
});

const values = { ...emptyAnswers, skills: 'Writing' };

const last = { attempt: 1, at: '2026-11-20T01:00:00Z', answers: values };

const hours = { version: 1, hours: { low: 5, high: 5 } } as const;

describe('a submission that can’t be undone', () => {
  it('is the only one of Basic', () => {
    const only = consequenceOf({ plan: 'BASIC', remainingReviews: 0 }, { values });
    expect(only?.title).toBe('Submit your only submission?');
  });

  it('is the last of a plan, and says when nothing is different', () => {
    const revised = { ...values, skills: 'Editing' };
    const run = { plan: 'PRO', remainingReviews: 1, lastSubmission: last } as const;
    expect(consequenceOf(run, { values: revised })?.says).toMatch(/^This is the last of 2 submissions\./);
    expect(consequenceOf(run, { values })?.says).toMatch(/^You haven’t changed anything since your reviewer/);
  });

  it('is one without changes', () => {
    const run = { plan: 'ENTERPRISE', remainingReviews: 2, lastSubmission: last } as const;
    expect(consequenceOf(run, { values })?.says).toContain('one of your 2 remaining submissions');
    expect(consequenceOf(run, { values, confirmed: hours })).toBeUndefined();
  });

  it('is not the first of several', () => {
    expect(consequenceOf({ plan: 'PRO', remainingReviews: 2 }, { values })).toBeUndefined();
  });
});

it('counts a correction as a change', () => {
  expect(isUnchanged({ lastSubmission: last }, { values })).toBe(true);
  expect(isUnchanged({ lastSubmission: last }, { values, confirmed: hours })).toBe(false);
  expect(isUnchanged({ lastSubmission: { ...last, confirmed: hours } }, { values, confirmed: hours })).toBe(
    true,
  );
});
