import { expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { requestOf } from './read-answers.ts';

const home = { country: 'Australia', state: null } as const;

it('sends an answer that is too long only up to its limit', () => {
  const answers = { ...emptyAnswers, incomeGoal: 'g'.repeat(300), content: 'c'.repeat(10_001) };
  const { incomeGoal, content } = requestOf(answers, undefined, home);
  expect([incomeGoal.length, content?.length]).toEqual([250, 10_000]);
});

it('sends the state only of people who have one', () => {
  expect(requestOf(emptyAnswers, undefined, home)).toEqual({ ...emptyAnswers, country: 'Australia' });
  expect(requestOf(emptyAnswers, undefined, { ...home, state: 'Victoria' }).state).toBe('Victoria');
});
