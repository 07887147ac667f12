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

it('says that open plans could not be checked, until a retry succeeds', async () => {
  let answer = () => refusal(400, 'validation-failed', 'No.');
  answerCalls({ 'GET /path-compiler/runs': () => answer() });
  const known = vi.fn();
  renderOnPage(<ActivePlan onKnown={known} />, '/make-money/path-compiler');
  await screen.findByText('We couldn’t check your plans');
  expect(known).toHaveBeenCalledWith(undefined, undefined);
  answer = () => Response.json({ status: 'ok', data: { data: [] } });
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(screen.queryByText('We couldn’t check your plans')).toBeNull());
});

const none = () => Response.json({ status: 'ok', data: { data: [] } });

const holding = (token_balance: number) => () =>
  Response.json({ ...user, path_compiler_quota: { token_balance, expires_at: null } });

it('tells people with tokens that those are used first', async () => {
  answerCalls({ 'GET /path-compiler/runs': none, 'GET /pay/orders': none, 'GET /user': holding(3000) });
  renderOnPage(<ActivePlan onKnown={vi.fn()} />, '/make-money/path-compiler');
  expect(await screen.findByText('You have 30 tokens. We’ll use them first.')).toBeTruthy();
});

it('mentions no tokens to people without any', async () => {
  const calls = answerCalls({
    'GET /path-compiler/runs': none,
    'GET /pay/orders': none,
    'GET /user': holding(0),
  });
  renderOnPage(<ActivePlan onKnown={vi.fn()} />, '/make-money/path-compiler');
  await waitFor(() => expect(calls).toContain('GET /user'));
  expect(screen.queryByText(/token/)).toBeNull();
});

it('shows a paid plan that was not started first, on any device', async () => {
  const plan = { type: 'PRO', price: 9900, basedOn: 'run_1', startBy: '2026-12-29T00:00:00.000Z' };
  const at = '2026-11-29T00:00:00.000Z';
  const order = { id: 'ord_1', status: 'PAID', amount: 9900, createdAt: at, paidAt: at, plan };
  answerCalls({
    'GET /path-compiler/runs': none,
    'GET /pay/orders': () => Response.json({ status: 'ok', data: { data: [order] } }),
    'GET /user': holding(9900),
  });
  const known = vi.fn();
  renderOnPage(<ActivePlan onKnown={known} />, '/make-money/path-compiler');
  await screen.findByText('You’ve paid for Pro. Start your plan.');
  await waitFor(() => expect(known).toHaveBeenLastCalledWith(undefined, 'PRO'));
  expect(screen.getByRole('link', { name: 'Start your plan' }).getAttribute('href')).toBe(
    '/make-money/path-compiler?plan=PRO&from=run_1',
  );
});
