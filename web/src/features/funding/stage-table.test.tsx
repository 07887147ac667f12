import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { grants } from '#shared/content/grants/grants.ts';
import { coveredState, type FundingStage } from '#shared/domain/funding/funding-answers.ts';
import { findMatches } from './find-matches.ts';
import { barsOf, StageTable } from './stage-table.tsx';

afterEach(cleanup);

it.each([
  [
    [true, true, true, false, false],
    [3, 0, 0, 0, 0],
  ],
  [
    [true, false, true, true, false],
    [1, 0, 2, 0, 0],
  ],
  [
    [false, false, false, false, true],
    [0, 0, 0, 0, 1],
  ],
])('stages in a row, %j, share one bar: %j', (helps, bars) => {
  expect(barsOf(helps)).toEqual(bars);
});

const nowMs = Date.UTC(2026, 10, 20);
const show = (answers?: { abn: boolean; stage: FundingStage }) => {
  const matches = answers && findMatches({ ...answers, state: coveredState }, nowMs);
  render(<StageTable {...{ grants, nowMs, matches }} stage={answers?.stage} />);
};
const key = () => screen.getByRole('figure').querySelector('figcaption')?.textContent.trim();

it('gives no verdict before somebody has answered', () => {
  show();
  expect(screen.queryAllByText(/eligible|reachable|other stages/i)).toEqual([]);
  expect(key()).toBe('open closed now');
});

it.each([
  [{ abn: true, stage: 'launch' }, 'for other stages closed now'],
  [{ abn: true, stage: 'idea' }, 'reachable for other stages closed now'],
  [{ abn: false, stage: 'first-home' }, 'eligible for other stages closed now'],
] as const)('calls each grant what its card calls it: %j', (answers, words) => {
  show(answers);
  expect(key()).toBe(words);
  expect(screen.queryAllByText('Eligible')).toHaveLength(answers.stage === 'first-home' ? 1 : 0);
});
