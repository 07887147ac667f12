import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { buildGroupApp } from '#functions/http/build-group-app.ts';
import { lambdaEntry } from '#functions/http/lambda-entry.ts';
import type { Session, Sessions } from '#functions/http/session.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { gatewayEvent } from '#functions/testing/gateway-event.ts';
import { notCalled } from '#functions/testing/not-called.ts';
import { someAccount } from '#functions/testing/some-account.ts';
import { startServer } from '#functions/testing/start-server.ts';
import { unreachedPayments } from '#functions/testing/unreached-payments.ts';
import type { RouteDefinition } from '#shared/contract/route.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { buyTokens } from './buy-tokens.ts';
import { cancelPayment } from './cancel-payment.ts';
import { contribute } from './contribute.ts';
import { verifyPayment } from './verify-payment.ts';

const siteUrl = 'https://waymint.test';
const account = someAccount({ sessionEpoch: 1 });
const session: Session = { userId: 'usr_1', sessionId: 'ses_1', expiresAtS: 9e9, account };
const sessions: Sessions = {
  issue: async () => 'token',
  claim: async () => ({ userId: 'usr_1', live: async () => session }),
};

const order: Order = {
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PENDING',
  amountCents: cents(1000),
  checkoutId: 'cs_test_1',
  createdAtMs: 0,
  reversedCents: 0,
  reversals: 0,
};

interface Posted {
  type: string;
  body: string;
  query?: string | undefined;
  asking?: Record<string, string> | undefined;
}

async function payWith(provider: RequestListener) {
  const { url } = await startServer(provider);
  vi.stubEnv('STRIPE_API_URL', url);
  vi.stubEnv('STRIPE_MODE', 'test');
  const alarms: string[] = [];
  const keys = JSON.stringify({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] });
  const { accounts, orders, wallets } = unreachedPayments;
  const payments: PaymentDependencies = {
    ...unreachedPayments,
    clock: { nowMs: () => Date.now() },
    provider: buildStripe(async () => keys),
    orders: { ...orders, add: async () => {}, find: async () => order, orderIdOf: async () => order.orderId },
    wallets: { ...wallets, read: async () => emptyWallet },
    accounts: { ...accounts, find: async () => account },
    alarm: (name) => void alarms.push(name),
    siteUrl,
  };
  const gate = { page: async () => undefined, check: async () => undefined };
  const payment = { payments, gate, newOrderId: () => 'ord_1' };
  const app = buildGroupApp(
    'pay',
    {
      routes: payRoutes,
      handlers: {
        listOrders: notCalled,
        buyTokens: buyTokens({
          ...payment,
          purchases: { has: async () => false },
          runs: { findQuote: async () => undefined, activeRunOf: async () => undefined },
        }),
        contribute: contribute(payment),
        verifyPayment: verifyPayment(payment),
        cancelPayment: cancelPayment(payment),
        receiveStripeEvent: notCalled,
      },
    },
    {
      clock: payments.clock,
      sessions,
      origin: {
        cameThrough: async (shown) => shown === 'origin',
        codeOfClient: async () => 'code',
        codeOfAccount: async () => 'code',
      },
    },
  );
  const handler = lambdaEntry(app);
  const call = async (route: RouteDefinition, { type, query, body, asking }: Posted) => {
    const headers = {
      ...asking,
      'content-type': type,
      authorization: 'Bearer token',
      'sec-fetch-site': 'same-origin',
    };
    const answer = await handler(gatewayEvent(route, { headers, body, ...(query && { query }) }));
    return { status: answer.statusCode, location: answer.headers?.location, body: answer.body ?? '' };
  };
  const form = (route: RouteDefinition, fields: Record<string, string>, asking?: Record<string, string>) =>
    call(route, {
      asking,
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(fields).toString(),
    });
  const json = (route: RouteDefinition, value: unknown, query?: string) =>
    call(route, { type: 'application/json', body: JSON.stringify(value), query });
  return { form, json, alarms };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const failing: RequestListener = (_, response) =>
  response
    .writeHead(503, { 'content-type': 'application/json' })
    .end('{"error":{"type":"api_error","message":"Down for maintenance"}}');

describe('while the payment provider is down', () => {
  test.for([
    ['buyTokens', payRoutes.buyTokens, { amount: '1000', authToken: 'token' }, '/token/order'],
    ['contribute', payRoutes.contribute, { amount: '500' }, '/fund-us'],
  ] as const)('the form of %s returns with the reason', async ([, route, fields, back]) => {
    const { form, alarms } = await payWith(failing);
    const answer = await form(route, fields);
    expect([answer.status, answer.location]).toEqual([303, `${back}?error=payment-unavailable`]);
    expect(alarms).toEqual(['payment-provider-down']);
  });

  it('a script that sends the form gets the reason and its status', async () => {
    const { form } = await payWith(failing);
    const answer = await form(
      payRoutes.buyTokens,
      { amount: '1000', authToken: 'token' },
      { accept: 'application/json' },
    );
    expect([answer.status, answer.location]).toEqual([503, undefined]);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'payment-unavailable', requestId: 'request-1' });
  });

  test.for([
    [
      'verifyPayment',
      payRoutes.verifyPayment,
      { sessionId: 'cs_test_1' },
      '',
      'Verification failed. Please try again.',
    ],
    [
      'cancelPayment',
      payRoutes.cancelPayment,
      {},
      'session_id=cs_test_1',
      'Cancellation failed. Please try again.',
    ],
  ] as const)('%s says that it failed and can be tried again', async ([, route, value, query, sentence]) => {
    const { json, alarms } = await payWith(failing);
    const answer = await json(route, value, query);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'payment-unavailable', global: sentence });
    expect(alarms).toEqual(['payment-provider-down']);
  });

  it('the answer comes well within the function’s timeout when the provider is silent', async () => {
    const { json, alarms } = await payWith(() => {});
    const startedAtMs = performance.now();
    expect((await json(payRoutes.verifyPayment, { sessionId: 'cs_test_1' })).status).toBe(503);
    expect(performance.now() - startedAtMs).toBeLessThan(12_000);
    expect(alarms).toEqual(['payment-provider-down']);
  });
});

it('a refusal of the payment provider is our fault, not an outage', async () => {
  const { json, alarms } = await payWith((_, response) =>
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}'),
  );
  const answer = await json(payRoutes.verifyPayment, { sessionId: 'cs_test_1' });
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([500, 'internal-error']);
  expect(alarms).toEqual([]);
});
