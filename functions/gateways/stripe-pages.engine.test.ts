import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { cents } from '#shared/domain/tokens/money.ts';
import { startServer } from '../testing/start-server.ts';
import { buildStripe } from './stripe.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Connects our Stripe gateway to a fake that answers everything alike and records its requests. */
async function stripeThatAnswers(status: number, answer: object) {
  const asked: URLSearchParams[] = [];
  const { url } = await startServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  vi.stubEnv('STRIPE_API_URL', url);
  vi.stubEnv('STRIPE_MODE', 'test');
  const keys = JSON.stringify({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] });
  return { stripe: buildStripe(async () => keys), asked };
}

it('a page is in Australian dollars, wherever its visitor is', async () => {
  const { stripe, asked } = await stripeThatAnswers(200, { id: 'cs_test_1', url: 'https://pay.example' });
  await stripe.openCheckout({
    orderId: 'ord_1',
    owner: 'usr_1',
    amountCents: cents(4900),
    description: '49 tokens',
    successUrl: 'https://site.example/success',
    cancelUrl: 'https://site.example/cancel',
    expiresAtMs: 1_800_000,
  });
  expect(asked[0]?.get('line_items[0][price_data][currency]')).toBe('aud');
  expect(asked[0]?.get('adaptive_pricing[enabled]')).toBe('false');
});

it('a page has the address of its buyer, and Stripe sends no receipt because we do', async () => {
  const { stripe, asked } = await stripeThatAnswers(200, { id: 'cs_test_1', url: 'https://pay.example' });
  await stripe.openCheckout({
    orderId: 'ord_1',
    owner: 'usr_1',
    amountCents: cents(9900),
    description: 'Pro plan',
    customerEmail: 'mia@example.com',
    successUrl: 'https://site.example/success',
    cancelUrl: 'https://site.example/cancel',
    expiresAtMs: 1_800_000,
  });
  expect(asked[0]?.get('customer_email')).toBe('mia@example.com');
  expect([...(asked[0]?.keys() ?? [])].filter((name) => name.includes('receipt'))).toEqual([]);
});

it.each([
  [400, 'is no longer open', false],
  [404, 'is unknown to Stripe', false],
  [200, 'is open', true],
])('answer %s to closing is for a page that %s', async (status, _what, closed) => {
  const error = { error: { type: 'invalid_request_error' } };
  const { stripe } = await stripeThatAnswers(status, status === 200 ? { id: 'cs_test_1' } : error);
  expect(await stripe.expireCheckout('cs_test_1')).toBe(closed);
});
