import { expect, it } from 'vitest';
import { runTitle } from './run-title.ts';

it.each([
  ['BASIC', 'CREATED', null, 'Your Basic plan is a draft'],
  ['PRO', 'UNDER_REVIEW', null, 'Your Pro plan is being reviewed'],
  ['PRO', 'REJECTED_FOR_USER_REFINEMENT', null, 'Your Pro plan needs a revision'],
  ['ENTERPRISE', 'REVIEW_LIMIT_REACHED', null, 'Your Enterprise plan wasn’t approved'],
  ['PRO', 'COMPLETED', null, 'Your Pro plan is being prepared'],
  ['PRO', 'COMPLETED', 'file_1', 'Your Pro plan is ready'],
] as const)('a %s plan that is %s, its file %s, is headed: %s', (plan, runStatus, generatedFile, words) => {
  expect(runTitle({ plan, runStatus, generatedFile }, 0)).toBe(words);
});

it('a finished plan is called by its own name', () => {
  const brief = { path: 'x', title: 'Brand Kit in a Week', supportedCents: 1, byMonth: [1] };
  const run = { plan: 'BASIC', generatedFile: 'file_1', brief } as const;
  expect(runTitle({ ...run, runStatus: 'COMPLETED' }, 0)).toBe('Your Brand Kit in a Week plan is ready');
  expect(runTitle({ ...run, runStatus: 'APPROVED_EXECUTING' }, 0)).toBe('Your Basic plan is being prepared');
});

it('a plan whose document is gone is complete, and no longer ready', () => {
  const fileExpiresAt = '2026-11-22T00:00:00.000Z';
  const run = { plan: 'BASIC', runStatus: 'COMPLETED', generatedFile: 'file_1', fileExpiresAt } as const;
  expect(runTitle(run, Date.parse(fileExpiresAt) - 1)).toBe('Your Basic plan is ready');
  expect(runTitle(run, Date.parse(fileExpiresAt))).toBe('Your Basic plan is complete');
});
