import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { HandedIn } from './handed-in.tsx';

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
