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

it('the events of a plan are followed by the coming ones, with their times', () => {
  expect(show('UNDER_REVIEW').slice(1)).toEqual([
    expect.stringMatching(/^To come: Your reviewer decidesby \w+day \d+\s\w+, \d+:\d\d\s[ap]m \S+$/),
    'To come: Plan readyBy email, 1–48 hours after approval',
  ]);
});

it('a plan that is over has no coming events', () => {
  expect(show('REVIEW_LIMIT_REACHED')).toHaveLength(1);
});

it('a timeline is folded once the plan is ready', () => {
  show('COMPLETED', 'file_1');
  expect(screen.getByRole('heading', { name: 'Timeline' }).closest('details')?.open).toBe(false);
  cleanup();
  show('UNDER_REVIEW');
  expect(screen.getByRole('heading', { name: 'Timeline' }).closest('details')).toBeNull();
});
