import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, user } from '#web/lib/testing/answer-calls.ts';
import { TermsDialog } from './terms-dialog.tsx';

const posted = vi.fn();

const signedOut = vi.fn();

beforeEach(() => {
  beSignedIn();
  answerCalls({
    'GET /user': () => Response.json(user),
    'POST /pay/token': () => {
      posted();
      return Response.json({ location: '#payment' });
    },
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of [posted, signedOut]) spy.mockReset();
});

function Shop() {
  const [amount, setAmount] = useState<Hundredths>();
  return (
    <>
      <button type="button" onClick={() => setAmount(hundredths(5000))}>
        Buy
      </button>
      <TermsDialog
        amount={amount}
        goOnTo="/dashboard"
        onClose={() => setAmount(undefined)}
        onSignedOut={signedOut}
      />
    </>
  );
}

async function buy() {
  const by = userEvent.setup();
  renderOnPage(<Shop />);
  await by.click(screen.getByRole('button', { name: 'Buy' }));
  return by;
}

const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: /Continue|Opening…/ });

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I have read these conditions/ });

describe('the conditions of a token purchase', () => {
  it('name the item, its price and its validity', async () => {
    await buy();
    const { textContent } = screen.getByRole('dialog', { name: 'Before you pay' });
    for (const fact of ['You buy50 tokens', 'You pay$50, GST included', 'days from the payment'])
      expect(textContent).toContain(fact);
  });

  it('are agreed to, and then paid once however often it is pressed', async () => {
    const by = await buy();
    expect(goOn().disabled).toBe(true);
    await by.click(box());
    await by.dblClick(goOn());
    await waitFor(() => expect(posted).toHaveBeenCalled());
    expect(posted).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Opening…$/ })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
  });

  it('send the amount in cents, the session and the return address to the server', async () => {
    await buy();
    const form = box().form;
    if (form === null) throw new Error('The agreement stands in no form');
    const { amount, authToken } = Object.fromEntries(new FormData(form));
    expect(amount).toBe('5000');
    expect(authToken).toMatch(/^e30\./);
    expect(form.getAttribute('action')).toBe(
      `/api/pay/token?${new URLSearchParams({ redirect: '/token/order?ref=%2Fdashboard' })}`,
    );
  });

  it('need a new agreement after they were closed', async () => {
    const by = await buy();
    await by.click(box());
    await by.click(screen.getByRole('button', { name: 'Back' }));
    await by.click(screen.getByRole('button', { name: 'Buy' }));
    expect(box().checked).toBe(false);
  });

  it('are agreed to by keyboard, and submitted by Enter', async () => {
    const by = await buy();
    box().focus();
    await by.keyboard(' ');
    expect(box().checked).toBe(true);
    goOn().focus();
    await by.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  });

  it('lead a person without a session to the log-in instead of the payment', async () => {
    const by = await buy();
    await by.click(box());
    clearSession();
    await by.click(goOn());
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(posted).not.toHaveBeenCalled();
  });
});
