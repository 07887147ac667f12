import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { keepChosenPlan } from '../chosen-plan.ts';
import ConfirmPlanPage from './confirm-plan-page.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const here = async (title: string): Promise<string | null | undefined> => {
  await screen.findByRole('heading', { level: 1, name: title });
  const stops = within(screen.getByRole('complementary', { name: 'Your plan' })).getAllByRole('listitem');
  return stops.find((stop) => stop.hasAttribute('aria-current'))?.textContent;
};

const open = (query: string) =>
  renderOnPage(<ConfirmPlanPage />, `/make-money/path-compiler/confirm?${query}`);

it('marks the payment step while it is being settled', async () => {
  keepChosenPlan('q1', { plan: 'BASIC' });
  answerCalls({ 'POST /path-compiler/runs': () => new Promise<Response>(() => undefined) });
  open('pc_sid=q1');
  expect(await here('Your plan')).toContain('You pay and it opens, you are here');
});

it('marks the payment step for a cancelled or failed payment, with the choice done', async () => {
  keepChosenPlan('q1', { plan: 'BASIC' });
  answerCalls({});
  open('pc_sid=q1&status=cancel');
  expect(await here('Payment cancelled')).toBe('Payment cancelled, you are here');
  screen.getByText(', done');
});

it('ticks no choice that only an address mentions', async () => {
  keepChosenPlan('q1', { plan: 'BASIC' });
  answerCalls({ 'POST /path-compiler/runs': () => new Promise<Response>(() => undefined) });
  open('pc_sid=q2');
  expect(await here('Your plan')).toBeUndefined();
  cleanup();
  open('pc_sid=q2&status=cancel');
  expect(await here('Payment cancelled')).toBeUndefined();
  expect(screen.queryByText(', done')).toBeNull();
});

it('ticks a choice whose payment the server has closed', async () => {
  answerCalls({
    'POST /pay/token/cancel': () => Response.json({ status: 'ok', global: 'Payment was cancelled.' }),
  });
  open('pc_sid=q2&status=cancel&session_id=cs_1');
  expect(await here('Payment cancelled')).toBe('Payment cancelled, you are here');
  screen.getByText(', done');
});

it.each([
  ['success', 'verify', 'Your payment isn’t confirmed yet'],
  ['cancel', 'cancel', 'Payment not cancelled'],
])('ticks no choice for an account without the payment in the address (%s)', async (status, call, title) => {
  answerCalls({
    [`POST /pay/token/${call}`]: () => refusal(404, 'not-found', 'This payment was not found.'),
  });
  open(`pc_sid=q1&status=${status}&session_id=cs_1`);
  expect(await here(title)).toBeUndefined();
  expect(screen.queryByText(', done')).toBeNull();
  await screen.findByText(/You may be logged in to a different one\.$/);
});

it('stops at the payment when a plan is not opened', async () => {
  answerCalls({
    'POST /path-compiler/runs': () => refusal(402, 'insufficient-tokens', 'There are too few tokens.'),
  });
  open('pc_sid=q1');
  expect(await here('Your plan isn’t open yet')).toContain('Not enough tokens, this didn’t work');
});

it('shows the shortfall when there are too few tokens, and takes that amount', async () => {
  keepChosenPlan('q1', { plan: 'BASIC' });
  answerCalls({
    'POST /path-compiler/runs': () => refusal(402, 'insufficient-tokens', 'There are too few tokens.'),
    'GET /user': () =>
      Response.json({ ...user, path_compiler_quota: { token_balance: 500, expires_at: null } }),
  });
  open('pc_sid=q1');
  await screen.findByText('You have 5 tokens; the Basic plan costs 38.5 tokens.');
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  const pay = screen.getByRole('link', { name: 'Pay $33.50' });
  expect(pay.getAttribute('href')).toBe('/make-money/path-compiler?plan=BASIC');
});

it('ticks no choice whose price has expired', async () => {
  answerCalls({
    'POST /path-compiler/runs': () => refusal(409, 'plan-quote-ended', 'This price has ended.'),
  });
  open('pc_sid=q1');
  expect(await here('Your plan isn’t open yet')).toBe('Price expired, this didn’t work');
  expect(screen.queryByText(', done')).toBeNull();
});

it('names the plan that blocks another, and links to it', async () => {
  answerCalls({
    'POST /path-compiler/runs': () => refusal(409, 'run-active', 'You have a plan under way.'),
  });
  open('pc_sid=q1');
  expect(await here('This plan wasn’t opened')).toBe('Another plan is under way, this didn’t work');
  expect(screen.getByRole('link', { name: 'Open your active plan' })).toBeTruthy();
});

it('warns people who have not paid yet against paying twice, and checks again', async () => {
  answerCalls({
    'POST /pay/token/verify': () => refusal(409, 'payment-not-paid', 'This payment is not paid yet.'),
  });
  open('pc_sid=q1&status=success&session_id=cs_1');
  expect(await here('Your payment isn’t confirmed yet')).toBe('Payment not confirmed, you are here');
  screen.getByText('Don’t pay twice.');
  screen.getByText(/^Nothing is lost\. .* in the account that paid/);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

it('avoids the word “yet” when the payment was refunded and can open nothing', async () => {
  answerCalls({
    'POST /pay/token/verify': () => refusal(409, 'payment-refunded', 'This payment was refunded.'),
  });
  open('pc_sid=q1&status=success&session_id=cs_1');
  expect(await here('This plan wasn’t opened')).toBe('Refunded, this didn’t work');
});

it('says what is known when nothing shows a payment', async () => {
  answerCalls({});
  open('');
  expect(await here('No plan to open here')).toBeUndefined();
  screen.getByText("We couldn't confirm your payment...");
  screen.getByText('You choose a plan');
  expect(screen.queryByText(/price you agreed to/)).toBeNull();
  screen.getByText(/^We can’t find a payment for this link\. If you’ve paid,/);
  expect(screen.queryByText(/Don’t pay twice|Nothing is lost/)).toBeNull();
});

it('links to the payments when the outcome of one is unknown, and back to the plans', async () => {
  answerCalls({});
  open('session_id=cs_1');
  expect(await here('Your payment isn’t confirmed yet')).toBeUndefined();
  expect(screen.queryByText(', done')).toBeNull();
  screen.getByText("We couldn't confirm your payment...");
  screen.getByText('Don’t pay twice.');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('See your payments'), target('Return to Plans')]).toEqual([
    '/dashboard',
    '/make-money/path-compiler',
  ]);
});

it('retries automatically when the answer was lost, and opens the plan', async () => {
  let asked = 0;
  answerCalls({
    'POST /path-compiler/runs': () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError('lost')) : Response.json({ data: { run_id: 'r1' } });
    },
  });
  open('pc_sid=q1');
  await vi.waitFor(() => expect(asked).toBe(2));
});

it('does not call a plan closed that may be open, and spends nothing twice', async () => {
  answerCalls({ 'POST /path-compiler/runs': () => Promise.reject(new TypeError('lost')) });
  open('pc_sid=q1');
  expect(await here('Your plan may be open')).toContain('Not known yet, you are here');
  screen.getByText('Your plan may have opened. Trying again won’t charge you twice.');
  expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  screen.getByRole('button', { name: 'Try again' });
});

it('says that the payment is received while the plan opens, once the server has it', async () => {
  const verified = Promise.withResolvers<Response>();
  answerCalls({
    'POST /pay/token/verify': () => verified.promise,
    'POST /path-compiler/runs': () => new Promise<Response>(() => undefined),
  });
  open('pc_sid=q1&status=success&session_id=cs_1');
  await screen.findByRole('heading', { level: 1, name: 'Checking your payment' });
  expect(screen.queryByText(/Payment received/)).toBeNull();
  verified.resolve(Response.json({ status: 'paid', global: 'Payment verified.' }));
  await screen.findByRole('heading', { level: 1, name: 'Payment received.' });
  screen.getByText('Opening your plan…');
});

it('leads on to a plan that was paid for after its price expired', async () => {
  const at = '2026-11-29T00:00:00.000Z';
  const plan = { type: 'PRO', price: 9900, startBy: '2026-12-29T00:00:00.000Z' };
  const order = { id: 'ord_1', status: 'PAID', amount: 9900, createdAt: at, paidAt: at, plan };
  answerCalls({
    'POST /pay/token/verify': () => Response.json({ status: 'paid', global: 'Payment verified.' }),
    'POST /path-compiler/runs': () => refusal(409, 'plan-quote-ended', 'This price has ended.'),
    'GET /pay/orders': () => Response.json({ status: 'ok', data: { data: [order] } }),
  });
  open('pc_sid=q1&status=success&session_id=cs_1&receipt=1');
  const start = await screen.findByRole('link', { name: 'You’ve paid for Pro. Start your plan' });
  expect(start.getAttribute('href')).toBe('/make-money/path-compiler?plan=PRO');
});
