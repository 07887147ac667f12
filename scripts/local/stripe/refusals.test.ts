import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Harness,
  line,
  order,
  paidSession,
  sdkFor,
  secretKey,
  startHarness,
} from './testing/stripe-harness.ts';

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
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));
const inSeconds = (seconds: number) => () => ({ expires_at: harness.nowSeconds() + seconds });
const [missing, unknown, wrong] = ['parameter_missing', 'parameter_unknown', 'parameter_invalid'];

describe('creating a checkout is refused for', () => {
  test.each<[string, Changes | (() => Changes), string | undefined, string?]>([
    ['no mode', { mode: undefined }, missing, 'mode'],
    ['another mode', { mode: 'subscription' }, wrong, 'mode'],
    ['no line items', { line_items: undefined }, missing, 'line_items'],
    ['two line items', { line_items: [plain, plain] }, unknown, 'line_items[1]'],
    ['no success address', { success_url: undefined }, missing, 'success_url'],
    ['a relative address', { success_url: '/ok' }, wrong, 'success_url'],
    ['a script as address', { cancel_url: 'javascript:alert(1)' }, wrong, 'cancel_url'],
    ['an empty text', { client_reference_id: '' }, wrong, 'client_reference_id'],
    ['a long reference', { client_reference_id: 'x'.repeat(201) }, wrong, 'client_reference_id'],
    ['a bad e-mail address', { customer_email: 'ada@' }, wrong, 'customer_email'],
    ['an unknown parameter', { colour: 'red' }, unknown, 'colour'],
    ['a feature not stood in for', { discounts: [{ coupon: 'c' }] }, unknown, 'discounts'],
    ['an expansion', { expand: ['line_items'] }, unknown, 'expand'],
    [
      'an unknown parameter inside',
      priced({ recurring: { interval: 'day' } }),
      unknown,
      `${price}[recurring]`,
    ],
    [
      'methods without cards',
      { allowed_payment_method_types: ['klarna'] },
      wrong,
      'allowed_payment_method_types[0]',
    ],
    ['no currency', priced({ currency: undefined }), missing, `${price}[currency]`],
    ['another currency', priced({ currency: 'usd' }), wrong, `${price}[currency]`],
    ['no amount', priced({ unit_amount: undefined }), missing, `${price}[unit_amount]`],
    ['a fraction of a cent', priced({ unit_amount: 99.5 }), wrong, `${price}[unit_amount]`],
    ['an exponent', priced({ unit_amount: '1e3' }), wrong, `${price}[unit_amount]`],
    ['a negative amount', priced({ unit_amount: -100 }), wrong, `${price}[unit_amount]`],
    ['a quantity', { line_items: [{ ...plain, quantity: 2 }] }, wrong, 'line_items[0][quantity]'],
    ['tax on top', priced({ tax_behavior: 'exclusive' }), wrong, `${price}[tax_behavior]`],
    ['a total of 49 cents', priced({ unit_amount: 49 }), 'amount_too_small'],
    ['a total over the most', priced({ unit_amount: 100_000_000 }), 'amount_too_large'],
    ['too many metadata keys', { metadata: many(51) }, wrong, 'metadata'],
    ['a long metadata value', { metadata: { note: 'x'.repeat(501) } }, wrong, 'metadata[note]'],
    ['text for metadata', { metadata: 'note' }, wrong, 'metadata'],
    [
      'a bad receipt address',
      { payment_intent_data: { receipt_email: 'x' } },
      wrong,
      'payment_intent_data[receipt_email]',
    ],
    ['an expiry too near', inSeconds(1798), wrong, 'expires_at'],
    ['an expiry over a day away', inSeconds(86_402), wrong, 'expires_at'],
  ])('%s', async (_, changes, code, param) => {
    const given = { ...order(), ...(typeof changes === 'function' ? changes() : changes) };
    const before = harness.engine.payments().length;
    await expect(
      harness.sdk.checkout.sessions.create(given as Stripe.Checkout.SessionCreateParams),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
    expect(harness.engine.payments()).toHaveLength(before);
  });
});

test('accepts the smallest total and the nearest expiry', async () => {
  const least = await harness.sdk.checkout.sessions.create(
    order({ line_items: [line({ name: 'x', cents: 50 })], expires_at: harness.nowSeconds() + 1801 }),
  );
  expect(least.amount_total).toBe(50);
});

describe('answers 404 for an unknown', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['checkout', () => harness.sdk.checkout.sessions.retrieve('cs_test_none')],
    ['checkout to expire', () => harness.sdk.checkout.sessions.expire('cs_test_none')],
    ['payment', () => harness.sdk.paymentIntents.retrieve('pi_none')],
    ['payment to refund', () => harness.sdk.refunds.create({ payment_intent: 'pi_none' })],
    ['payment to list refunds of', () => harness.sdk.refunds.list({ payment_intent: 'pi_none' })],
  ])('%s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['customers', () => harness.sdk.customers.create({})],
    ['a list of payments', () => harness.sdk.paymentIntents.list()],
    ['line items', () => harness.sdk.checkout.sessions.listLineItems('cs_test_none')],
    ['a charge', () => harness.sdk.charges.retrieve('ch_none')],
  ])('endpoint: %s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL'),
    });
  });

  test('kind under a known id', async () => {
    const { payment_intent } = await paidSession(harness);
    await expect(harness.sdk.checkout.sessions.retrieve(payment_intent)).rejects.toMatchObject({
      statusCode: 404,
    });
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

interface RawCall {
  headers: Record<string, string>;
  body?: string;
}

const raw = ({ headers, body }: RawCall): Promise<Response> =>
  fetch(`${harness.engine.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, ...headers },
    ...(body !== undefined && { body }),
  });
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

describe('refuses a request that is', () => {
  test.each<[string, RawCall, number]>([
    ['without a key', { headers: { authorization: '' } }, 401],
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"mode":"payment"}' }, 400],
    ['of another API version', { headers: { 'stripe-version': '2020-08-27' } }, 400],
    ['over a megabyte', { headers, body: `mode=${'x'.repeat(1_000_001)}` }, 413],
    ['repeating a name', { headers, body: 'mode=payment&mode=payment' }, 400],
    ['nested without end', { headers, body: `metadata${'[a]'.repeat(50)}=x` }, 400],
    ['with unbalanced brackets', { headers, body: 'metadata[a=x' }, 400],
    ['reaching into a text', { headers, body: 'mode=payment&mode[x]=1' }, 400],
    ['reaching for the prototype', { headers, body: '__proto__[x]=1&mode=payment' }, 400],
  ])('%s', async (_, init, status) => {
    const response = await raw(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.objectContaining({ type: 'invalid_request_error' }),
    });
    expect(response.headers.get('request-id')).toMatch(/./);
  });
});
