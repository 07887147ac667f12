import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlockPath } from '#functions/api/path-compiler/unlock-path.ts';
import { buyTokens } from '#functions/api/pay/buy-tokens.ts';
import { cancelPayment } from '#functions/api/pay/cancel-payment.ts';
import { receiveStripeEvent } from '#functions/api/pay/receive-stripe-event.ts';
import { verifyPayment } from '#functions/api/pay/verify-payment.ts';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { within } from '#functions/runtime/deadline.ts';
import { newOrderId } from '#functions/runtime/new-id.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import { closePages } from '#functions/sweeps/close-pages/close-pages.ts';
import { testDynamoClient, withoutWaiting } from '#functions/testing/dynamo-client.ts';
import { termsAsAt } from '#shared/content/terms-as-at.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { ensureTables } from '../local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '../local-cloud/dynamodb/start-engine.ts';
import { closeServer, listenOnLoopback } from '../local-cloud/engine.ts';
import { signEvent } from '../local-cloud/stripe/sign-event.ts';
import {
  type Harness,
  press,
  secretKey,
  startHarness,
} from '../local-cloud/stripe/testing/stripe-harness.ts';
import { type Outcome, request, sessionOf, text } from './handler-call.ts';
import { paymentsOn, putAccount, storesOn } from './stores-on.ts';

/**
 * Real handlers and stores on the real engine. All calls between the real gateway and the Stripe stand-in are delayed.
 */
const webhookSecret = 'whsec_1';
const path = { personaSlug: 'side-hustle-starter', pathSlug: 'weekend-reseller' };
const pathPrice = '4900';

let engine: Awaited<ReturnType<typeof startEngine>>;
let dynamo: Dynamo;
let stripe: Harness;
let provider: { url: string; delayMs: number; isDown: boolean; close(): Promise<void> };
let tools: ReturnType<typeof buildTools>;
let people = 0;

beforeAll(async () => {
  engine = await startEngine();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const setUp = new DynamoDBClient({ region: 'ap-southeast-2', endpoint: engine.url, credentials });
  await ensureTables(setUp);
  setUp.destroy();
  dynamo = connectDynamo(testDynamoClient(engine.url), withoutWaiting);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
});
beforeEach(async () => {
  stripe = await startHarness();
  provider = await hold(() => stripe.engine.url);
  vi.stubEnv('STRIPE_API_URL', provider.url);
  vi.stubEnv('STRIPE_MODE', 'test');
  tools = buildTools();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await provider.close();
  await stripe.close();
});

async function hold(target: () => string) {
  const server = createServer((incoming, answer) => {
    setTimeout(() => {
      if (held.isDown) {
        answer.writeHead(503, { 'content-type': 'application/json' });
        answer.end('{"error":{"type":"api_error","message":"Down for maintenance"}}');
        return;
      }
      const { method, url } = incoming;
      const headers = { ...incoming.headers, host: new URL(target()).host };
      const sent = httpRequest(`${target()}${url}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      });
      // A delayed answer may arrive after its test has ended.
      sent.on('error', () => answer.destroy());
      incoming.pipe(sent);
    }, held.delayMs);
  });
  const close = () => {
    server.closeAllConnections();
    return closeServer(server);
  };
  const held = { url: await listenOnLoopback(server), delayMs: 0, isDown: false, close };
  return held;
}

function buildTools() {
  const alarms: Record<string, string | number>[] = [];
  const stores = storesOn(dynamo);
  const payments = paymentsOn(stores, {
    clock: stripe.clock,
    provider: buildStripe(async () => JSON.stringify({ secretKey, webhookSecrets: [webhookSecret] })),
    alarm: (name, detail) => void alarms.push({ name, ...detail }),
  });
  return {
    ...{ ...stores, clock: stripe.clock, pacing: payments.pacing, payments, alarms, newOrderId },
    gate: { page: async () => undefined, check: async () => undefined },
  };
}

async function arrive(): Promise<string> {
  people += 1;
  const owner = `usr_slow_${people}`;
  await putAccount(dynamo, owner);
  return owner;
}

const callOf = (owner: string) => ({
  params: {},
  query: {},
  body: {},
  session: sessionOf(owner),
  request: request({ 'sec-fetch-site': 'same-origin' }),
});

const payForPath = (owner: string, using = tools): Promise<Outcome> =>
  buyTokens(using)({
    ...callOf(owner),
    query: { redirect: `/make-money/paths/${path.personaSlug}/${path.pathSlug}` },
    body: { amount: pathPrice, authToken: '', price: '49', agreement: termsAsAt },
  });
const buy = (owner: string, amount: string): Promise<Outcome> =>
  buyTokens(tools)({
    ...callOf(owner),
    query: { redirect: '/token/order' },
    body: { amount, authToken: '' },
  });
const verify = (owner: string, sessionId: string): Promise<Outcome> =>
  verifyPayment(tools)({ ...callOf(owner), body: { sessionId } });
const cancel = (owner: string, session_id: string): Promise<Outcome> =>
  cancelPayment(tools)({ ...callOf(owner), query: { session_id } });
const unlock = (owner: string): Promise<Outcome> => unlockPath(tools)({ ...callOf(owner), params: path });
const sweep = () => closePages({ ...tools, provider: tools.payments.provider, pace: { atOnce: 4 } });

function tell(checkoutId: string): Promise<Outcome> {
  const body = JSON.stringify({
    type: 'checkout.session.completed',
    data: { object: { id: checkoutId } },
  });
  const signature = signEvent({ body, secret: webhookSecret, nowMs: stripe.clock.nowMs() });
  const signed = request({ 'stripe-signature': signature }, new TextEncoder().encode(body));
  return receiveStripeEvent(tools.payments)({ ...callOf(''), session: undefined, request: signed });
}

const pageBehind = (outcome: Outcome): string =>
  outcome.kind === 'redirect' ? (outcome.location.split('/').at(-1) ?? '') : text(outcome);
const payQuietly = (session: string) => press(stripe, { session, button: 'pay', fields: { webhook: 'off' } });
const ordersOf = async (owner: string) => (await tools.orders.allOf(owner)).map(({ status }) => status);
const balanceOf = async (owner: string): Promise<number> => (await tools.wallets.read(owner)).balance;
const downAlarms = () => tools.alarms.filter(({ name }) => name === 'payment-provider-down');

describe('while the payment provider is down', () => {
  it('sends no user to pay for a path, and an order without a page cannot be paid', async () => {
    const owner = await arrive();
    provider.isDown = true;
    expect(text(await payForPath(owner))).toBe('payment-unavailable');
    expect(downAlarms()).toHaveLength(1);
    const [order] = await tools.orders.allOf(owner);
    expect(order).toMatchObject({ status: 'PENDING', unlocks: 'side-hustle-starter/weekend-reseller' });
    expect(order?.checkoutId).toBeUndefined();
    provider.isDown = false;
    expect(pageBehind(await payForPath(owner))).toMatch(/^cs_/);
    expect(await ordersOf(owner)).toEqual(['CANCELLED', 'PENDING']);
  });

  it('opens no page and leaves no order when another payment cannot be checked', async () => {
    const owner = await arrive();
    await payQuietly(pageBehind(await buy(owner, '500')));
    provider.isDown = true;
    expect(text(await payForPath(owner))).toBe('payment-unavailable');
    expect(await ordersOf(owner)).toEqual(['PENDING']);
    provider.isDown = false;
    expect(text(await payForPath(owner))).toBe('path-cost-changed');
    expect(await balanceOf(owner)).toBe(500);
  });

  it('refuses a verification, an event and a cancellation, and does them after it is back', async () => {
    const owner = await arrive();
    const [paid, told, left] = [
      await buy(owner, '500'),
      await buy(owner, '1000'),
      await buy(owner, '100'),
    ].map(pageBehind) as [string, string, string];
    await payQuietly(paid);
    await payQuietly(told);
    provider.isDown = true;
    const refused = [await verify(owner, paid), await tell(told), await cancel(owner, left)];
    expect(refused.map(text)).toEqual(Array(3).fill('payment-unavailable'));
    expect(downAlarms()).toHaveLength(3);
    expect([await ordersOf(owner), await balanceOf(owner)]).toEqual([Array(3).fill('PENDING'), 0]);
    provider.isDown = false;
    const done = [await verify(owner, paid), await tell(told), await cancel(owner, left)];
    expect(done.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer']);
    expect([await ordersOf(owner), await balanceOf(owner)]).toEqual([['PAID', 'PAID', 'CANCELLED'], 1500]);
  });

  it('unlocks a path anyway, and closes its page after it is back', async () => {
    const owner = await arrive();
    const left = pageBehind(await payForPath(owner));
    const tokens = pageBehind(await buy(owner, '10000'));
    await payQuietly(tokens);
    await verify(owner, tokens);
    provider.isDown = true;
    expect((await unlock(owner)).kind).toBe('answer');
    expect(await sweep()).toMatchObject({ failed: 1, closed: 0 });
    provider.isDown = false;
    expect(await sweep()).toMatchObject({ failed: 0, closed: 1 });
    expect(await sweep()).toMatchObject({ found: 0 });
    expect((await tools.payments.provider.findCheckout(left))?.state).toBe('expired');
    expect((await tools.orders.allOf(owner)).find(({ checkoutId }) => checkoutId === left)?.status).toBe(
      'CANCELLED',
    );
  });
});

describe('while the payment provider is slow', () => {
  it('opens a seventh page as fast for a user with six open pages as for a user with one', async () => {
    const owner = await arrive();
    for (let page = 0; page < 6; page += 1) await buy(owner, '500');
    provider.delayMs = 400;
    const startedAtMs = performance.now();
    expect(pageBehind(await payForPath(owner))).toMatch(/^cs_/);
    // The pages are checked in parallel: in sequence it would take seven times as long.
    expect(performance.now() - startedAtMs).toBeLessThan(5 * provider.delayMs);
  });

  it('gives up after four seconds in all with an error, and opens no page', async () => {
    const owner = await arrive();
    for (let page = 0; page < 3; page += 1) await buy(owner, '500');
    provider.delayMs = 1000;
    const waited: number[] = [];
    const impatient = (ms: number) => {
      waited.push(ms);
      return ms / 20;
    };
    const payments = {
      ...tools.payments,
      within: <T>(ms: number, work: Promise<T>) => within(impatient(ms), work),
    };
    expect(text(await payForPath(owner, { ...tools, payments }))).toBe('payment-unavailable');
    expect(waited).toEqual([4000]);
    expect(downAlarms()).toEqual([
      expect.objectContaining({ reason: 'Of 3 other payment pages 0 were heard of within 4000 ms' }),
    ]);
    expect(await ordersOf(owner)).toEqual(Array(3).fill('PENDING'));
  });

  it('has four seconds for its part only: five payments are credited however long that takes', async () => {
    const owner = await arrive();
    for (let page = 0; page < 5; page += 1) await payQuietly(pageBehind(await buy(owner, '100')));
    const payments: PaymentDependencies = {
      ...tools.payments,
      within: (ms, work) => within(ms / 10, work),
      write: async (items) => {
        await delay(150);
        return tools.payments.write(items);
      },
    };
    expect(text(await payForPath(owner, { ...tools, payments }))).toBe('path-cost-changed');
    expect([await balanceOf(owner), downAlarms()]).toEqual([500, []]);
  });
});

/** A page that was paid without an event, by an account that is gone. */
async function paidPageOf(owner: string) {
  const orderId = `ord_of_${owner}`;
  const amountCents = cents(50_000);
  const order = { orderId, owner, kind: 'TOKENS' as const, amountCents, back: { path: '/token/order' } };
  await openPayment(tools.payments, order);
  const checkout = (await tools.orders.find(owner, orderId))?.checkoutId ?? '';
  await payQuietly(checkout);
  const payment = (await tools.payments.provider.findCheckout(checkout))?.paymentIntentId ?? '';
  return { orderId, checkout, payment };
}

describe('a payment for an account that is gone', () => {
  it('is refunded whole, once, and reported', async () => {
    const owner = 'usr_gone_1';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    for (let times = 0; times < 2; times += 1)
      expect((await fulfil(tools.payments, checkout)).kind).toBe('refunded');
    expect(await tools.payments.provider.takenBackOf(payment)).toEqual({
      refundedCents: 50_000,
      disputedCents: 0,
    });
    expect((await stripe.sdk.refunds.list({ payment_intent: payment, limit: 10 })).data).toHaveLength(1);
    expect(await tools.payments.orders.find(owner, orderId)).toMatchObject({
      status: 'REFUNDED',
      reversedCents: 50_000,
    });
    expect(await tools.payments.wallets.read(owner)).toEqual(emptyWallet);
    expect(tools.alarms).toEqual([{ name: 'payment-without-account', orderId, refundedCents: 50_000 }]);
    expect(await reversePayment(tools.payments, payment)).toBe('unchanged');
  });

  it('credits no account when its refund fails, and an operator is told of the money', async () => {
    const owner = 'usr_gone_2';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await fulfil(tools.payments, checkout);
    await press(stripe, { session: checkout, button: 'refund-failed' });
    expect(await reversePayment(tools.payments, payment)).toBe('reversed');
    expect(await tools.payments.wallets.read(owner)).toEqual(emptyWallet);
    expect(await tools.payments.orders.find(owner, orderId)).toMatchObject({ reversedCents: 0 });
    expect(tools.alarms.at(-1)).toEqual({ name: 'payment-without-account', orderId, keptCents: 50_000 });
    // A repeated report changes nothing.
    expect(await reversePayment(tools.payments, payment)).toBe('unchanged');
    expect(tools.alarms).toHaveLength(2);
  });

  it('needs no refund when the payer’s bank has taken it back', async () => {
    const owner = 'usr_gone_3';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await press(stripe, { session: checkout, button: 'dispute' });
    expect((await fulfil(tools.payments, checkout)).kind).toBe('refunded');
    expect((await stripe.sdk.refunds.list({ payment_intent: payment, limit: 10 })).data).toHaveLength(0);
    expect(await tools.payments.orders.find(owner, orderId)).toMatchObject({ status: 'REFUNDED' });
  });
});
