import { expect, it } from 'vitest';
import { emptyAnswers, unanswered } from './submit-rules.ts';

it('an answer of invisible characters is empty', () => {
  const unseen = '\u200b\u202e\u3164'.repeat(10);
  const fields = unanswered({ ...emptyAnswers, skills: unseen, interests: unseen, incomeGoal: unseen });
  expect(fields).toEqual(expect.arrayContaining(['skills', 'interests', 'incomeGoal']));
  const seen = { skills: '\u200bSewing', interests: 'Pets\u202e', incomeGoal: '$500 a\u200d month' };
  expect(unanswered({ ...emptyAnswers, ...seen })).toEqual(['budget', 'timePerWeek', 'content']);
});

it('a plan ID inserted by the form is not a background', () => {
  const left = (content: string) => unanswered({ ...emptyAnswers, content }).includes('content');
  expect(left('Plan ID: short-form-editing-studio')).toBe(true);
  expect(left('Plan ID: pet-care-rounds\n\nI walk dogs for two neighbours.')).toBe(false);
});
