import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { type Harness, line, order, press, startHarness } from './testing/stripe-harness.ts';

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
