import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { consequenceOf, isUnchanged } from './consequence.ts';

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
