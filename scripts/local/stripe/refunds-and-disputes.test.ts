import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, order, paidSession, press, startHarness, until } from './stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const paid = () => paidSession(harness, { payment_intent_data: { metadata: { order: 'o-9' } } });
/** What the endpoint was told about one payment. */
const told = (intent: string) =>
  harness.deliveries
    .filter(({ event }) => (event.data.object as Stripe.Charge).payment_intent === intent)
    .map(({ event }) => ({
      type: event.type,
      object: event.data.object,
      previous: event.data.previous_attributes,
    }));

async function chargeOf(intent: string): Promise<Stripe.Charge> {
  const { latest_charge } = await harness.sdk.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  });
  return latest_charge as Stripe.Charge;
}

async function trigger(session: string, button: string, fields: Record<string, string> = {}) {
  const response = await press(harness, { session, button, fields });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('through the API', () => {
  test('refunds a part, then the rest, and tells of each', async () => {
    const { payment_intent } = await paid();
    const charge = (await chargeOf(payment_intent)).id;
    const part = await harness.sdk.refunds.create({
      charge,
      amount: 1000,
      reason: 'requested_by_customer',
      metadata: { why: 'asked' },
    });
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      currency: 'aud',
      charge,
      payment_intent,
      status: 'succeeded',
      reason: 'requested_by_customer',
      metadata: { why: 'asked' },
    });
    expect(await harness.sdk.refunds.retrieve(part.id)).toEqual(part);
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1000, refunded: false });
    const rest = await harness.sdk.refunds.create({ payment_intent });
    expect(rest.amount).toBe(2850);
    const whole = await chargeOf(payment_intent);
    expect(whole).toMatchObject({ amount_refunded: 3850, refunded: true });
    expect(whole.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    await until(() => told(payment_intent).length === 2);
    expect(told(payment_intent)).toMatchObject(
      [1000, 3850].map((amount_refunded) => ({
        type: 'charge.refunded',
        object: { id: charge, object: 'charge', payment_intent, amount_refunded, metadata: { order: 'o-9' } },
      })),
    );
    expect(told(payment_intent)[1]?.previous).toEqual({
      amount_refunded: 1000,
      refunded: false,
    });
  });

  test.each([
    { what: 'more than was paid', amount: 3851, code: undefined, param: 'amount' },
    { what: 'nothing', amount: 0, code: 'parameter_invalid_integer', param: 'amount' },
    { what: 'less than nothing', amount: -1, code: 'parameter_invalid_integer', param: 'amount' },
    { what: 'a fraction', amount: 0.5, code: 'parameter_invalid_integer', param: 'amount' },
  ])('refuses to refund $what', async ({ amount, code, param }) => {
    const { payment_intent } = await paid();
    await expect(harness.sdk.refunds.create({ payment_intent, amount })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 0 });
  });

  test('refuses more than is left, and anything once all is refunded', async () => {
    const { payment_intent } = await paid();
    await harness.sdk.refunds.create({ payment_intent, amount: 3000 });
    await expect(harness.sdk.refunds.create({ payment_intent, amount: 851 })).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($8.51) is greater than unrefunded amount on charge ($8.50)',
    });
    await harness.sdk.refunds.create({ payment_intent, amount: 850 });
    await expect(harness.sdk.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('refuses a refund of nothing named, of two things, or with an unknown reason', async () => {
    const { payment_intent } = await paid();
    const charge = (await chargeOf(payment_intent)).id;
    await expect(harness.sdk.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(harness.sdk.refunds.create({ charge, payment_intent })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(harness.sdk.refunds.create({ charge, reason: 'whim' })).rejects.toMatchObject({
      param: 'reason',
    });
    await expect(harness.sdk.refunds.create({ charge, expand: ['customer'] })).rejects.toMatchObject({
      param: 'expand',
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 0 });
  });
});

describe('through the local triggers', () => {
  test('refunds a part and the rest', async () => {
    const { id, payment_intent } = await paid();
    expect(await trigger(id, 'refund', { amount: '1000' })).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^re_/), status: 'succeeded', delivered: 200 },
    });
    expect(told(payment_intent)).toMatchObject([
      { type: 'charge.refunded', object: { payment_intent, amount_refunded: 1000 } },
    ]);
    await trigger(id, 'refund');
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 3850, refunded: true });
    expect((await trigger(id, 'refund')).status).toBe(400);
    expect(harness.engine.payments()[0]).toMatchObject({ refundedCents: 3850 });
  });

  test('lets the newest refund fail, which gives the charge its money back', async () => {
    const { id, payment_intent } = await paid();
    await trigger(id, 'refund', { amount: '1000' });
    await trigger(id, 'refund', { amount: '500' });
    const failed = await trigger(id, 'refund-failed');
    expect(failed).toMatchObject({ status: 200, body: { status: 'failed', delivered: 200 } });
    expect(told(payment_intent).at(-1)).toMatchObject({
      type: 'refund.failed',
      object: { object: 'refund', payment_intent, amount: 500, status: 'failed' },
      previous: { status: 'succeeded' },
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1000, refunded: false });
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
    expect((await disputes.list({ payment_intent })).data).toMatchObject([{ amount: 3250 }]);
    const other = await paid();
    expect((await refunds.list({ payment_intent: other.payment_intent })).data).toEqual([]);
    await expect(refunds.list({ payment_intent: 'pi_nobody' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(disputes.list({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });

  test.each(['0', '-5', '1.5', 'all', '99999999'])('refuses to refund %s cents', async (amount) => {
    const { id, payment_intent } = await paid();
    expect(await trigger(id, 'refund', { amount })).toEqual({
      status: 400,
      body: { error: expect.any(String) },
    });
    expect(told(payment_intent)).toEqual([]);
  });

  test.each(['won', 'lost'] as const)('disputes a payment and closes the dispute as %s', async (outcome) => {
    const { id, payment_intent } = await paid();
    expect(await trigger(id, 'dispute')).toMatchObject({ status: 200, body: { status: 'needs_response' } });
    const charge = await chargeOf(payment_intent);
    expect(charge.disputed).toBe(true);
    expect((await trigger(id, 'dispute')).status).toBe(409);
    await expect(harness.sdk.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    const closed = await trigger(id, `dispute-${outcome}`);
    expect(closed).toMatchObject({ status: 200, body: { status: outcome } });
    expect((await trigger(id, `dispute-${outcome}`)).status).toBe(409);
    const dispute = {
      object: 'dispute',
      amount: 3850,
      charge: charge.id,
      payment_intent,
      reason: 'fraudulent',
    };
    expect(told(payment_intent)).toMatchObject([
      { type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } },
      { type: 'charge.dispute.closed', object: { ...dispute, status: outcome } },
    ]);
    expect(await harness.sdk.disputes.retrieve(String(closed.body.id))).toMatchObject({ status: outcome });
    expect(harness.engine.payments()[0]).toMatchObject({ dispute: outcome });
  });

  test('disputes only what was not refunded', async () => {
    const { id, payment_intent } = await paid();
    await trigger(id, 'refund', { amount: '1000' });
    await trigger(id, 'dispute');
    expect(told(payment_intent)[1]).toMatchObject({
      type: 'charge.dispute.created',
      object: { amount: 2850 },
    });
    const other = await paid();
    await trigger(other.id, 'refund');
    expect((await trigger(other.id, 'dispute')).status).toBe(409);
  });

  test.each(['refund', 'dispute', 'dispute-won'])('refuses %s for a payment not made', async (button) => {
    const { id } = await harness.sdk.checkout.sessions.create(order());
    expect(await trigger(id, button)).toEqual({ status: 409, body: { error: expect.any(String) } });
  });

  test('sends an event of a kind again when asked for it', async () => {
    const { id, payment_intent } = await paid();
    await trigger(id, 'refund');
    expect(await trigger(id, 'webhook', { type: 'charge.refunded' })).toEqual({
      status: 200,
      body: { delivered: 200 },
    });
    expect(told(payment_intent).map(({ type }) => type)).toEqual(['charge.refunded', 'charge.refunded']);
  });
});
