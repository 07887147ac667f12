import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutOrigin } from '#shared/contract/checkout-origin.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import { clearSession, readSession, tokenKey } from '../session/session.ts';
import { renderOnPage } from '../testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal, user } from '../testing/answer-calls.ts';
import { accountClient } from './account-client.ts';
import { askPaymentPage, sessionHolds, useWayToPayment } from './use-way-to-payment.ts';

const checkout = `${checkoutOrigin}/c/pay/cs_1`;

describe('way to payment', () => {
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
});

describe('session holds', () => {
  const answer = (status: number, code: 'session-invalid' | 'internal-error') => {
    const sentence = sentenceOf(code);
    const envelope = { code, global: sentence, error: sentence, message: sentence, requestId: 'r1' };
    return () => Promise.resolve(Response.json(envelope, { status }));
  };

  beforeEach(() => {
    localStorage.setItem('token', `h.${btoa('{"exp":9999999999,"sub":"mia"}')}.s`);
    dispatchEvent(new Event('storage'));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    clearSession();
  });

  it.each([
    ['ended', 'the server refuses the session', answer(401, 'session-invalid'), false],
    ['valid', 'there is no network', () => Promise.reject(new TypeError('no network')), true],
    ['valid', 'the gateway has no server', () => Promise.resolve(new Response('', { status: 502 })), true],
    ['valid', 'the server has a fault', answer(500, 'internal-error'), true],
  ])('treats a session as %s when %s', async (_expected, _when, fetched, holds) => {
    vi.stubGlobal('fetch', fetched);
    // Cached data of the account is not an answer.
    accountClient('mia').setQueryData(['user'], { full_name: 'Mia' });
    expect(await sessionHolds(accountClient('mia'), new AbortController().signal)).toBe(holds);
    expect(readSession() !== null).toBe(holds);
  });

  it('continues without an answer that does not arrive', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const asking = new AbortController();
    const holds = sessionHolds(accountClient('mia'), asking.signal);
    asking.abort();
    expect(await holds).toBe(true);
  });
});

describe('ask payment page', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const notReached = {
    kind: 'failed',
    sentence: 'Could not reach the payment page. Nothing was charged; please try again.',
  };

  const path = '/make-money/paths/local-earner/garden';

  function ask(redirect = path, signal = new AbortController().signal) {
    const form = document.createElement('form');
    form.action = `${location.origin}/api/pay/token?${new URLSearchParams({ redirect })}`;
    form.innerHTML = '<input name="amount" value="4900" />';
    return askPaymentPage(form, signal);
  }

  function answering(answer: () => Response | Promise<Response>) {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }

  const leadingTo = (place: string) => answering(() => Response.json({ location: place }));

  it('returns the address of the payment page for the form', async () => {
    const fetched = leadingTo(checkout);
    expect(await ask()).toEqual({ kind: 'opened', address: checkout });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(String(init?.body)).toBe('amount=4900');
    expect(init).toMatchObject({ headers: { accept: 'application/json' }, redirect: 'manual' });
  });

  it('accepts the page of the provider’s local stand-in', async () => {
    leadingTo('/checkout/cs_1');
    expect(await ask()).toEqual({ kind: 'opened', address: `${location.origin}/checkout/cs_1` });
  });

  it.each([
    'https://pay.example/1',
    'https://checkout.stripe.com.pay.example/1',
    'http://checkout.stripe.com/1',
    '//pay.example/1',
    'javascript:alert(1)',
    'data:text/html,1',
    '',
  ])('refuses to lead to %j', async (place) => {
    leadingTo(place);
    expect(await ask()).toEqual(notReached);
  });

  it.each([
    [path, `${path}?error=path-cost-changed`],
    ['/token/order?ref=%2Ftools', '/token/order?ref=%2Ftools&error=path-cost-changed'],
    ['//pay.example', '/token/order?error=path-cost-changed'],
  ])('returns to %s with a refusal that changes what it shows', async (redirect, back) => {
    answering(() => refusal(409, 'path-cost-changed', 'The price is another.'));
    expect(await ask(redirect)).toEqual({ kind: 'opened', address: `${location.origin}${back}` });
  });

  it.each([
    ['payment-unavailable', 503],
    ['payment-overtaken', 409],
    ['internal-error', 500],
    ['too-many-requests', 429],
  ] as const)('stays on the page for %s, and says that nothing was charged', async (code, status) => {
    answering(() => refusal(status, code, 'Not now.'));
    const page = await ask();
    expect(page.kind === 'failed' && page.sentence).toContain('Nothing was charged');
    expect(page.kind === 'failed' && page.sentence).toContain(sentenceOf(code).split('.')[0]);
  });

  it('says where a payment continues that another window took over', async () => {
    answering(() => refusal(409, 'payment-overtaken', 'Not now.'));
    expect(await ask()).toEqual({
      kind: 'failed',
      sentence:
        'Your payment page is open in another window, or your balance has just changed. Nothing was charged here. Please finish there, or try again.',
    });
  });

  it('detects older functions, which always redirect', async () => {
    answering(() => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }));
    expect(await ask()).toEqual({ kind: 'forms alone' });
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('no network'))],
    ['the answer is not ours', async () => new Response('<html>', { status: 502 })],
    ['the gateway has a fault', async () => Response.json({ message: 'Went wrong' }, { status: 500 })],
    ['the refusal is not about a payment', async () => refusal(404, 'not-found', 'We couldn’t find that.')],
  ])('says when %s', async (_what, answer) => {
    answering(answer);
    expect(await ask()).toEqual(notReached);
  });

  it('says when it waited too long', async () => {
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Promise.withResolvers<Response>().promise;
    });
    expect(await ask(path, AbortSignal.abort())).toEqual(notReached);
  });
});
