import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { functions } from '#shared/contract/functions.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import { metaRoutes } from '#shared/contract/routes/meta.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { gatewayEvent } from '../testing/gateway-event.ts';
import { notCalled } from '../testing/not-called.ts';
import { buildGroupApp } from './build-group-app.ts';
import { lambdaEntry } from './lambda-entry.ts';
import { noSessions } from './no-sessions.ts';
import type { Origin } from './origin-secret.ts';
import { redirect, refuse } from './outcome.ts';

const origin: Origin = {
  cameThrough: async (shown) => shown === 'origin',
  codeOfClient: async (address) => `code of ${address}`,
  codeOfAccount: async (email) => `code of ${email}`,
};
const logged: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('answers, logs and alarms a request that does not come to an end, before the function is stopped', async () => {
  const app = buildGroupApp(
    'pay',
    {
      routes: payRoutes,
      handlers: {
        listOrders: () => new Promise(() => {}),
        buyTokens: notCalled,
        contribute: notCalled,
        verifyPayment: notCalled,
        cancelPayment: notCalled,
        receiveStripeEvent: notCalled,
      },
    },
    {
      clock: { nowMs: () => Date.now() },
      sessions: {
        issue: async () => '',
        claim: async () => ({ userId: 'usr_1', live: async () => ({ userId: 'usr_1' }) as never }),
      },
      origin,
    },
  );
  const event = gatewayEvent(payRoutes.listOrders, { headers: { authorization: 'Bearer token' } });
  const answering = lambdaEntry(app)(event);
  await vi.advanceTimersByTimeAsync(functions['api-pay'].timeoutSeconds * 1000 - 2000);
  const answer = await Promise.race([answering, undefined]);
  expect(answer?.statusCode).toBe(500);
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'internal-error', requestId: 'request-1' });
  expect(logged.join('')).toContain('"alarm":"api-fault"');
  expect(logged.join('')).toContain('TimeIsUp');
  expect(logged.join('')).toContain('"kind":"request"');
  expect(logged.join('')).toContain('"client":"code of 192.0.2.1"');
});

it('logs no client for a request that did not come through the distribution: it may say what it likes', async () => {
  logged.length = 0;
  const app = buildGroupApp(
    'meta',
    { routes: metaRoutes, handlers: { getOpenApi: notCalled } },
    { clock: { nowMs: () => 0 }, sessions: noSessions, origin },
  );
  const event = gatewayEvent(metaRoutes.getOpenApi, { headers: { 'x-origin-secret': 'made up' } });
  expect((await lambdaEntry(app)(event)).statusCode).toBe(404);
  const [line] = logged.filter((one) => one.includes('"kind":"request"'));
  expect(line).not.toContain('client');
});

it('logs whose account somebody tried to get into, by a code, with the outcome', async () => {
  logged.length = 0;
  const { logIn, ...others } = authRoutes;
  const handlers = Object.fromEntries(Object.keys(others).map((id) => [id, notCalled]));
  const app = buildGroupApp(
    'auth',
    {
      routes: authRoutes,
      handlers: { ...handlers, logIn: async () => refuse('invalid-credentials') } as never,
    },
    { clock: { nowMs: () => 0 }, sessions: noSessions, origin },
  );
  const body = JSON.stringify({ email: 'Ada@Example.com', password: 'a quiet eucalyptus 7' });
  const event = gatewayEvent(logIn, { headers: { 'content-type': 'application/json' }, body });
  expect((await lambdaEntry(app)(event)).statusCode).toBe(400);
  const [line] = logged.filter((one) => one.includes('"kind":"request"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    route: 'logIn',
    outcome: 'invalid-credentials',
    account: 'code of ada@example.com',
  });
});

it('tells a script that asks for JSON where a form leads, and sends a form there', async () => {
  const app = buildGroupApp(
    'pay',
    {
      routes: payRoutes,
      handlers: {
        listOrders: notCalled,
        buyTokens: async () => redirect('https://pay.example/1'),
        contribute: notCalled,
        verifyPayment: notCalled,
        cancelPayment: notCalled,
        receiveStripeEvent: notCalled,
      },
    },
    {
      clock: { nowMs: () => 0 },
      sessions: {
        issue: async () => '',
        claim: async () => ({ userId: 'usr_1', live: async () => ({ userId: 'usr_1' }) as never }),
      },
      origin,
    },
  );
  const post = (accept: string) =>
    lambdaEntry(app)(
      gatewayEvent(payRoutes.buyTokens, {
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'amount=4900&authToken=t',
      }),
    );
  const told = await post('application/json');
  expect(told.statusCode).toBe(200);
  expect(JSON.parse(told.body ?? '')).toEqual({ location: 'https://pay.example/1' });
  const sent = await post('text/html');
  expect([sent.statusCode, sent.headers?.location]).toEqual([303, 'https://pay.example/1']);
});
