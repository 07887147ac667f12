import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cloneElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryPath, readCarriedPath } from '#web/lib/carried/carried-path.ts';
import { currentAddress, renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { planOffers } from '../plan-offers.ts';
import { PlanDialog } from './plan-dialog.tsx';

const [, pro] = planOffers;

const toPay = { price: 4000, usable: 1000, owed: 0, missing: 3000, charge: 3000 };

const covered = { price: 4000, usable: 9000, owed: 0, missing: 0, charge: 0 };

const quoteCall = 'POST /path-compiler/session';

const ordersCall = 'GET /pay/orders';

const quoted = (quote = toPay) => ({
  [quoteCall]: () => Response.json({ uuid: 'q1', quote }),
  'GET /user': () => Response.json(user),
  'POST /pay/token': () => {
    posted();
    return Response.json({ location: '#payment' });
  },
});

const closed = vi.fn();

const posted = vi.fn();

beforeEach(() => {
  beSignedIn();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of [closed, posted]) spy.mockReset();
});

function choosePro() {
  if (pro === undefined) throw new Error('There is no Pro plan');
  renderOnPage(<PlanDialog offer={pro} chosen={{ plan: 'PRO' }} balance={1000} onClose={closed} />);
  return userEvent.setup();
}

const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: /continue$|Opening…/i });

const agree = (by: ReturnType<typeof userEvent.setup>) =>
  by.click(screen.getByRole('checkbox', { name: /I have read these conditions/ }));

describe('the dialog of a plan', () => {
  it('shows the amount to pay once the server has confirmed it, and continues only with the agreement', async () => {
    const answer = Promise.withResolvers<Response>();
    answerCalls({ ...quoted(), [quoteCall]: () => answer.promise });
    const by = choosePro();
    expect(screen.getByRole('dialog', { name: 'Pro plan' }).textContent).toContain('You pay now…');
    await agree(by);
    expect(goOn().disabled).toBe(true);
    answer.resolve(Response.json({ uuid: 'q1', quote: toPay }));
    expect(await screen.findByText('$30, GST included')).toBeTruthy();
    expect(goOn().disabled).toBe(false);
    expect(goOn().textContent).toMatch(/^Pay \$30 and continue/);
    await agree(by);
    expect(goOn().disabled).toBe(true);
  });

  it('tells people with an unconfirmed email before any payment to confirm it first', async () => {
    answerCalls(quoted());
    if (pro === undefined) throw new Error('There is no Pro plan');
    const dialog = <PlanDialog offer={pro} chosen={{ plan: 'PRO' }} balance={1000} onClose={closed} />;
    renderOnPage(dialog);
    await screen.findByText('$30, GST included');
    expect(screen.queryByText(/^Before you submit, you’ll need to confirm/)).toBeNull();
    cleanup();
    renderOnPage(cloneElement(dialog, { unverified: 'maya@example.com' }));
    const note = await screen.findByText(/^Before you submit, you’ll need to confirm/);
    expect(note.parentElement?.textContent).toContain('maya@example.com');
  });

  it('submits the form once for a double press, and cannot be closed meanwhile', async () => {
    const calls = answerCalls(quoted());
    const by = choosePro();
    await screen.findByText('$30, GST included');
    await agree(by);
    await by.dblClick(goOn());
    expect(await screen.findByRole('button', { name: /Opening…$/ })).toBeTruthy();
    await waitFor(() => expect(posted).toHaveBeenCalled());
    expect(posted).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([quoteCall, ordersCall, 'GET /user', 'POST /pay/token']);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(closed).not.toHaveBeenCalled();
  });

  it('continues without a payment when the tokens cover the plan', async () => {
    answerCalls(quoted(covered));
    const by = choosePro();
    await screen.findByText('Nothing. Your tokens cover it.');
    expect(goOn().textContent).toMatch(/^Continue/);
    // The terms were agreed to with the payment that brought the tokens.
    expect(screen.queryByRole('checkbox')).toBeNull();
    await by.dblClick(goOn());
    expect(currentAddress()).toBe('/make-money/path-compiler/confirm?pc_sid=q1');
    expect(posted).not.toHaveBeenCalled();
  });

  it('says that there is no network, keeps the agreement and can be retried', async () => {
    answerCalls({ [quoteCall]: quoted()[quoteCall] });
    const by = choosePro();
    await screen.findByText('$30, GST included');
    await agree(by);
    await by.click(goOn());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Could not reach the payment page. Nothing was charged; please try again.',
    );
    expect(document.activeElement).toBe(alert);
    expect(goOn().disabled).toBe(false);
    expect(posted).not.toHaveBeenCalled();
  });

  it('says why there is no quote, retries, and shows the amount only once it is known', async () => {
    const sentence = 'We’re checking your token balance. Please try again later.';
    const again = Promise.withResolvers<Response>();
    const answers = [refusal(409, 'wallet-frozen', sentence), again.promise];
    const calls = answerCalls({ ...quoted(), [quoteCall]: () => answers.shift() ?? Response.error() });
    const by = choosePro();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Failed to initiate session.${sentence}Nothing was spent.`,
    );
    expect(screen.queryByText('You pay now')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await by.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(screen.getByRole('button', { name: /Trying…$/ }).getAttribute('aria-disabled')).toBe('true');
    again.resolve(Response.json({ uuid: 'q1', quote: toPay }));
    expect(await screen.findByText('$30, GST included')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('checkbox')).toBeTruthy();
    expect(calls.filter((call) => call === quoteCall)).toHaveLength(2);
  });

  it('announces a second refusal again', async () => {
    answerCalls({ [quoteCall]: () => refusal(500, 'internal-error', 'Please try again.') });
    const by = choosePro();
    const first = await screen.findByRole('alert');
    await by.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await screen.findByText('Nothing was spent. Tried 2 times.');
  });

  it('leads to the open plan instead of selling another', async () => {
    answerCalls({ [quoteCall]: () => refusal(409, 'run-active', 'Another plan is active.') });
    const by = choosePro();
    expect((await screen.findByRole('dialog', { name: 'You have a plan under way' })).textContent).toContain(
      'Another plan is active.',
    );
    expect(screen.getByRole('link', { name: 'Open your active plan' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close !== undefined) await by.click(close);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes by Back, by its cross and by Escape', async () => {
    answerCalls(quoted());
    const by = choosePro();
    await screen.findByText('$30, GST included');
    await by.click(screen.getByRole('button', { name: 'Back' }));
    await by.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(closed).toHaveBeenCalledTimes(3);
  });

  it('shows the price in tokens, and nothing more about tokens to people without any', async () => {
    answerCalls(quoted({ ...toPay, usable: 0, missing: 9900, charge: 9900 }));
    if (pro === undefined) throw new Error('There is no Pro plan');
    renderOnPage(<PlanDialog offer={pro} chosen={{ plan: 'PRO' }} balance={0} onClose={closed} />);
    await screen.findByRole('button', { name: /^Pay / });
    expect(screen.getByRole('dialog').textContent?.match(/token/gi)).toHaveLength(1);
    expect(screen.queryByText('You have')).toBeNull();
  });

  it('asks for neither money nor an agreement once the plan is paid for', async () => {
    const at = '2026-11-29T00:00:00.000Z';
    const plan = { type: 'PRO', price: 9900, startBy: '2026-12-29T00:00:00.000Z' };
    const order = { id: 'ord_1', status: 'PAID', amount: 9900, createdAt: at, paidAt: at, plan };
    answerCalls({
      ...quoted(covered),
      [ordersCall]: () => Response.json({ status: 'ok', data: { data: [order] } }),
    });
    const by = choosePro();
    await screen.findByText('You’ve paid for Pro. Start your plan');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/token/i);
    await by.click(screen.getByRole('button', { name: /^Start your plan/ }));
    expect(currentAddress()).toBe('/make-money/path-compiler/confirm?pc_sid=q1');
  });

  it('keeps the path in view that the plan builds on, until it is removed', async () => {
    carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' });
    answerCalls(quoted());
    const by = choosePro();
    const chip = await screen.findByRole('button', { name: /^Builds on Pet Care Rounds/ });
    expect(chip.textContent).toBe('Builds on Pet Care Rounds, remove');
    await by.click(chip);
    expect(screen.queryByText(/Builds on/)).toBeNull();
    expect(readCarriedPath()).toBeUndefined();
  });
});
