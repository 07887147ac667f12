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
  const { title, text, to, label } = wordsFor({ kind: 'finish', run: { ...draft, unanswered } }, 0);
  return { title, text, to: to.split('/').at(-1), label };
};

describe('the words for a plan that is over', () => {
  const done: RunSummary = { ...draft, status: 'COMPLETED', outcome: 'file_1' };

  it('link to its document while it is kept, and later to a new round with its answers', () => {
    expect(wordsFor({ kind: 'reread', run: done }, 0)).toMatchObject({
      title: 'Your Basic plan',
      label: 'View PDF',
      to: '/user/files/file_1?runId=run_1',
    });
    expect(wordsFor({ kind: 'renew', run: done }, 0)).toMatchObject({
      text: 'The PDF of your Basic plan has expired. A new round starts with the same answers.',
      label: 'Start new round',
      to: '/make-money/path-compiler?from=run_1',
    });
  });

  it('say when it was not approved', () => {
    const ended: RunSummary = { ...draft, plan: 'PRO', status: 'REVIEW_LIMIT_REACHED' };
    expect(wordsFor({ kind: 'renew', run: ended }, 0).text).toMatch(/^Your Pro plan wasn’t approved/);
  });
});

describe('the words for a draft', () => {
  it('name the missing answers, and link to the first of them', () => {
    expect(said(['content'])).toEqual({
      title: 'One\u00a0answer\u00a0left: background',
      text: 'Your plan is a draft. Answer that and you can submit it.',
      to: 'run_1#run-content',
      label: 'Describe your background',
    });
    expect(said(['incomeGoal', 'content'])).toMatchObject({
      title: 'Two\u00a0answers\u00a0left: income goal and background',
      to: 'run_1#run-incomeGoal',
      label: 'Set your income goal',
    });
    expect(said(['timePerWeek', 'skills', 'interests', 'content'])).toMatchObject({
      title: 'Four answers left',
      text: 'Your plan is a draft. Still to answer: time per week, skills, interests and background.',
      to: 'run_1#run-timePerWeek',
      label: 'Choose your hours',
    });
  });

  it('call it only a draft before anything is answered, and ready once all is', () => {
    const all = ['budget', 'timePerWeek', 'skills', 'interests', 'incomeGoal', 'content'] as const;
    expect(said([...all])).toMatchObject({
      title: 'Your plan is a draft',
      to: 'run_1#run-budget',
      label: 'Continue your plan',
    });
    expect(said([])).toMatchObject({ title: 'Ready to submit', to: 'run_1' });
  });
});

describe('the words for a plan that was paid for and not started', () => {
  it('name it, and until when it can be started', () => {
    const at = '2026-11-29T00:00:00.000Z';
    const plan = { type: 'PRO', price: 9900, basedOn: 'run_1', startBy: '2026-12-29T00:00:00.000Z' } as const;
    const paid = { id: 'ord_1', status: 'PAID', amount: 9900, createdAt: at, paidAt: at, plan } as const;
    const words = wordsFor({ kind: 'start-plan', paid }, Date.parse(at));
    expect(words).toMatchObject({
      title: 'You’ve paid for Pro. Start your plan',
      label: 'Start your plan',
      to: '/make-money/path-compiler?plan=PRO&from=run_1',
    });
    expect(words.text).toMatch(/^You won’t be charged again\. Start it by 29\sDec/);
  });
});
