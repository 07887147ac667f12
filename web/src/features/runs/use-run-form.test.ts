import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { findRunFault } from './use-run-form.ts';

const filled = {
  ...emptyAnswers,
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing',
  interests: 'Books',
};

describe('what is wrong with the answers', () => {
  it('is said beside each that is missing at once, in its own words, whatever the sentence above names', () => {
    const fault = findRunFault(emptyAnswers, true);
    expect(fault?.sentence).toBe('Please complete all required fields: Budget, Time, Skills, and Interests.');
    expect(fault?.beside).toEqual({
      budget: 'Please choose a budget.',
      timePerWeek: 'Please choose your hours.',
      skills: 'Please name at least one thing you can do.',
      interests: 'Please name at least one thing you like.',
      incomeGoal: 'Please enter an income goal of at least 10 characters.',
      content: 'Please enter at least 20 characters in the background field.',
    });
  });

  it('is both where goal and background are missing, one too long beside one too short, and no start alone', () => {
    expect(Object.keys(findRunFault(filled, true)?.beside ?? {})).toEqual(['incomeGoal', 'content']);
    const mixed = { ...filled, incomeGoal: 'g'.repeat(251), content: 'I own or can use ' };
    const fault = findRunFault(mixed, true);
    expect(fault?.sentence).toBe('Please keep the income goal within 250 characters.');
    expect(fault?.beside).toEqual({
      incomeGoal: fault?.sentence,
      content: 'Please enter at least 20 characters in the background field.',
    });
  });

  it('is nothing missing where they are only saved', () => {
    expect(findRunFault(emptyAnswers, false)).toBeUndefined();
  });
});
