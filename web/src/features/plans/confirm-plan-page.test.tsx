import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import ConfirmPlanPage from './confirm-plan-page.tsx';

beforeEach(beSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const here = async (title: string): Promise<string | null | undefined> => {
  await screen.findByRole('heading', { level: 1, name: title });
  const stops = within(screen.getByRole('complementary', { name: 'To your plan' })).getAllByRole('listitem');
  return stops.find((stop) => stop.hasAttribute('aria-current'))?.textContent;
};
const open = (query: string) =>
  renderOnPage(<ConfirmPlanPage />, `/make-money/path-compiler/confirm?${query}`);

it('stands at the payment while it is being settled', async () => {
  answerCalls({ 'POST /path-compiler/runs': () => new Promise<Response>(() => undefined) });
  open('pc_sid=q1');
  expect(await here('Confirming your payment')).toContain('It is paid, and opens, you are here');
});

it('is back at the choice after a cancelled payment', async () => {
  answerCalls({});
  open('pc_sid=q1&status=cancel');
  expect(await here('Payment cancelled')).toContain('You chose a plan, you are here');
});

it('goes no further where a plan is not opened', async () => {
  answerCalls({
    'POST /path-compiler/runs': () => refusal(402, 'insufficient-tokens', 'There are too few tokens.'),
  });
  open('pc_sid=q1');
  expect(await here('Your plan is not open yet')).toContain('It is paid, and opens, this did not work');
});

it('does not speak of “yet” where the payment went back and can open nothing', async () => {
  answerCalls({
    'POST /pay/token/verify': () => refusal(409, 'payment-refunded', 'This payment was refunded.'),
  });
  open('pc_sid=q1&status=success&session_id=cs_1');
  expect(await here('This plan was not opened')).toContain('this did not work');
});

it('leads to the payments where it is not known how one went, and back to the plans', async () => {
  answerCalls({});
  open('');
  await here('Your plan is not open yet');
  screen.getByText("We couldn't confirm your payment...");
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('See your payments'), target('Return to Plans')]).toEqual([
    '/dashboard',
    '/make-money/path-compiler',
  ]);
});
