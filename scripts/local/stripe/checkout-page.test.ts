import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { audAmount } from './checkout-page.ts';
import {
  type Harness,
  line,
  order,
  paidSession,
  patienceMs,
  press,
  startHarness,
} from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
beforeEach(() => {
  harness.deliveries.length = 0;
  harness.answerWith(200);
});
afterAll(() => harness.close());

const open = async (changes: Parameters<typeof order>[0] = {}) =>
  (await harness.sdk.checkout.sessions.create(order(changes))).id;
const address = (session: string) => `${harness.pageOrigin}/__local/checkout/${session}`;
async function page(url: string) {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('shows merchant, item, total, email address and three buttons', async () => {
  const session = await open({ line_items: [line({ name: 'Plan', cents: 199_800 })] });
  const { status, headers, html } = await page(address(session));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const shown of [brand, 'Plan', '$1,998.00', 'value="ada@example.com"']) expect(html).toContain(shown);
  const targets = [...html.matchAll(/action="([^"]+)"/g)].map((match) => match[1]);
  expect(targets).toEqual(
    ['pay', 'decline', 'cancel'].map((button) => `/__local/checkout/${session}/${button}`),
  );
});

test('escapes markup in names', async () => {
  const session = await open({ line_items: [line({ name: `<img src=x onerror="a('&')">`, cents: 100 })] });
  const { html } = await page(address(session));
  expect(html).toContain('&#60;img src=x onerror=&#34;a(&#39;&#38;&#39;)&#34;&#62;');
  expect(html).not.toContain('<img');
});

test('Pay notifies the endpoint before it redirects the customer', async () => {
  const session = await open();
  const response = await press(harness, { session, button: 'pay' });
  expect(harness.deliveries.map(({ event }) => event.type)).toEqual(['checkout.session.completed']);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `http://localhost:3000/token/order?status=success&session_id=${session}`,
  );
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({
    payment_status: 'paid',
    status: 'complete',
    customer_details: { email: 'ada@example.com' },
  });
});

test('Pay with the webhook off pays without an event', async () => {
  const { id } = await paidSession(harness);
  expect(harness.deliveries).toEqual([]);
  expect(await harness.sdk.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
});

test('Pay stops waiting for the endpoint after a while', async () => {
  harness.answerWith('hang');
  const session = await open();
  const started = performance.now();
  const response = await press(harness, { session, button: 'pay' });
  expect(response.status).toBe(303);
  expect(performance.now() - started).toBeGreaterThan(patienceMs - 20);
  expect(performance.now() - started).toBeLessThan(patienceMs + 2000);
});

test('pays once, however often the button is pressed', async () => {
  const session = await open();
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => press(harness, { session, button: 'pay' })),
  );
  expect(presses.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
  expect(harness.deliveries).toHaveLength(1);
  const again = await press(harness, { session, button: 'pay' });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('This payment is complete');
  const { status, html } = await page(address(session));
  expect({ status, paid: html.includes('This payment is complete'), form: html.includes('<form') }).toEqual({
    status: 200,
    paid: true,
    form: false,
  });
});

test('Decline charges nothing and leaves the session open', async () => {
  const session = await open();
  const response = await press(harness, { session, button: 'decline' });
  expect(response.status).toBe(303);
  const { html } = await page(`${harness.pageOrigin}${response.headers.get('location')}`);
  expect(html).toContain('The card was declined');
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'open',
    payment_intent: null,
  });
  expect(harness.deliveries).toEqual([]);
  expect((await press(harness, { session, button: 'pay' })).status).toBe(303);
});

test('Cancel sends the customer back and leaves the session open', async () => {
  const session = await open();
  const response = await press(harness, { session, button: 'cancel' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `http://localhost:3000/token/order?status=cancel&session_id=${session}`,
  );
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({ status: 'open' });
});

test('shows an expired session, which can be neither paid nor declined', async () => {
  const session = await open();
  await harness.sdk.checkout.sessions.expire(session);
  const seen = await page(address(session));
  expect(seen).toMatchObject({ status: 200, html: expect.stringContaining('has expired') });
  expect(seen.html).toContain(`status=cancel&#38;session_id=${session}`);
  for (const button of ['pay', 'decline']) {
    const response = await press(harness, { session, button });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('has expired');
  }
  expect((await press(harness, { session, button: 'cancel' })).status).toBe(303);
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({ payment_status: 'unpaid' });
});

test('refuses to pay an overdue session even before the clock is polled', async () => {
  const session = await open({ expires_at: harness.nowSeconds() + 1860 });
  harness.clock.advanceSeconds(1861);
  expect((await press(harness, { session, button: 'pay' })).status).toBe(409);
});

test('asks a new customer for an email address', async () => {
  const { customer_email: _, ...anonymous } = order();
  const { id: session } = await harness.sdk.checkout.sessions.create(anonymous);
  const wrong = await press(harness, { session, button: 'pay', fields: { email: 'bo@' } });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('doesn’t look right');
  await press(harness, { session, button: 'pay', fields: { email: 'bo@example.com' } });
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({
    customer_email: null,
    customer_details: { email: 'bo@example.com' },
  });
});

describe('answers', () => {
  test.each([
    ['GET', 'checkout/cs_test_none', 404, 'Payment not found'],
    ['POST', 'checkout/cs_test_none/pay', 404, 'Payment not found'],
    ['GET', 'checkout/', 404, 'Payment not found'],
    ['GET', 'checkout/cs_test_none/pay', 405, 'POST'],
    ['POST', 'checkout/cs_test_none/constructor', 404, 'gateway'],
    ['POST', 'checkout/cs_test_none/pay/twice', 404, 'gateway'],
    ['GET', 'checkouts', 404, 'gateway'],
  ])('%s %s with %d', async (method, path, status, says) => {
    const response = await fetch(`${harness.pageOrigin}/__local/${path}`, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(says);
  });

  test('unreadable fields with 415, and pays nothing', async () => {
    const session = await open();
    const body = new FormData();
    body.set('webhook', 'off');
    const response = await fetch(`${address(session)}/pay`, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(415);
    expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({ payment_status: 'unpaid' });
  });
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [3850, '$38.50'],
  [99_999_999, '$999,999.99'],
])('writes %i cents as %s', (cents, written) => {
  expect(audAmount(cents)).toBe(written);
});
