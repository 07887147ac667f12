import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, order, paidSession, startHarness } from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('gives the same answer to the same key and parameters, even after a restart', async () => {
  const first = await harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'create-1' });
  await harness.restart();
  const second = await harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'create-1' });
  expect(second).toEqual(first);
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
});

test('creates one session for a key used many times in parallel', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'at-once' }),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('ignores the order of parameters', async () => {
  const metadata = { a: '1', b: '2' };
  const first = await harness.sdk.checkout.sessions.create(order({ metadata }), {
    idempotencyKey: 'ordered',
  });
  const turned = { metadata: { b: '2', a: '1' }, ...order() };
  const second = await harness.sdk.checkout.sessions.create(turned, { idempotencyKey: 'ordered' });
  expect(second.id).toBe(first.id);
});

test('refuses a key with other parameters or for another endpoint', async () => {
  const { id } = await harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'mine' });
  const refusal = { type: 'StripeIdempotencyError', rawType: 'idempotency_error', statusCode: 400 };
  const other = order({ client_reference_id: 'other' });
  await expect(harness.sdk.checkout.sessions.create(other, { idempotencyKey: 'mine' })).rejects.toMatchObject(
    refusal,
  );
  await expect(
    harness.sdk.checkout.sessions.expire(id, {}, { idempotencyKey: 'mine' }),
  ).rejects.toMatchObject(refusal);
  await expect(
    harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'k'.repeat(256) }),
  ).rejects.toMatchObject(refusal);
});

test('repeats a refusal that depended on the state, even after the state has changed', async () => {
  const { payment_intent } = await paidSession(harness);
  const tooMuch = () =>
    harness.sdk.refunds
      .create({ payment_intent, amount: 3851 }, { idempotencyKey: 'too-much' })
      .catch((error) => error);
  const first = await tooMuch();
  await harness.sdk.refunds.create({ payment_intent, amount: 3000 });
  const second = await tooMuch();
  expect(first).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(second.message).toBe(first.message);
});

test('saves nothing for invalid parameters', async () => {
  const wrong = order({ customer_email: 'ada@' });
  const key = { idempotencyKey: 'put-right' };
  await expect(harness.sdk.checkout.sessions.create(wrong, key)).rejects.toMatchObject({
    param: 'customer_email',
  });
  expect(await harness.sdk.checkout.sessions.create(order(), key)).toMatchObject({ status: 'open' });
});

test('refunds once for a repeated key', async () => {
  const { payment_intent } = await paidSession(harness);
  const refund = () =>
    harness.sdk.refunds.create({ payment_intent, amount: 1000 }, { idempotencyKey: 'refund-1' });
  expect((await refund()).id).toBe((await refund()).id);
  expect((await harness.sdk.refunds.list({ payment_intent })).data).toMatchObject([{ amount: 1000 }]);
});

test('forgets a key after a day by the clock', async () => {
  const create = () => harness.sdk.checkout.sessions.create(order(), { idempotencyKey: 'daily' });
  const first = await create();
  harness.clock.advanceSeconds(86_390);
  expect((await create()).id).toBe(first.id);
  harness.clock.advanceSeconds(20);
  expect((await create()).id).not.toBe(first.id);
});
