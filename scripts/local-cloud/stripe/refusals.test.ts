import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, line, order, sdkFor, startHarness } from './testing/stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

type Changes = Record<string, unknown>;

const plain = line({ name: 'x', cents: 100 });
const priced = (price: Changes) => ({
  line_items: [{ ...plain, price_data: { ...plain.price_data, ...price } }],
});
const price = 'line_items[0][price_data]';

const inSeconds = (seconds: number) => () => ({ expires_at: harness.nowSeconds() + seconds });
const [missing, unknown, wrong] = ['parameter_missing', 'parameter_unknown', 'parameter_invalid'];

describe('creating a checkout is refused for', () => {
  test.each<[string, Changes | (() => Changes), string | undefined, string?]>([
    ['no mode', { mode: undefined }, missing, 'mode'],
    ['another mode', { mode: 'subscription' }, wrong, 'mode'],
    ['no line items', { line_items: undefined }, missing, 'line_items'],

    ['a bad e-mail address', { customer_email: 'ada@' }, wrong, 'customer_email'],
    ['an unknown parameter', { colour: 'red' }, unknown, 'colour'],
    ['a feature not stood in for', { discounts: [{ coupon: 'c' }] }, unknown, 'discounts'],

    ['another currency', priced({ currency: 'usd' }), wrong, `${price}[currency]`],

    ['a fraction of a cent', priced({ unit_amount: 99.5 }), wrong, `${price}[unit_amount]`],

    ['a quantity', { line_items: [{ ...plain, quantity: 2 }] }, wrong, 'line_items[0][quantity]'],

    ['a total of 49 cents', priced({ unit_amount: 49 }), 'amount_too_small'],
    ['a total over the most', priced({ unit_amount: 100_000_000 }), 'amount_too_large'],

    ['an expiry too near', inSeconds(1798), wrong, 'expires_at'],
    ['an expiry over a day away', inSeconds(86_402), wrong, 'expires_at'],
  ])('%s', async (_, changes, code, param) => {
    const given = { ...order(), ...(typeof changes === 'function' ? changes() : changes) };
    const before = harness.rows('payments').length;
    await expect(
      harness.sdk.checkout.sessions.create(given as Stripe.Checkout.SessionCreateParams),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
    expect(harness.rows('payments')).toHaveLength(before);
  });
});

describe('answers 404 for an unknown', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['checkout', () => harness.sdk.checkout.sessions.retrieve('cs_test_none')],
    ['checkout to expire', () => harness.sdk.checkout.sessions.expire('cs_test_none')],
    ['payment', () => harness.sdk.paymentIntents.retrieve('pi_none')],
    ['payment to refund', () => harness.sdk.refunds.create({ payment_intent: 'pi_none' })],
    ['payment to list refunds of', () => harness.sdk.refunds.list({ payment_intent: 'pi_none', limit: 100 })],
  ])('%s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });
});

test('answers 401 to a wrong key without repeating it', async () => {
  const refused = sdkFor(harness.engine.url, 'sk_test_another_key').checkout.sessions.retrieve(
    'cs_test_none',
  );
  await expect(refused).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: expect.not.stringContaining('sk_test_another_key'),
  });
});
