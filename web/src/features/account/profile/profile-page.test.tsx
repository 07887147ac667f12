import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
