import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { HandedIn, notRevised, remarkOn, toRevise } from './handed-in.tsx';

describe('a submitted plan', () => {
  afterEach(cleanup);

  const run: RunDetail = {
    run_id: 'run_1',
    plan: 'PRO',
    runStatus: 'REVIEW_LIMIT_REACHED',
    version: 3,
    snapshot: {
      budget: '<300',
      timePerWeek: '5–10h',
      skills: 'Writing, Sales',
      interests: '',
      incomeGoal: '$800 a month by June',
      content: 'Two clubs pay me.\nI own a van.',
    },
    generatedFile: null,
    submissionAttempts: 2,
    remainingReviews: 0,
    fieldFeedback: { content: 'Which clubs?' },
    timeline: [],
  };

  it('submitted answers are shown question by question, without fields', () => {
    render(<HandedIn run={run} />);
    const part = within(screen.getByRole('region', { name: 'Your answers' }));
    expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Budget',
      'Time per week',
      'Skills',
      'Interests',
      'Income goal',
      'Background / Limitations / Assets',
    ]);
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Under $300',
      '5–10h',
      'Writing, Sales',
      'Nothing',
      '$800 a month by June',
      'Two clubs pay me.\nI own a van.Reviewer: Which clubs?',
    ]);
    for (const role of ['textbox', 'combobox', 'button']) expect(part.queryByRole(role)).toBeNull();
  });

  it.each([
    ['UNDER_REVIEW', 'Locked while they’re being reviewed.'],
    ['COMPLETED', 'Your plan was made from these answers.'],
  ] as const)(
    'the answers of a plan that is %s say why, and omit remarks on parts revised since',
    (runStatus, words) => {
      render(<HandedIn run={{ ...run, runStatus }} />);
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByText('Which clubs?')).toBeNull();
    },
  );
});

const answers = { ...emptyAnswers, skills: 'Writing', content: 'I write for two clubs.' };

const remarkedFieldsRun: RunDetail = {
  run_id: 'run_1',
  plan: 'PRO',
  runStatus: 'REJECTED_FOR_USER_REFINEMENT',
  version: 3,
  snapshot: answers,
  generatedFile: null,
  submissionAttempts: 1,
  remainingReviews: 1,
  feedback: 'Say who pays.',
  lastSubmission: { attempt: 1, at: '2026-11-20T01:00:00Z', answers },
  timeline: [],
};

it('a general remark is repeated at the background, unless there are separate remarks', () => {
  expect(toRevise(remarkedFieldsRun)).toEqual(['content']);
  expect(remarkOn(remarkedFieldsRun, 'content')).toBe('Say who pays.');
  expect(remarkOn(remarkedFieldsRun, 'skills')).toBeUndefined();
  const skills = { ...remarkedFieldsRun, fieldFeedback: { skills: 'Which kind?' } };
  expect(toRevise(skills)).toEqual(['skills']);
  expect(remarkOn(skills, 'skills')).toBe('Which kind?');
  expect(remarkOn(skills, 'content')).toBeUndefined();
});

it('an answer that was sent back counts as revised once it differs', () => {
  expect(notRevised(remarkedFieldsRun, answers)).toEqual(['content']);
  expect(notRevised(remarkedFieldsRun, { ...answers, content: 'Two clubs pay me $200 each.' })).toEqual([]);
  expect(notRevised({ ...remarkedFieldsRun, runStatus: 'CREATED' }, answers)).toEqual([]);
});
