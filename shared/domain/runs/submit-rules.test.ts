import { expect, it } from 'vitest';
import { emptyAnswers, unanswered } from './submit-rules.ts';

it('an answer of nothing that is seen is none', () => {
  const unseen = '\u200b\u202e\u3164'.repeat(10);
  const fields = unanswered({ ...emptyAnswers, skills: unseen, interests: unseen, incomeGoal: unseen });
  expect(fields).toEqual(expect.arrayContaining(['skills', 'interests', 'incomeGoal']));
  const seen = { skills: '\u200bSewing', interests: 'Pets\u202e', incomeGoal: 'A$500 a\u200d month' };
  expect(unanswered({ ...emptyAnswers, ...seen })).toEqual(['budget', 'timePerWeek', 'content']);
});
