import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { findRunFault, leftOfFault } from './use-run-form.ts';

const filled = {
  ...emptyAnswers,
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Writing',
  interests: 'Books',
};

describe('the errors of the answers', () => {
  it('are shown together, each missing answer in its own words, whatever the heading names', () => {
    const fault = findRunFault(emptyAnswers, true);
    expect(fault?.sentence).toBe('Please complete all required fields: Budget, Time, Skills, and Interests.');
    expect(fault?.beside).toEqual({
      budget: 'Please choose a budget.',
      timePerWeek: 'Please choose your hours.',
      skills: 'Please enter at least one skill.',
      interests: 'Please enter at least one interest.',
      incomeGoal: 'Please enter an income goal of at least 10 characters.',
      content: 'Please enter at least 20 characters in the background field.',
    });
  });

  it('include both goal and background when both are missing, one too long with one too short, and no sentence starter alone', () => {
    expect(Object.keys(findRunFault(filled, true)?.beside ?? {})).toEqual(['incomeGoal', 'content']);
    const mixed = { ...filled, incomeGoal: 'g'.repeat(251), content: 'I own or can use ' };
    const fault = findRunFault(mixed, true);
    expect(fault?.sentence).toBe('Please keep the income goal within 250 characters.');
    expect(fault?.beside).toEqual({
      incomeGoal: fault?.sentence,
      content:
        'Please enter at least 20 characters in the background field. Please finish the sentence “I own or can use …”.',
    });
  });

  it('include a background with nothing but the plan ID of a path', () => {
    const ofPath = (content: string) =>
      findRunFault({ ...filled, incomeGoal: '$500 a month', content }, true);
    expect(ofPath('Plan ID: short-form-editing-studio')?.beside).toEqual({
      content:
        'Please enter at least 20 characters in the background field. The path you chose doesn’t count towards it.',
    });
    expect(ofPath('I edit for two clubs.\n\nPlan ID: short-form-editing-studio')).toBeUndefined();
  });

  it('include no missing answers when they are only saved', () => {
    expect(findRunFault(emptyAnswers, false)).toBeUndefined();
  });
});

describe('the remaining errors during corrections', () => {
  const refused = findRunFault(emptyAnswers, true);
  if (refused === undefined) throw new Error('Nothing is wrong with empty answers');
  const left = (values: typeof emptyAnswers) => leftOfFault(refused, values, true);

  it('omit a corrected answer, and use the message of the first wrong one', () => {
    expect(left({ ...emptyAnswers, budget: '<300' })?.beside).not.toHaveProperty('budget');
    expect(left({ ...filled, incomeGoal: 'Too short' })).toEqual({
      sentence: 'Please enter an income goal of at least 10 characters.',
      beside: {
        incomeGoal: 'Please enter an income goal of at least 10 characters.',
        content: 'Please enter at least 20 characters in the background field.',
      },
    });
  });

  it('are none once all are right, and never include new ones', () => {
    const right = {
      ...filled,
      incomeGoal: 'I want $800 a month.',
      content: 'I edit newsletters for two clubs.',
    };
    expect(left(right)).toBeUndefined();
    const short = findRunFault({ ...right, content: 'Short' }, true);
    expect(short && leftOfFault(short, { ...right, budget: '' }, true)).toBeUndefined();
  });

  it('keep everything that the server refused, whatever is typed', () => {
    const server = { sentence: 'Failed', code: 'unreachable', beside: {} };
    expect(leftOfFault(server, filled, true)).toBe(server);
  });
});
