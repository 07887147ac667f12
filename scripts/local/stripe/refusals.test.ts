import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, line, order, paidSession, sdkFor, secretKey, startHarness } from './stripe-harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

type Changes = Record<string, unknown>;
interface Case {
  when: string;
  changes: Changes | (() => Changes);
  code?: string;
  param?: string;
}

const priced = (price: Changes, item: Changes = {}) => {
  const plain = line({ name: 'x', cents: 100 });
  return { line_items: [{ ...plain, ...item, price_data: { ...plain.price_data, ...price } }] };
};
const price = 'line_items[0][price_data]';
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));

const cases: Case[] = [
  { when: 'no mode', changes: { mode: undefined }, code: 'parameter_missing', param: 'mode' },
  { when: 'another mode', changes: { mode: 'subscription' }, param: 'mode' },
  {
    when: 'no line items',
    changes: { line_items: undefined },
    code: 'parameter_missing',
    param: 'line_items',
  },
  {
    when: 'no success address',
    changes: { success_url: undefined },
    code: 'parameter_missing',
    param: 'success_url',
  },
  {
    when: 'a relative success address',
    changes: { success_url: '/ok' },
    code: 'url_invalid',
    param: 'success_url',
  },
  {
    when: 'a script as cancel address',
    changes: { cancel_url: 'javascript:alert(1)' },
    code: 'url_invalid',
    param: 'cancel_url',
  },
  {
    when: 'an empty text',
    changes: { client_reference_id: '' },
    code: 'parameter_invalid_empty',
    param: 'client_reference_id',
  },
  {
    when: 'a long reference',
    changes: { client_reference_id: 'x'.repeat(201) },
    param: 'client_reference_id',
  },
  {
    when: 'a bad e-mail address',
    changes: { customer_email: 'ada@' },
    code: 'email_invalid',
    param: 'customer_email',
  },
  { when: 'an unknown parameter', changes: { colour: 'red' }, code: 'parameter_unknown', param: 'colour' },
  {
    when: 'a feature not stood in for',
    changes: { discounts: [{ coupon: 'c' }] },
    code: 'parameter_unknown',
    param: 'discounts',
  },
  {
    when: 'an unknown parameter inside',
    changes: priced({ recurring: { interval: 'month' } }),
    code: 'parameter_unknown',
    param: `${price}[recurring]`,
  },
  { when: 'automatic tax', changes: { automatic_tax: { enabled: true } }, param: 'automatic_tax' },
  {
    when: 'payment method types, gone since 2026-09-30',
    changes: { payment_method_types: ['card'] },
    code: 'parameter_unknown',
    param: 'payment_method_types',
  },
  {
    when: 'methods without cards',
    changes: { allowed_payment_method_types: ['klarna'] },
    param: 'allowed_payment_method_types',
  },
  {
    when: 'no currency',
    changes: priced({ currency: undefined }),
    code: 'parameter_missing',
    param: `${price}[currency]`,
  },
  { when: 'another currency', changes: priced({ currency: 'usd' }), param: `${price}[currency]` },
  {
    when: 'no product',
    changes: priced({ product_data: undefined }),
    code: 'parameter_missing',
    param: `${price}[product_data]`,
  },
  {
    when: 'no amount',
    changes: priced({ unit_amount: undefined }),
    code: 'parameter_missing',
    param: `${price}[unit_amount]`,
  },
  {
    when: 'a fraction of a cent',
    changes: priced({ unit_amount: 99.5 }),
    code: 'parameter_invalid_integer',
    param: `${price}[unit_amount]`,
  },
  {
    when: 'an exponent',
    changes: priced({ unit_amount: '1e3' }),
    code: 'parameter_invalid_integer',
    param: `${price}[unit_amount]`,
  },
  {
    when: 'a negative amount',
    changes: priced({ unit_amount: -100 }),
    code: 'parameter_invalid_integer',
    param: `${price}[unit_amount]`,
  },
  {
    when: 'no quantity',
    changes: priced({}, { quantity: undefined }),
    code: 'parameter_missing',
    param: 'line_items[0][quantity]',
  },
  {
    when: 'a quantity of nothing',
    changes: priced({}, { quantity: 0 }),
    code: 'parameter_invalid_integer',
    param: 'line_items[0][quantity]',
  },
  {
    when: 'an unknown tax behaviour',
    changes: priced({ tax_behavior: 'none' }),
    param: `${price}[tax_behavior]`,
  },
  { when: 'a total of 49 cents', changes: priced({ unit_amount: 49 }), code: 'amount_too_small' },
  {
    when: 'a total over the most',
    changes: priced({ unit_amount: 50_000_000 }, { quantity: 2 }),
    code: 'amount_too_large',
  },
  { when: 'too many metadata keys', changes: { metadata: many(51) }, param: 'metadata' },
  {
    when: 'a long metadata value',
    changes: { metadata: { note: 'x'.repeat(501) } },
    param: 'metadata[note]',
  },
  { when: 'text for metadata', changes: { metadata: 'note' }, param: 'metadata' },
  {
    when: 'a bad receipt address',
    changes: { payment_intent_data: { receipt_email: 'x' } },
    code: 'email_invalid',
    param: 'payment_intent_data[receipt_email]',
  },
  {
    when: 'an expiry too near',
    changes: () => ({ expires_at: harness.nowSeconds() + 1799 }),
    param: 'expires_at',
  },
  {
    when: 'an expiry a day or more away',
    changes: () => ({ expires_at: harness.nowSeconds() + 86_402 }),
    param: 'expires_at',
  },
  { when: 'a property that cannot be expanded', changes: { expand: ['customer'] }, param: 'expand' },
];

describe('creating a session is refused for', () => {
  test.each(cases)('$when', async ({ changes, code, param }) => {
    const given = { ...order(), ...(typeof changes === 'function' ? changes() : changes) };
    const before = harness.engine.payments().length;
    await expect(
      harness.sdk.checkout.sessions.create(given as Stripe.Checkout.SessionCreateParams),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, param });
    expect(harness.engine.payments()).toHaveLength(before);
  });
});

test('accepts the least total, the nearest expiry and cents that add up', async () => {
  const least = await harness.sdk.checkout.sessions.create(
    order({
      line_items: [line({ name: 'x', cents: 25, quantity: 2 })],
      expires_at: harness.nowSeconds() + 1801,
    }),
  );
  expect(least.amount_total).toBe(50);
});

describe('answers 404 for an unknown', () => {
  test.each([
    { kind: 'session', ask: () => harness.sdk.checkout.sessions.retrieve('cs_test_none'), param: 'session' },
    {
      kind: 'session to expire',
      ask: () => harness.sdk.checkout.sessions.expire('cs_test_none'),
      param: 'session',
    },
    {
      kind: 'session to list',
      ask: () => harness.sdk.checkout.sessions.listLineItems('cs_test_none'),
      param: 'session',
    },
    { kind: 'payment intent', ask: () => harness.sdk.paymentIntents.retrieve('pi_none'), param: 'intent' },
    { kind: 'charge', ask: () => harness.sdk.charges.retrieve('ch_none'), param: 'id' },
    { kind: 'refund', ask: () => harness.sdk.refunds.retrieve('re_none'), param: 'refund' },
    { kind: 'dispute', ask: () => harness.sdk.disputes.retrieve('du_none'), param: 'dispute' },
    {
      kind: 'charge to refund',
      ask: () => harness.sdk.refunds.create({ charge: 'ch_none' }),
      param: 'charge',
    },
    {
      kind: 'payment to refund',
      ask: () => harness.sdk.refunds.create({ payment_intent: 'pi_none' }),
      param: 'payment_intent',
    },
  ])('$kind', async ({ ask, param }) => {
    await expect(ask()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing', param });
  });

  test('endpoint, whatever it is', async () => {
    await expect(harness.sdk.customers.create({})).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('POST: /v1/customers'),
    });
    await expect(harness.sdk.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test('kind under a known id', async () => {
    const { payment_intent } = await paidSession(harness);
    await expect(harness.sdk.charges.retrieve(payment_intent)).rejects.toMatchObject({ statusCode: 404 });
  });
});

test('answers 401 to a wrong key, without repeating it', async () => {
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

function raw({ headers, body }: RawCall): Promise<Response> {
  return fetch(`${harness.engine.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, ...headers },
    ...(body !== undefined && { body }),
  });
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('refuses a request that is', () => {
  test.each<{ how: string; init: RawCall; status: number }>([
    { how: 'without a key', init: { headers: { authorization: '' } }, status: 401 },
    {
      how: 'JSON',
      init: { headers: { 'content-type': 'application/json' }, body: '{"mode":"payment"}' },
      status: 400,
    },
    { how: 'of another API version', init: { headers: { 'stripe-version': '2020-08-27' } }, status: 400 },
    { how: 'over a megabyte', init: { headers: form, body: `mode=${'x'.repeat(1_000_001)}` }, status: 413 },
    { how: 'repeating a name', init: { headers: form, body: 'mode=payment&mode=payment' }, status: 400 },
    {
      how: 'nested without end',
      init: { headers: form, body: `metadata${'[a]'.repeat(50)}=x` },
      status: 400,
    },
    { how: 'with unbalanced brackets', init: { headers: form, body: 'metadata[a=x' }, status: 400 },
    {
      how: 'leaving a gap in a list',
      init: { headers: form, body: 'mode=payment&line_items[1][quantity]=1' },
      status: 400,
    },
    {
      how: 'reaching for the prototype',
      init: { headers: form, body: '__proto__[x]=1&mode=payment' },
      status: 400,
    },
  ])('$how', async ({ init, status }) => {
    const response = await raw(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.objectContaining({ type: 'invalid_request_error' }),
    });
    expect(response.headers.get('request-id')).toMatch(/^req_/);
  });
});
