import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutOrigin } from '#shared/contract/checkout-origin.ts';
import { clearSession, tokenKey } from '../session.ts';
import { renderOnPage } from '../testing/account-page.tsx';
import { answerCalls, beSignedIn, user } from '../testing/answer-calls.ts';
import { useWayToPayment } from './use-way-to-payment.ts';

const checkout = `${checkoutOrigin}/c/pay/cs_1`;
const assigned = vi.fn();
const submitted = vi.fn();

beforeEach(() => {
  beSignedIn();
  vi.spyOn(location, 'assign').mockImplementation(assigned);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitted);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of [assigned, submitted]) spy.mockReset();
  clearSession();
});

function Payment() {
  const { pay, failure, leaving } = useWayToPayment();
  return (
    <form
      action="/api/pay/token?redirect=%2Ftoken%2Forder"
      onSubmit={(event) => {
        event.preventDefault();
        void pay(event.currentTarget);
      }}
    >
      <button type="submit">{leaving ? 'Opening…' : 'Pay'}</button>
      <p role="alert">{failure}</p>
    </form>
  );
}

/** Presses Pay; the answer is held until it is released. */
async function press(
  answer: () => Response | Promise<Response> = () => Response.json({ location: checkout }),
) {
  const held = Promise.withResolvers<void>();
  const calls = answerCalls({
    'GET /user': () => Response.json(user),
    'POST /pay/token': () => held.promise.then(answer),
  });
  const { unmount } = renderOnPage(<Payment />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(calls).toContain('POST /pay/token'));
  return { unmount, answer: held.resolve };
}
const isFree = () => waitFor(() => screen.getByRole('button', { name: 'Pay' }));
/** Waits until everything that depends on an answer has happened. */
const settled = () => new Promise((done) => setTimeout(done, 20));

describe('the way to a payment', () => {
  it('leads to the payment page', async () => {
    const { answer } = await press();
    answer();
    await waitFor(() => expect(assigned).toHaveBeenCalledExactlyOnceWith(checkout));
    expect(screen.getByRole('button', { name: 'Opening…' })).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('submits the form itself when older functions answer with a redirect only', async () => {
    const { answer } = await press(() =>
      Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
    );
    answer();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(assigned).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ['leaves the page', ({ unmount }: { unmount: () => void }) => unmount()],
    ['goes back, which only closes the dialog', () => dispatchEvent(new PopStateEvent('popstate'))],
    ['logs out in any tab', () => clearSession()],
    [
      'logs in to another account in another tab',
      () => {
        localStorage.setItem(tokenKey, `e30.${btoa('{"sub":"usr_2","exp":9999999999}')}.c2ln`);
        dispatchEvent(new Event('storage'));
      },
    ],
  ])('stops for a user who %s', async (_how, turnAway) => {
    const { answer, unmount } = await press();
    turnAway({ unmount });
    answer();
    await settled();
    expect(assigned).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
    if (screen.queryByRole('alert') === null) return;
    await isFree();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('continues for a user who is renamed meanwhile', async () => {
    const { answer } = await press();
    localStorage.setItem('userName', 'Mia Lim');
    dispatchEvent(new Event('storage'));
    answer();
    await waitFor(() => expect(assigned).toHaveBeenCalledExactlyOnceWith(checkout));
  });

  it.each(['POST /pay/token', 'GET /user'])(
    'stops after 25 seconds while %s hangs, and can be started again',
    async (hanging) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      vi.stubGlobal('fetch', (address: string, { method = 'GET', signal }: RequestInit = {}) => {
        if (`${method} ${new URL(address, location.origin).pathname.slice(4)}` !== hanging)
          return Promise.resolve(Response.json(user));
        const { promise, reject } = Promise.withResolvers<Response>();
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (signal?.aborted) reject(signal.reason);
        return promise;
      });
      renderOnPage(<Payment />);
      fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
      await vi.advanceTimersByTimeAsync(24_000);
      expect(screen.getByRole('button', { name: 'Opening…' })).toBeTruthy();
      await vi.advanceTimersByTimeAsync(1500);
      await isFree();
      expect(screen.getByRole('alert').textContent).toBe(
        'Could not reach the payment page. Nothing was charged; please try again.',
      );
      expect(assigned).not.toHaveBeenCalled();
    },
  );
});
