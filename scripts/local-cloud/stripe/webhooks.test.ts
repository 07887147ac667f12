import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, order, press, startHarness, until, webhookSecret } from './testing/stripe-harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

async function openSession(): Promise<string> {
  return (await harness.sdk.checkout.sessions.create(order({ metadata: { order: 'o-1' } }))).id;
}

/** Waits until the endpoint has been called this often and its last answer is recorded. */
async function settled(attempts: number): Promise<void> {
  await until(() => harness.rows('events')[0]?.attempts === attempts);
  expect(harness.deliveries).toHaveLength(attempts);
}

const minute = 60;
const hour = 60 * minute;

test('the SDK accepts the signature only with the secret and in time', async () => {
  const session = await openSession();
  await press(harness, { session, button: 'pay' });
  const [{ payload, signature } = { payload: '', signature: '' }] = harness.deliveries;
  const construct = (secret: string, receivedAt?: number) =>
    harness.sdk.webhooks.constructEvent(payload, signature, secret, 300, undefined, receivedAt);
  const event = construct(webhookSecret);
  expect(event).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    api_version: Stripe.API_VERSION,
    livemode: false,
    data: {
      object: {
        id: session,
        payment_status: 'paid',
        status: 'complete',
        metadata: { order: 'o-1' },
        url: null,
      },
    },
  });
  expect(event.id).toMatch(/^evt_/);
  const refused = Stripe.errors.StripeSignatureVerificationError;
  expect(() => construct('whsec_another')).toThrow(refused);
  expect(() => construct(webhookSecret, Date.now() + 301_000)).toThrow(refused);
  expect(() =>
    harness.sdk.webhooks.constructEvent(payload.replace('3850', '9850'), signature, webhookSecret),
  ).toThrow(refused);
});

describe('an endpoint that answers', () => {
  test.each([400, 500, 302, 'break'] as const)(
    '%s gets the same event again until it accepts it',
    async (status) => {
      harness.answerWith(status);
      const session = await openSession();
      const paid = await press(harness, { session, button: 'pay' });
      expect(paid.status).toBe(303);
      await settled(1);
      harness.clock.advanceSeconds(3);
      await settled(2);
      harness.answerWith(200);
      harness.clock.advanceSeconds(11);
      await settled(3);
      harness.clock.advanceSeconds(24 * hour);
      await wait(150);
      expect(harness.deliveries).toHaveLength(3);
      expect(new Set(harness.deliveries.map(({ payload }) => payload)).size).toBe(1);
      expect(harness.rows('events')).toMatchObject([
        { last_status: 200, next_attempt_ms: null, delivered_ms: expect.any(Number) },
      ]);
    },
  );
});

test('gives up after three days', async () => {
  harness.answerWith(500);
  await press(harness, { session: await openSession(), button: 'pay' });
  harness.clock.advanceSeconds(72 * hour + 1);
  await settled(2);
  harness.clock.advanceSeconds(100 * hour);
  await wait(150);
  expect(harness.deliveries).toHaveLength(2);
  expect(harness.rows('events')).toMatchObject([
    { last_status: 500, next_attempt_ms: null, delivered_ms: null },
  ]);
});

test('delivers pending events directly after a restart', async () => {
  harness.answerWith('hang');
  const session = await openSession();
  const paying = press(harness, { session, button: 'pay' });
  await until(() => harness.deliveries.length === 1);
  harness.answerWith(200);
  await harness.restart();
  expect((await paying).status).toBe(303);
  await until(() => harness.deliveries.length === 2);
  expect(harness.deliveries[1]?.event.id).toBe(harness.deliveries[0]?.event.id);
  expect(await harness.sdk.checkout.sessions.retrieve(session)).toMatchObject({ payment_status: 'paid' });
});
