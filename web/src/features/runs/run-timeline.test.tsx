import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { RunTimeline } from './run-timeline.tsx';

afterEach(cleanup);

const at = new Date().toISOString();
const show = (runStatus: RunDetail['runStatus'], generatedFile: string | null = null): string[] => {
  const run: RunDetail = {
    run_id: 'run_1',
    runStatus,
    snapshot: emptyAnswers,
    generatedFile,
    plan: 'PRO',
    submissionAttempts: 1,
    remainingReviews: 1,
    version: 3,
    timeline: [{ status: 'UNDER_REVIEW', at }],
  };
  render(<RunTimeline run={run} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};

it('what happened to a plan is followed by what is still to come, and when', () => {
  expect(show('UNDER_REVIEW').slice(1)).toEqual([
    expect.stringMatching(/^To come: Your reviewer decidesby \w+day \d+\s\w+, \d+:\d\d\s[ap]m \S+$/),
    'To come: Plan readyIf approved, we’ll email you the PDF',
  ]);
});

it('a plan that is over has nothing to come', () => {
  expect(show('REVIEW_LIMIT_REACHED')).toHaveLength(1);
});

it('is folded once the plan is there', () => {
  show('COMPLETED', 'file_1');
  expect(screen.getByRole('heading', { name: 'Timeline' }).closest('details')?.open).toBe(false);
  cleanup();
  show('UNDER_REVIEW');
  expect(screen.getByRole('heading', { name: 'Timeline' }).closest('details')).toBeNull();
});
