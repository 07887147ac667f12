import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, line, order, paidSession, startHarness, until } from './stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('creates an open session with what it was given', async () => {
  const expires_at = harness.nowSeconds() + 3600;
  const session = await harness.sdk.checkout.sessions.create(
    order({
      allowed_payment_method_types: ['card', 'link'],
      line_items: [
        line({ name: 'Tokens', cents: 3850, quantity: 2 }),
        line({ name: 'Ümläut & co', cents: 75 }),
      ],
      client_reference_id: 'order-1',
      metadata: { order: 'order-1', __proto__x: 'kept' },
      expires_at,
      submit_type: 'pay',
      automatic_tax: { enabled: false },
    }),
  );
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    currency: 'aud',
    amount_total: 7775,
    amount_subtotal: 7775,
    client_reference_id: 'order-1',
    customer_email: 'ada@example.com',
    metadata: { order: 'order-1', __proto__x: 'kept' },
    allowed_payment_method_types: ['card', 'link'],
    payment_method_types: ['card'],
    payment_intent: null,
    livemode: false,
    expires_at,
    submit_type: 'pay',
    success_url: 'http://localhost:3000/token/order?status=success&session_id={CHECKOUT_SESSION_ID}',
    url: `${harness.pageOrigin}/__local/checkout/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
  expect(session.lastResponse.requestId).toMatch(/^req_\w{14}$/);
  expect(await harness.sdk.checkout.sessions.retrieve(session.id)).toEqual(session);
});

test('lives a day when no expiry is given', async () => {
  const session = await harness.sdk.checkout.sessions.create(order());
  expect(session.expires_at - session.created).toBe(86_400);
});

test('lists line items in pages', async () => {
  const line_items = ['A', 'B', 'C'].map((name) => line({ name, cents: 100, quantity: 3 }));
  const { id } = await harness.sdk.checkout.sessions.create(order({ line_items }));
  const first = await harness.sdk.checkout.sessions.listLineItems(id, { limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true });
  expect(first.data.map((item) => item.description)).toEqual(['A', 'B']);
  expect(first.data[0]).toMatchObject({ amount_total: 300, quantity: 3, currency: 'aud' });
  expect(first.data[0]?.price).toMatchObject({ unit_amount: 100, type: 'one_time' });
  expect(first.data[0]?.price?.unit_amount_decimal?.toString()).toBe('100');
  const all: (string | null)[] = [];
  for await (const item of harness.sdk.checkout.sessions.listLineItems(id, { limit: 2 }))
    all.push(item.description);
  expect(all).toEqual(['A', 'B', 'C']);
});

test('expands line items, the payment intent and its charge', async () => {
  const paid = await paidSession(harness, {
    payment_intent_data: {
      metadata: { order: '7' },
      receipt_email: 'bo@example.com',
      description: 'Order 7',
    },
  });
  const session = await harness.sdk.checkout.sessions.retrieve(paid.id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(session.line_items?.data).toHaveLength(1);
  const intent = session.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({
    object: 'payment_intent',
    status: 'succeeded',
    amount: 3850,
    amount_received: 3850,
    metadata: { order: '7' },
    receipt_email: 'bo@example.com',
    description: 'Order 7',
  });
  expect(intent.latest_charge).toMatchObject({
    object: 'charge',
    paid: true,
    captured: true,
    refunded: false,
    amount_refunded: 0,
    payment_intent: paid.payment_intent,
    metadata: { order: '7' },
    billing_details: { email: 'ada@example.com' },
  });
  const charge = await harness.sdk.charges.retrieve((intent.latest_charge as Stripe.Charge).id);
  expect(charge).toEqual(intent.latest_charge);
  const alone = await harness.sdk.paymentIntents.retrieve(paid.payment_intent);
  expect(alone.latest_charge).toBe(charge.id);
});

test('expands nothing where nothing is paid yet', async () => {
  const { id } = await harness.sdk.checkout.sessions.create(order());
  const session = await harness.sdk.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session.payment_intent).toBeNull();
});

test('expires an open session once, and tells', async () => {
  const { id } = await harness.sdk.checkout.sessions.create(order({ metadata: { order: 'gone' } }));
  const expired = await harness.sdk.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ id, status: 'expired', payment_status: 'unpaid', url: null });
  await until(() => harness.deliveries.some(({ event }) => event.type === 'checkout.session.expired'));
  expect(harness.deliveries[0]?.event.data.object).toMatchObject({
    id,
    status: 'expired',
    metadata: { order: 'gone' },
  });
  await expect(harness.sdk.checkout.sessions.expire(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    message: expect.stringContaining('status of `expired`'),
  });
});

test('refuses to expire a paid session, which stays paid', async () => {
  const { id } = await paidSession(harness);
  await expect(harness.sdk.checkout.sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('status of `complete`'),
  });
  expect(await harness.sdk.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
});

test('expires by the clock, to the second, and tells without being asked', async () => {
  const { id } = await harness.sdk.checkout.sessions.create(
    order({ expires_at: harness.nowSeconds() + 1860 }),
  );
  harness.clock.advanceSeconds(1850);
  expect((await harness.sdk.checkout.sessions.retrieve(id)).status).toBe('open');
  harness.clock.advanceSeconds(15);
  const events = () =>
    harness.deliveries.filter(({ event }) => (event.data.object as { id: string }).id === id);
  await until(() => events().length > 0);
  expect(events().map(({ event }) => event.type)).toEqual(['checkout.session.expired']);
  expect(await harness.sdk.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
});

test('sums payments up for a local page', async () => {
  const { id } = await paidSession(harness);
  const [newest] = harness.engine.payments();
  expect(newest).toMatchObject({
    sessionId: id,
    status: 'complete',
    paid: true,
    amountCents: 3850,
    refundedCents: 0,
    dispute: null,
    description: '38.5 tokens',
    email: 'ada@example.com',
    events: [{ type: 'checkout.session.completed', attempts: 0, deliveredAt: null, nextAttemptAt: null }],
  });
});
