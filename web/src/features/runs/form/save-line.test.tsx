import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { SaveLine } from './save-line.tsx';
import type { RunDraft } from './use-run-draft.ts';

afterEach(cleanup);

const draft: RunDraft['draft'] = {
  base: { version: 1, answers: emptyAnswers },
  values: emptyAnswers,
  open: [],
  taken: [],
};

it.each<[string, Partial<Pick<RunDraft, 'draft' | 'unsaved' | 'save'>>, RegExp]>([
  ['that nothing was typed in yet', {}, /^Saves as you type$/],
  ['that is being saved', { unsaved: true, save: { kind: 'saving' } }, /^Saving…$/],
  ['that was saved', { save: { kind: 'saved', atMs: 0, byHand: false } }, /^Saved \d\d:\d\d$/],
  ['that was saved by hand', { save: { kind: 'saved', atMs: 0, byHand: true } }, /^Draft saved! \d\d:\d\d$/],
  [
    'typed on after it was saved',
    { unsaved: true, save: { kind: 'saved', atMs: 0, byHand: false } },
    /^Not saved yet$/,
  ],
  ['without a connection', { unsaved: true, save: { kind: 'unreachable' } }, /^Not saved: you’re offline\./],
  [
    'that the server failed to save, and the step',
    { unsaved: true, save: { kind: 'refused', sentence: 'Failed', triesAgain: true } },
    /^Not saved: Failed\. Kept in this tab; we’ll try again\.$/,
  ],
  [
    'that the server will not save',
    { unsaved: true, save: { kind: 'refused', sentence: 'This plan is closed.', triesAgain: false } },
    /^Not saved: This plan is closed\. Kept in this tab\.$/,
  ],
  ['with two texts', { draft: { ...draft, open: ['content'] } }, /^Not saved: we’ve kept both versions/],
])('the line over a form %s says so', (_form, given, words) => {
  render(<SaveLine runDraft={{ draft, unsaved: false, save: { kind: 'quiet' }, ...given }} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});

it('the line over a form links to the choice between two texts before the next answer', () => {
  const torn = { ...draft, open: ['content'] as const };
  render(<SaveLine runDraft={{ draft: torn, unsaved: true, save: { kind: 'quiet' } }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#run-texts-content',
  ]);
});

it.each([
  ['that is saved', { kind: 'saved', atMs: 0, byHand: false }, 6],
  ['that is not', { kind: 'unreachable' }, 0],
] as const)('the line over a draft %s shows this many marks: %s', (_draft, save, marks) => {
  const { container } = render(<SaveLine runDraft={{ draft, unsaved: false, save }} />);
  expect(container.querySelectorAll('[aria-hidden] > .h-1\\.5')).toHaveLength(marks);
});
