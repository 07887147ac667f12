import { describe, expect, it } from 'vitest';
import type { RunSummary } from '#shared/contract/runs.ts';
import { nextSteps } from './next-steps.ts';

const nowMs = Date.parse('2025-11-20T00:00:00Z');
const run = (status: RunSummary['status'], rest: Partial<RunSummary> = {}): RunSummary => ({
  id: `run_${status}`,
  status,
  submissionAttempts: 1,
  remainingReviews: 1,
  outcome: 'Pending',
  createdAt: '2025-11-01T00:00:00Z',
  lastModified: '2025-11-19T00:00:00Z',
  ...rest,
});
const kinds = (runs: RunSummary[], expiresAt: string | null = null): string[] =>
  nextSteps({ runs, expiresAt, nowMs }).map(({ kind }) => kind);

describe('what needs the user', () => {
  it('is told of expiring tokens, and that no other plan can begin while one is under way', () => {
    const expiresAt = '2025-11-22T00:00:00Z';
    const told = (runs: RunSummary[]) => nextSteps({ runs, expiresAt, nowMs }).at(-1);
    expect(told([])).toMatchObject({ kind: 'tokens-expire', planActive: false });
    expect(told([run('CREATED'), run('COMPLETED')])).toMatchObject({
      kind: 'tokens-expire',
      planActive: true,
    });
  });

  it('is nothing without runs and tokens', () => expect(kinds([])).toEqual([]));

  it('puts what they can do before what they wait for', () => {
    const runs = [
      run('APPROVED_EXECUTING'),
      run('UNDER_REVIEW'),
      run('COMPLETED', { outcome: 'file_1' }),
      run('CREATED'),
      run('REJECTED_FOR_USER_REFINEMENT'),
    ];
    expect(kinds(runs, '2025-11-22T00:00:00Z')).toEqual([
      'revise',
      'finish',
      'read',
      'tokens-expire',
      'wait-for-review',
      'wait-for-document',
    ]);
  });

  it('leaves out a run that has reached its review limit', () => {
    expect(kinds([run('REVIEW_LIMIT_REACHED')])).toEqual([]);
  });

  it.each([
    ['a week old', { outcome: 'file_1', lastModified: '2025-11-13T00:00:00Z' }, []],
    ['almost a week old', { outcome: 'file_1', lastModified: '2025-11-13T00:00:01Z' }, ['read']],
    ['without its document', { outcome: 'Pending' }, []],
  ])('treats a completed run that is %s rightly', (_, rest, expected) => {
    expect(kinds([run('COMPLETED', rest)])).toEqual(expected);
  });

  it.each([
    ['2025-11-27T00:00:00Z', ['tokens-expire']],
    ['2025-11-27T00:00:01Z', []],
    ['2025-11-20T00:00:00Z', []],
  ])('mentions tokens that expire at %s in their last week only', (expiresAt, expected) => {
    expect(kinds([], expiresAt)).toEqual(expected);
  });
});
