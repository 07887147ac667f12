import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, order, startHarness } from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('gives the same answer to the same key and parameters, even after a restart', async () => {
  const asked = order();
  const first = await harness.sdk.checkout.sessions.create(asked, { idempotencyKey: 'create-1' });
  await harness.restart();
  const second = await harness.sdk.checkout.sessions.create(asked, { idempotencyKey: 'create-1' });
  expect(second).toEqual(first);
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
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

test('forgets a key after a day by the clock', async () => {
  const expires_at = harness.nowSeconds() + 86_400;
  const create = () =>
    harness.sdk.checkout.sessions.create(order({ expires_at }), { idempotencyKey: 'daily' });
  const first = await create();
  harness.clock.advanceSeconds(86_390);
  expect((await create()).id).toBe(first.id);
  harness.clock.advanceSeconds(20);
  await expect(create()).rejects.toMatchObject({ param: 'expires_at' });
});
