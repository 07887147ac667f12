import { describe, expect, it } from 'vitest';
import type { RunSummary } from '#shared/contract/runs.ts';
import { wordsFor } from './step-words.tsx';

const draft: RunSummary = {
  id: 'run_1',
  plan: 'BASIC',
  status: 'CREATED',
  submissionAttempts: 0,
  remainingReviews: 0,
  outcome: 'Pending',
  createdAt: '2026-11-22T00:00:00.000Z',
  lastModified: '2026-11-22T00:00:00.000Z',
};
const said = (unanswered: RunSummary['unanswered'] = []) => {
  const { title, text, to } = wordsFor({ kind: 'finish', run: { ...draft, unanswered } }, 0);
  return { title, text, to: to.split('/').at(-1) };
};

describe('the words for a draft', () => {
  it('name what is still to be said, and lead to the first of it', () => {
    expect(said(['content'])).toEqual({
      title: 'One answer left',
      text: 'Your plan is a draft. Still to say: Background / Limitations / Assets.',
      to: 'run_1#run-content',
    });
    expect(said(['timePerWeek', 'skills', 'interests', 'content'])).toMatchObject({
      title: 'Four answers left',
      text: 'Your plan is a draft. Still to say: Time per week, Skills, and 2 more.',
      to: 'run_1#run-timePerWeek',
    });
  });

  it('say only that it is one before anything is answered, and that it is ready once all is', () => {
    const all = ['budget', 'timePerWeek', 'skills', 'interests', 'incomeGoal', 'content'] as const;
    expect(said([...all])).toMatchObject({ title: 'Your plan is a draft', to: 'run_1#run-budget' });
    expect(said([])).toMatchObject({ title: 'Ready to submit', to: 'run_1' });
  });
});
