import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { barsOf, helpAt, StageTable } from './stage-table.tsx';

afterEach(cleanup);

const requires = { abn: true, stages: ['idea', 'mvp'] as const };

it.each([
  ['idea', 'towards'],
  ['mvp', 'applies'],
  ['first-home', 'none'],
] as const)('a grant for an idea and a first version helps at the stage %s: %s', (stage, help) => {
  expect(helpAt({ requires }, stage)).toBe(help);
});

it.each([
  [
    ['applies', 'applies', 'applies', 'none', 'none'],
    [3, 0, 0, 0, 0],
  ],
  [
    ['towards', 'towards', 'applies', 'none', 'none'],
    [2, 0, 1, 0, 0],
  ],
  [
    ['none', 'none', 'none', 'none', 'applies'],
    [0, 0, 0, 0, 1],
  ],
] as const)('stages in a row that look alike, %j, share one bar: %j', (looks, bars) => {
  expect(barsOf(looks)).toEqual(bars);
});

it('gives no verdict before somebody has said their stage', () => {
  const table = { grants, nowMs: Date.UTC(2026, 10, 20) };
  const { rerender } = render(<StageTable {...table} />);
  expect(screen.queryAllByText(/eligible|reachable/i)).toEqual([]);
  rerender(<StageTable {...table} stage="mvp" />);
  expect(screen.getAllByText('Eligible')).not.toEqual([]);
  expect(screen.getAllByText('Reachable')).not.toEqual([]);
});
