import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { functions } from '#shared/contract/functions.ts';
import { jsonAlone } from '#shared/contract/route.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import { filesRoutes } from '#shared/contract/routes/files.ts';
import { metaRoutes } from '#shared/contract/routes/meta.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { gatewayEvent } from '../testing/gateway-event.ts';
import { notCalled } from '../testing/not-called.ts';
import { buildGroupApp } from './build-group-app.ts';
import { lambdaEntry } from './lambda-entry.ts';
import { noSessions } from './no-sessions.ts';
import type { Origin } from './origin-secret.ts';
import { type Redirect, type Refusal, redirect, refuse } from './outcome.ts';
import { respondSuccess } from './respond.ts';

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

it('answers, logs and raises an alarm for a hanging request before the function is stopped', async () => {
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

it('logs no client for a request that bypassed the distribution, because its header cannot be trusted', async () => {
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

it('logs the account of a login attempt as a code, with the outcome', async () => {
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

describe('a payment form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const back = '/token/order?error=too-many-requests';

  async function post(accept: string | undefined, answer: Redirect | Refusal) {
    logged.length = 0;
    const app = buildGroupApp(
      'pay',
      {
        routes: payRoutes,
        handlers: {
          listOrders: notCalled,
          buyTokens: async () => answer,
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
    const headers = accept === undefined ? form : { ...form, accept };
    const event = gatewayEvent(payRoutes.buyTokens, { headers, body: 'amount=4900&authToken=t' });
    const { statusCode, headers: sent, body } = await lambdaEntry(app)(event);
    const [line] = logged.filter((one) => one.includes('"kind":"request"')).map((one) => JSON.parse(one));
    return { status: statusCode, headers: sent ?? {}, body: body ?? '', line };
  }
  const opened = redirect('https://pay.example/1');
  const limited = refuse('too-many-requests', { retryAfterSeconds: 90 });

  it('gives a script that accepts only JSON the address or the refusal as JSON', async () => {
    const told = await post('application/json', opened);
    expect([told.status, JSON.parse(told.body)]).toEqual([200, { location: 'https://pay.example/1' }]);
    const refused = await post('application/json', limited);
    expect([refused.status, refused.headers['retry-after'], refused.headers.location]).toEqual([
      429,
      '90',
      undefined,
    ]);
    expect(errorEnvelope.parse(JSON.parse(refused.body))).toMatchObject({
      code: 'too-many-requests',
      global: 'Too many attempts. Please try again in 2 minutes.',
    });
    expect(refused.line).toMatchObject({ status: 429, outcome: 'too-many-requests' });
  });

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '*/*',
    'application/json, text/plain, */*',
    'application/json;q=0',
    'application/jsonlines',
    undefined,
  ])('with Accept %j is redirected, and redirected back with the code of a refusal', async (accept) => {
    const sent = await post(accept, opened);
    expect([sent.status, sent.headers.location, sent.body]).toEqual([303, 'https://pay.example/1', '']);
    expect(sent.line).toMatchObject({ status: 303, outcome: 'ok' });
    const refused = await post(accept, limited);
    expect([refused.status, refused.headers.location]).toEqual([303, back]);
    // Logs the status of the refusal, so that both kinds of request are counted together.
    expect(refused.line).toMatchObject({ status: 429, outcome: 'too-many-requests' });
  });
});

it('a redirect that belongs to no form is the same for every client', () => {
  const { response } = respondSuccess(
    filesRoutes.followFileLink,
    redirect('https://files.example/1'),
    jsonAlone,
  );
  expect([response.status, response.headers.location]).toEqual([303, 'https://files.example/1']);
});
