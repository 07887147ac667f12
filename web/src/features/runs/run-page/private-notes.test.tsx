import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { PrivateNotes } from './private-notes.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const route = 'GET /path-compiler/runs/run_1/private';

const answered = (data: unknown) => ({ [route]: () => Response.json({ status: 'ok', data }) });

const show = () => renderOnPage(<PrivateNotes runId="run_1" submission={1} />, '/');

it('private notes appear only after a press on their button', async () => {
  answerCalls(
    answered({
      notes: [{ words: 'my ex must not find me', done: 'We left this out of every file and email.' }],
      parts: [{ title: 'Your safety', says: ['If you are in danger, ring 000.'], steps: ['Use a new SIM.'] }],
    }),
  );
  show();
  const button = await screen.findByRole('button', { name: 'Private notes' });
  expect(screen.queryByText(/my ex/)).toBeNull();
  fireEvent.click(button);
  await screen.findByText('“my ex must not find me”');
  screen.getByText('Use a new SIM.');
});

it('private notes have no button for a customer without any', async () => {
  const calls = answerCalls(answered({ notes: [], parts: [] }));
  show();
  await vi.waitFor(() => expect(calls).toContain(route));
  expect(screen.queryByRole('button')).toBeNull();
});
