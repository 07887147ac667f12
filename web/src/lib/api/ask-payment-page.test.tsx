import { afterEach, expect, it, vi } from 'vitest';
import { checkoutOrigin } from '#shared/contract/checkout-origin.ts';
import { sentenceOf } from '#shared/contract/errors.ts';
import { refusal } from '../testing/answer-calls.ts';
import { askPaymentPage } from './ask-payment-page.ts';

afterEach(() => void vi.unstubAllGlobals());

const checkout = `${checkoutOrigin}/c/pay/cs_1`;
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
