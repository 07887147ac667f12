import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, order, paidSession, press, startHarness, until } from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const paid = () => paidSession(harness);
/** The events that the endpoint received about one payment. */
const told = (intent: string) =>
  harness.deliveries
    .filter(({ event }) => (event.data.object as Stripe.Charge).payment_intent === intent)
    .map(({ event }) => ({ type: event.type, object: event.data.object }));

async function trigger(session: string, button: string, fields: Record<string, string> = {}) {
  const response = await press(harness, { session, button, fields });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const refundsOf = async (payment_intent: string) =>
  (await harness.sdk.refunds.list({ payment_intent, limit: 100 })).data.map(({ amount, status }) => [
    amount,
    status,
  ]);

describe('through the API', () => {
  test('refunds the rest after a part, and sends an event for each', async () => {
    const { id, payment_intent } = await paid();
    await trigger(id, 'refund', { amount: '1000' });
    const rest = { object: 'refund', amount: 2850, payment_intent, status: 'succeeded' };
    expect(await harness.sdk.refunds.create({ payment_intent })).toMatchObject(rest);
    expect(await refundsOf(payment_intent)).toEqual([
      [2850, 'succeeded'],
      [1000, 'succeeded'],
    ]);
    await until(() => told(payment_intent).length === 2);
    expect(told(payment_intent)).toMatchObject([
      { type: 'charge.refunded', object: { object: 'charge', amount_refunded: 1000 } },
      { type: 'charge.refunded', object: { object: 'charge', amount_refunded: 3850 } },
    ]);
  });
});

describe('through the local triggers', () => {
  test('lets the newest refund fail, which returns the money to the payment', async () => {
    const { id, payment_intent } = await paid();
    await trigger(id, 'refund', { amount: '1000' });
    await trigger(id, 'refund', { amount: '500' });
    expect(await trigger(id, 'refund-failed')).toMatchObject({ status: 200, body: { delivered: 200 } });
    expect(told(payment_intent).at(-1)).toMatchObject({
      type: 'refund.failed',
      object: { object: 'refund', payment_intent, amount: 500, status: 'failed' },
    });
    expect(await refundsOf(payment_intent)).toEqual([
      [500, 'failed'],
      [1000, 'succeeded'],
    ]);
    await trigger(id, 'refund-failed');
    expect((await trigger(id, 'refund-failed')).status).toBe(409);
  });

  test('lists the refunds and disputes of a payment, page by page', async () => {
    const { id, payment_intent } = await paid();
    for (const amount of ['100', '200', '300']) await trigger(id, 'refund', { amount });
    await trigger(id, 'dispute');
    const { refunds, disputes } = harness.sdk;
    const all = await refunds.list({ payment_intent, limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(all.map(({ amount }) => amount)).toEqual([300, 200, 100]);
    expect((await disputes.list({ payment_intent, limit: 100 })).data).toMatchObject([{ amount: 3250 }]);
    expect(await refundsOf((await paid()).payment_intent)).toEqual([]);
    await expect(disputes.list({ limit: 100 })).rejects.toMatchObject({ code: 'parameter_missing' });
  });

  test.each(['won', 'lost'] as const)('disputes a payment and closes the dispute as %s', async (outcome) => {
    const { id, payment_intent } = await paid();
    expect((await trigger(id, 'dispute')).status).toBe(200);
    expect((await trigger(id, 'dispute')).status).toBe(409);
    await expect(harness.sdk.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    expect((await trigger(id, `dispute-${outcome}`)).status).toBe(200);
    expect((await trigger(id, `dispute-${outcome}`)).status).toBe(409);
    const dispute = { object: 'dispute', amount: 3850, payment_intent };
    expect(told(payment_intent)).toMatchObject([
      { type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } },
      { type: 'charge.dispute.closed', object: { ...dispute, status: outcome } },
    ]);
    expect((await harness.sdk.disputes.list({ payment_intent, limit: 100 })).data).toMatchObject([
      { status: outcome },
    ]);
  });

  test.each(['refund', 'refund-failed', 'dispute', 'dispute-won'])(
    'refuses %s for an unpaid checkout',
    async (button) => {
      const { id } = await harness.sdk.checkout.sessions.create(order());
      expect(await trigger(id, button)).toEqual({ status: 409, body: { error: expect.any(String) } });
    },
  );
});
