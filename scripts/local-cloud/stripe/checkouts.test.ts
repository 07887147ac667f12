import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, order, startHarness, until } from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const sessions = () => harness.sdk.checkout.sessions;

test('creates an open checkout from its parameters', async () => {
  const expires_at = harness.nowSeconds() + 3600;
  const session = await sessions().create(
    order({ metadata: { order: 'order-1', __proto__x: 'kept' }, expires_at }),
  );
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    currency: 'aud',
    amount_total: 3850,
    customer_details: { email: 'ada@example.com' },
    metadata: { order: 'order-1', __proto__x: 'kept' },
    payment_intent: null,
    url: `${harness.pageOrigin}/__local/checkout/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
  expect(await sessions().retrieve(session.id)).toEqual(session);
});

test('expires to the second by the clock, and sends the event without a request', async () => {
  const { id } = await sessions().create(order({ expires_at: harness.nowSeconds() + 1860 }));
  harness.clock.advanceSeconds(1850);
  expect((await sessions().retrieve(id)).status).toBe('open');
  harness.clock.advanceSeconds(15);
  const events = () =>
    harness.deliveries.filter(({ event }) => (event.data.object as { id: string }).id === id);
  await until(() => events().length > 0);
  expect(events().map(({ event }) => event.type)).toEqual(['checkout.session.expired']);
  expect(await sessions().retrieve(id)).toMatchObject({ status: 'expired', url: null });
});

test('lists the checkouts since a given time, newest first and page by page', async () => {
  harness.clock.advanceSeconds(60);
  const gte = harness.nowSeconds();
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1)
    made.unshift((await sessions().create(order({ expires_at: gte + 3600 }))).id);
  const listed: string[] = [];
  for await (const { id } of sessions().list({ created: { gte }, limit: 2 })) listed.push(id);
  expect(listed).toEqual(made);
  await expect(sessions().list({ limit: 2 })).rejects.toMatchObject({ statusCode: 400 });
});
