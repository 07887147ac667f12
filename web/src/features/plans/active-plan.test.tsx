import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
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
