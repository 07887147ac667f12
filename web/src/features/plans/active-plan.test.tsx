import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import ActivePlan from './active-plan.tsx';

beforeEach(beSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that plans under way could not be checked, until asked again they can', async () => {
  let answer = () => refusal(400, 'validation-failed', 'No.');
  answerCalls({ 'GET /path-compiler/runs': () => answer() });
  const known = vi.fn();
  renderOnPage(<ActivePlan onKnown={known} />, '/make-money/path-compiler');
  await screen.findByText('We couldn’t check your plans');
  expect(known).toHaveBeenCalledWith(undefined);
  answer = () => Response.json({ status: 'ok', data: { data: [] } });
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(screen.queryByText('We couldn’t check your plans')).toBeNull());
});

it.each([
  [3000, 'You have 30 tokens, used first.'],
  [0, 'You have no tokens: you pay by card.'],
])('says of %i hundredths, where no plan is under way, what they are for', async (token_balance, words) => {
  answerCalls({
    'GET /path-compiler/runs': () => Response.json({ status: 'ok', data: { data: [] } }),
    'GET /user': () => Response.json({ ...user, path_compiler_quota: { token_balance, expires_at: null } }),
  });
  renderOnPage(<ActivePlan onKnown={vi.fn()} />, '/make-money/path-compiler');
  expect(await screen.findByText(words)).toBeTruthy();
});
