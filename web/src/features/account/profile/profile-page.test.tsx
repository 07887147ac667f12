import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { ProfileEditor } from './profile-page.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function rename(saved: () => Response) {
  answerCalls({ 'GET /user': () => Response.json(user), 'PUT /user/profile': saved });
  const by = userEvent.setup();
  renderOnPage(<ProfileEditor />, '/user/profile');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Full name/ });
  await by.clear(name);
  await by.type(name, 'Mia Okafor');
  return { by, name };
}

it('says next to the button that the profile is saved, with the answers still in view', async () => {
  const { by, name } = await rename(() => Response.json({ status: 'ok', global: 'Saved.' }));
  await by.click(screen.getByRole('button', { name: /^Save/ }));
  const note = await screen.findByText('Your profile has been saved.');
  expect(document.activeElement?.contains(note)).toBe(true);
  expect(name.value).toBe('Mia Okafor');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('keeps the form and its text when saving failed', async () => {
  const { by, name } = await rename(() => refusal(500, 'internal-error', ''));
  await by.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByRole('alert');
  expect(name.value).toBe('Mia Okafor');
  screen.getByRole('button', { name: 'Cancel' });
});

it('shows during typing what a plan will say', async () => {
  await rename(() => Response.json({ status: 'ok' }));
  const places = screen.getByRole('complementary', { name: 'How we use your answers' });
  expect(within(places).getByText('Mia Okafor')).toBeTruthy();
});

it('fills in an empty profile from the last plan', async () => {
  const run = {
    id: 'run_1',
    plan: 'PRO',
    status: 'UNDER_REVIEW',
    submissionAttempts: 1,
    remainingReviews: 1,
    outcome: 'Under review',
    createdAt: '2026-12-01T00:00:00.000Z',
    lastModified: '2026-12-01T00:00:00.000Z',
  };
  const detail: RunDetail = {
    ...{ run_id: 'run_1', runStatus: 'UNDER_REVIEW', plan: 'PRO', version: 2, generatedFile: null },
    ...{ submissionAttempts: 1, remainingReviews: 1, timeline: [] },
    snapshot: { ...emptyAnswers, timePerWeek: '5–10h', skills: 'lawn mowing' },
  };
  answerCalls({
    'GET /user': () => Response.json(user),
    'GET /path-compiler/runs': () => Response.json({ status: 'ok', data: { data: [run] } }),
    'GET /path-compiler/runs/run_1': () => Response.json({ status: 'ok', data: detail }),
  });
  const by = userEvent.setup();
  renderOnPage(<ProfileEditor />, '/user/profile');
  await by.click(await screen.findByRole('button', { name: /^Fill in from your last plan/ }));
  const hours = await screen.findByRole<HTMLSelectElement>('combobox', { name: /time/i });
  await vi.waitFor(() => expect(hours.value).toBe('TIME_5_10_HOURS'));
  expect(screen.queryByRole('button', { name: /^Fill in from your last plan/ })).toBeNull();
});
