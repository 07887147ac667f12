import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import { interestRoutes } from '#shared/contract/routes/interest.ts';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { clearSession, readSession } from '../session/session.ts';
import { storeSession } from '../session/store-session.ts';
import { callRoute, endSession, renewSession } from './call-route.ts';
import { onSessionEnd } from './session-end.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const okay: Reply = { status: 200, body: JSON.stringify({ status: 'ok', global: 'Done.' }) };
const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: JSON.stringify({ code, global: message, error: message, message, requestId: 'r1' }),
});
const token = `h.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 600 })).toString('base64url')}.s`;

let server: Server;
let seen: Seen[] = [];
let reply: Reply | 'hang-up' = okay;
let ends = 0;

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await request.toArray()).toString();

beforeAll(async () => {
  const fetchAnywhere = globalThis.fetch;
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await bodyOf(request);
    seen.push({
      method,
      url,
      authorization: headers.authorization,
      contentType: headers['content-type'],
      body,
    });
    if (reply === 'hang-up') return request.socket.destroy();
    response
      .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      .end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchAnywhere(`http://127.0.0.1:${port}${path}`, init),
  );
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', undefined);
  onSessionEnd(() => {
    ends += 1;
  });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  seen = [];
  ends = 0;
  reply = okay;
  storeSession(token, 'Mia');
});

describe('an answer of another server', () => {
  it.each(['{}', '{"status":"ok"}'])('with %s counts as done', async (body) => {
    reply = { status: 200, body };
    const call = callRoute(interestRoutes.submitInterest, {
      body: { email: 'a@example.com', description: 'Hello', category: 'General' },
    });
    expect(await call).toMatchObject({ ok: true });
  });

  it.each(['global', 'error', 'message'])('gives a reason only in %s', async (name) => {
    reply = { status: 400, body: JSON.stringify({ [name]: 'Not today.' }) };
    const call = callRoute(authRoutes.requestPasswordReset, { body: { email: 'a@example.com' } });
    expect(await call).toMatchObject({ ok: false, status: 400, message: 'Not today.' });
  });
});

describe('callRoute', () => {
  it('fills in params and query, and sends the session', async () => {
    reply = { status: 200, body: JSON.stringify({ purchased: true }) };
    const result = await callRoute(pathCompilerRoutes.getPurchaseStatus, {
      params: { personaSlug: 'creative-maker', pathSlug: 'a b' },
    });
    expect(result).toEqual({ ok: true, answer: { purchased: true } });
    expect(seen).toEqual([
      {
        method: 'GET',
        url: '/api/path-compiler/purchase-status/creative-maker/a%20b',
        authorization: `Bearer ${token}`,
        contentType: undefined,
        body: '',
      },
    ]);
  });

  it('sends a body as JSON, together with a query', async () => {
    const opened = { uuid: 'u1', quote: { price: 9900, usable: 9870, owed: 0, missing: 30, charge: 50 } };
    reply = { status: 200, body: JSON.stringify(opened) };
    expect(await callRoute(pathCompilerRoutes.openPlanQuote, { query: { planType: 'PRO' } })).toEqual({
      ok: true,
      answer: opened,
    });
    reply = okay;
    await callRoute(authRoutes.requestPasswordReset, { body: { email: 'mia@example.com' } });
    expect(seen.map(({ method, url, contentType, body }) => [method, url, contentType, body])).toEqual([
      ['POST', '/api/path-compiler/session?planType=PRO', 'application/json', ''],
      ['POST', '/api/auth/reset-password', 'application/json', '{"email":"mia@example.com"}'],
    ]);
  });

  it('sends the token only where the route takes one', async () => {
    await callRoute(authRoutes.requestPasswordReset, { body: { email: 'mia@example.com' } });
    await callRoute(userRoutes.resendVerification);
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined, `Bearer ${token}`]);
  });

  it('sends an optional token only while there is one', async () => {
    const body = { email: 'mia@example.com', description: 'Grants in NSW', category: 'General' };
    await callRoute(interestRoutes.submitInterest, { body });
    clearSession();
    await callRoute(interestRoutes.submitInterest, { body });
    expect(seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, undefined]);
  });

  it('passes on a refusal with its code, its sentence and its waiting time', async () => {
    reply = { ...refusal(429, 'too-many-requests', 'Too many attempts.'), headers: { 'retry-after': '90' } };
    expect(await callRoute(authRoutes.logIn, { body: { email: 'a@b.au', password: 'x' } })).toEqual({
      ok: false,
      kind: 'refused',
      status: 429,
      code: 'too-many-requests',
      message: 'Too many attempts.',
      retryAfterSeconds: 90,
    });
  });

  it.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '{"purchased":"yes"}' }],
    ['a failure that is no JSON', { status: 502, body: 'Bad gateway' }],
    ['nothing', { status: 500, body: '' }],
  ])('does not trust an answer that is %s', async (_what, answer) => {
    reply = answer;
    const params = { personaSlug: 'a', pathSlug: 'b' };
    expect(await callRoute(pathCompilerRoutes.getPurchaseStatus, { params })).toEqual({
      ok: false,
      kind: 'refused',
      status: answer.status,
      code: 'unreadable-answer',
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  it('reports a missing answer', async () => {
    reply = 'hang-up';
    expect(await callRoute(userRoutes.resendVerification)).toEqual({ ok: false, kind: 'network' });
  });

  it('reports an aborted call', async () => {
    const signal = AbortSignal.abort();
    expect(await callRoute(userRoutes.resendVerification, { signal })).toEqual({
      ok: false,
      kind: 'network',
    });
  });

  it.each([401, 403])('ends the session when the server answers %i', async (status) => {
    reply = refusal(status, 'session-invalid', 'Your session has ended.');
    await callRoute(userRoutes.getUser);
    expect(readSession()).toBeNull();
    expect(ends).toBe(1);
  });

  it('leaves a refused session to a caller that ends it later', async () => {
    reply = refusal(401, 'session-invalid', 'Your session has ended.');
    const params = { personaSlug: 'a', pathSlug: 'b' };
    expect(await callRoute(pathCompilerRoutes.unlockPath, { params, keepsSession: true })).toMatchObject({
      ok: false,
      status: 401,
    });
    expect(readSession()?.token).toBe(token);
    expect(ends).toBe(0);
    endSession(token);
    expect(readSession()).toBeNull();
    expect(ends).toBe(1);
  });

  it('does not end the session for a route without one', async () => {
    reply = refusal(401, 'session-invalid', 'No.');
    await callRoute(authRoutes.logIn, { body: { email: 'a@b.au', password: 'x' } });
    expect(readSession()).not.toBeNull();
    expect(ends).toBe(0);
  });

  it('holds a refusal until the call that replaces its session has ended', async () => {
    reply = refusal(401, 'session-invalid', 'No.');
    const renews = Promise.withResolvers<void>();
    const renewed = renewSession(renews.promise);
    const call = callRoute(userRoutes.getUser);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await new Promise((done) => setTimeout(done, 30));
    const newer = token.replace('h.', 'newer.');
    storeSession(newer, 'Mia');
    renews.resolve();
    await Promise.all([renewed, call]);
    expect(readSession()?.token).toBe(newer);
    expect(ends).toBe(0);
  });

  it('keeps a session that started while an older one was being refused', async () => {
    reply = refusal(401, 'session-invalid', 'No.');
    const call = callRoute(userRoutes.getUser);
    const newer = token.replace('h.', 'newer.');
    storeSession(newer, 'Mia');
    await call;
    expect(readSession()?.token).toBe(newer);
    expect(ends).toBe(0);
  });
});
