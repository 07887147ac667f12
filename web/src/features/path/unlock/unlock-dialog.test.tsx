import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { currentAddress, renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import { isDialogOpen, UnlockDialog } from './unlock-dialog.tsx';
import { useUnlock } from './use-unlock.ts';

const price = 19_900;

const params = { personaSlug: 'local-earner', pathSlug: 'garden' };

const address = '/make-money/paths/local-earner/garden';

const purchase = 'POST /path-compiler/purchase/local-earner/garden';

const status = 'GET /path-compiler/purchase-status/local-earner/garden';

const verify = 'POST /pay/token/verify';

const meta = { title: 'Garden Care', personaSlug: 'local-earner', slug: 'garden' };

const done = () => Response.json({ status: 'ok', global: 'Done.' });

const unlocked = vi.fn();

const withTokens =
  (usable: number, owed = 0) =>
  () => {
    const missing = owed + Math.max(0, price - usable);
    return Response.json({ purchased: false, cost: { price, usable, owed, missing, charge: missing } });
  };

const short = () => refusal(402, 'insufficient-tokens', 'Not enough tokens.');

beforeEach(beSignedIn);

afterEach(() => {
  vi.unstubAllGlobals();
  unlocked.mockReset();
});

function Path() {
  const { unlocking, open, close, confirm, checkAgain } = useUnlock({ params, price, onUnlocked: unlocked });
  return (
    <>
      <button type="button" onClick={open}>
        Unlock
      </button>
      <UnlockDialog
        {...{ meta, price, unlocking }}
        sectionCount={6}
        lockedCount={4}
        opens="4 sections + kit"
        onClose={close}
        onConfirm={confirm}
        onCheckAgain={checkAgain}
      />
      {!isDialogOpen(unlocking) && <Toasts />}
    </>
  );
}

function arrive(answers: Parameters<typeof answerCalls>[0], query = '') {
  const calls = answerCalls(answers);
  const by = userEvent.setup();
  renderOnPage(<Path />, `${address}${query}`);
  return { by, calls };
}

async function unlock(answers: Parameters<typeof answerCalls>[0]) {
  const there = arrive(answers);
  await there.by.click(screen.getByRole('button', { name: 'Unlock' }));
  return there;
}

const dialogText = () => screen.getByRole('dialog', { name: 'Unlock this path' }).textContent;

const confirmButton = () => screen.findByRole('button', { name: /^Confirm and unlock/ });

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Pay \$\d+ and unlock/ });

describe('the dialog that unlocks a path', () => {
  it('shows the price, the balance and the rest before anything is spent', async () => {
    const { calls } = await unlock({ [status]: withTokens(25_000) });
    await confirmButton();
    for (const fact of [' · 199 tokens', 'You have250 tokens', 'Left after51 tokens'])
      expect(dialogText()).toContain(fact);
    expect(calls).toEqual([status]);
  });

  it('starts with the focus on its title, so that nothing is pressed unread', async () => {
    await unlock({ [status]: withTokens(25_000) });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Unlock this path' }));
  });

  it('buys once however often it is pressed, and closes', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { by, calls } = await unlock({ [status]: withTokens(25_000), [purchase]: () => answered });
    await by.dblClick(await confirmButton());
    expect(screen.getByRole('button', { name: /Unlocking…/ })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Not now' }).disabled).toBe(true);
    await by.keyboard('{Escape}');
    expect(dialogText()).toContain('Garden Care');
    answer(done());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter((call) => call === purchase)).toHaveLength(1);
    expect(unlocked).toHaveBeenCalledTimes(1);
  });

  it('takes the payment of a shortfall itself, once the box is ticked, and says why until then', async () => {
    const { by, calls } = await unlock({ [status]: withTokens(15_000) });
    expect((await payButton()).disabled).toBe(true);
    expect((await payButton()).textContent).toContain('$49');
    for (const fact of ['Your balance is 49 tokens short.', 'You pay now$49', 'Tick the box to continue.'])
      expect(dialogText()).toContain(fact);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe(`/api/pay/token?${new URLSearchParams({ redirect: address })}`);
    const posted = () => Object.fromEntries(new FormData(form ?? undefined));
    expect(posted()).toEqual({ amount: '4900', price: '199', authToken: expect.any(String) });
    await by.click(screen.getByRole('checkbox'));
    expect(posted()).toMatchObject({ agreement: termsAsAt });
    expect((await payButton()).disabled).toBe(false);
    expect(calls).not.toContain(purchase);
  });

  it('shows a person without tokens the price and what opens, without a balance', async () => {
    await unlock({ [status]: withTokens(0) });
    expect((await payButton()).textContent).toContain('$199');
    for (const fact of ['Opens 4 sections + kit', 'You pay now$199']) expect(dialogText()).toContain(fact);
    expect(dialogText()).not.toMatch(/balance is|You have/);
  });

  it('shows a person with too few tokens what opens, too', async () => {
    await unlock({ [status]: withTokens(3000) });
    await payButton();
    for (const fact of ['Opens 4 sections + kit', 'You have30 tokens', 'You pay now$169'])
      expect(dialogText()).toContain(fact);
  });

  it('stays open after a failure, and says that nothing was spent', async () => {
    const { by } = await unlock({
      [status]: withTokens(25_000),
      [purchase]: () => Response.json({ message: 'Not just now.' }, { status: 500 }),
    });
    await by.click(await confirmButton());
    await screen.findByText('The path is still locked, and nothing was spent.');
    await confirmButton();
  });

  it('adds debt to the amount', async () => {
    await unlock({ [status]: withTokens(0, 7900) });
    expect((await payButton()).textContent).toContain('$278');
    expect(dialogText()).toContain('Owed for a refunded payment79 tokens');
  });

  it('closes when another tab has bought the path meanwhile', async () => {
    await unlock({ [status]: () => Response.json({ purchased: true }) });
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the shortfall when the server finds the tokens spent, and asks again', async () => {
    const balances = [25_000, 100_00];
    const { by } = await unlock({
      [status]: () => withTokens(balances.shift() ?? 0)(),
      [purchase]: short,
    });
    await by.click(await confirmButton());
    const alert = await screen.findByText('Your balance is 99 tokens short.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(unlocked).not.toHaveBeenCalled();
  });

  it('stays open and can be confirmed again when the purchase fails', async () => {
    const answers = [refusal(500, 'internal-error', 'Something went wrong.'), done()];
    const { by } = await unlock({
      [status]: withTokens(25_000),
      [purchase]: () => answers.shift() ?? Response.error(),
    });
    await by.click(await confirmButton());
    await by.click(await confirmButton());
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
  });

  it('detects a purchase that succeeded without an answer', async () => {
    const statuses = [withTokens(25_000)(), Response.json({ purchased: true })];
    const { by } = await unlock({
      [status]: () => statuses.shift() ?? Response.error(),
      [purchase]: () => Promise.reject(new TypeError('no network')),
    });
    await by.click(await confirmButton());
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('after the payment page', () => {
  const paid = '?status=success&session_id=cs_1';
  const verified = (path: string) => () =>
    Response.json({ status: 'paid', global: 'Payment verified.', unlocks: { path, price } });

  it('the paid path is unlocked without another press, and the address is cleaned', async () => {
    const { calls } = arrive({ [verify]: verified('local-earner/garden'), [purchase]: done }, paid);
    let opened = false;
    new MutationObserver(() => {
      opened ||= screen.queryByRole('dialog') !== null;
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
    expect(opened).toBe(false);
    expect(calls).toEqual([verify, purchase]);
    expect(currentAddress()).toBe(address);
  });

  it('a repeated return or a second payment says that it was charged once, and where the rest is', async () => {
    const before = () => Response.json({ status: 'ok', global: 'Done.', unlockedBefore: true });
    arrive({ [verify]: verified('local-earner/garden'), [purchase]: before }, paid);
    await screen.findByText(/^You were charged once for this path\. .* is in your balance\.$/);
    expect(unlocked).toHaveBeenCalledTimes(1);
  });

  it('the link of a receipt, opened after the unlock, mentions no second payment', async () => {
    const before = () => Response.json({ status: 'ok', global: 'Done.', unlockedBefore: true });
    const answers = { [verify]: verified('local-earner/garden'), [purchase]: before };
    arrive(answers, `${paid}&receipt=1`);
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(currentAddress()).toBe(address));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/^You were charged once/)).toBeNull();
  });

  it.each([
    ['for another path', verified('ai-operator/desk')],
    ['for no path', () => Response.json({ status: 'paid', global: 'Payment verified.' })],
  ])('a payment %s spends nothing before it is confirmed', async (_what, answer) => {
    const { calls } = arrive({ [verify]: answer, [status]: withTokens(25_000), [purchase]: done }, paid);
    await confirmButton();
    expect(calls).toEqual([verify, status]);
    expect(unlocked).not.toHaveBeenCalled();
  });

  it('a payment that is not paid yet can be checked again, and the address keeps it', async () => {
    const again = Promise.withResolvers<Response>();
    const answers = [refusal(409, 'payment-not-paid', 'This payment is not paid yet.')];
    const { by } = arrive({ [verify]: () => answers.shift() ?? again.promise, [purchase]: done }, paid);
    await screen.findByText('This payment is not paid yet.');
    expect(dialogText()).toContain('Check again, and don’t pay twice');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(currentAddress()).toBe(`${address}${paid}`);
    await by.click(screen.getByRole('button', { name: 'Not now' }));
    await by.click(screen.getByRole('button', { name: 'Unlock' }));
    // A press is answered in the dialog; on arrival the page answers (path-page.tsx).
    expect(screen.getByRole('dialog', { name: 'Your payment' }).textContent).toContain(
      'Checking your payment…',
    );
    again.resolve(verified('local-earner/garden')());
    await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
  });

  it('an abandoned payment shows the open dialog, with nothing charged', async () => {
    const cancel = 'POST /pay/token/cancel';
    arrive(
      {
        [cancel]: () => Response.json({ status: 'ok', global: 'Payment was cancelled.' }),
        [status]: withTokens(0),
      },
      '?status=cancel&session_id=cs_1',
    );
    await screen.findByText('Payment was cancelled.');
    expect(dialogText()).toContain('You weren’t charged.');
    // A new payment needs a new agreement, as after any other failed one.
    expect((await payButton()).disabled).toBe(true);
  });

  it.each([
    ['success', verify, 'payment-refunded', 409, 'The path is still locked.'],
    [
      'success',
      verify,
      'not-found',
      404,
      'You may be logged in to a different one. If you’ve paid, don’t pay again',
    ],
    ['cancel', 'POST /pay/token/cancel', 'not-found', 404, 'You may be logged in to a different one.'],
  ])(
    'a payment (%s) that %s refuses with %s leads to no unchecked claim',
    async (kind, call, code, at, meaning) => {
      const answers = { [call]: () => refusal(at, code, 'Not so.'), [status]: withTokens(0) };
      arrive(answers, `?status=${kind}&session_id=cs_1`);
      await screen.findByText('Not so.');
      expect(dialogText()).toContain(meaning);
      expect(dialogText()).not.toMatch(/charged|Nothing was spent/);
      await payButton();
    },
  );

  it('a payment that does not match its order warns against paying again, and offers no way to', async () => {
    const refused = () => refusal(409, 'payment-mismatch', 'Please contact us.');
    arrive({ [verify]: refused, [status]: withTokens(0) }, paid);
    await screen.findByText('Please contact us.');
    expect(dialogText()).toMatch(/don’t pay (again|twice)/);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each(['payment-mismatch', 'payment-not-paid'])(
    'a page refused for an earlier payment (%s) warns against paying again',
    async (code) => {
      arrive({ [status]: withTokens(0) }, `?error=${code}`);
      await payButton();
      expect(dialogText()).toContain('Please don’t pay again');
    },
  );

  it.each([
    ['path-cost-changed', 'has changed. Please check it'],
    ['payment-unavailable', 'Nothing was charged'],
    ['agreement-missing', 'You must agree'],
  ])('the refusal %s is shown, with the current price', async (code, words) => {
    arrive({ [status]: withTokens(0) }, `?error=${code}`);
    await screen.findByText(new RegExp(words));
    await payButton();
    expect(currentAddress()).toBe(address);
  });

  it('a purchase with nothing to pay mentions no payment, and can be confirmed', async () => {
    arrive({ [status]: withTokens(25_000) }, '?error=nothing-to-pay');
    await confirmButton();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
