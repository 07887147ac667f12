import { describe, expect, it } from 'vitest';
import { emptyAnswers, findSubmitFault } from '#shared/domain/runs/submit-rules.ts';
import { besideField } from './use-run-form.ts';

describe('the words beside an answer that is missing', () => {
  it('are its own, where the sentence above names all four', () => {
    const fault = findSubmitFault(emptyAnswers);
    if (fault === undefined) throw new Error('an empty form would be taken');
    expect(fault.sentence).toBe('Please complete all required fields: Budget, Time, Skills, and Interests.');
    expect(fault.fields.map((field) => besideField(fault, field))).toEqual([
      'Please choose a budget.',
      'Please choose your hours.',
      'Please name at least one thing you can do.',
      'Please name at least one thing you like.',
    ]);
  });

  it('are the sentence itself, where it is of that answer alone', () => {
    const filled = {
      ...emptyAnswers,
      budget: '<300',
      timePerWeek: '5–10h',
      skills: 'Writing',
      interests: 'Books',
    };
    const fault = findSubmitFault(filled);
    if (fault === undefined) throw new Error('a form without a goal would be taken');
    expect(besideField(fault, 'incomeGoal')).toBe('Please enter an income goal of at least 10 characters.');
  });
});
