import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import { createEngineServer } from '../engine.ts';
import { type Route, stripeRoutes } from './endpoints.ts';
import { createIdempotency, type Idempotency, type KeyedCall, type Outcome } from './idempotency.ts';
import { newId } from './new-id.ts';
import { parseForm } from './parse-form.ts';
import type { Payments } from './payments.ts';
import { readBody } from './read-body.ts';
import type { Reversals } from './reversals.ts';
import type { Store } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';

interface ApiContext {
  store: Store;
  payments: Payments;
  reversals: Reversals;
  clock: Clock;
  secretKey: string;
}

interface Api extends ApiContext {
  routes: Route[];
  idempotency: Idempotency;
}

interface Received {
  method: string;
  path: string;
  encoded: string;
  headers: IncomingHttpHeaders;
  requestId: string;
}

interface Answer extends Outcome {
  replayed: boolean;
}

export function createApiServer(context: ApiContext): Server {
  const api: Api = {
    ...context,
    routes: stripeRoutes(context),
    idempotency: createIdempotency(context.store, context.clock),
  };
  return createEngineServer(async (request, response) => {
    const requestId = newId('req_', 14);
    const answer = await receive(request, requestId)
      .then((received) => answerCall(api, received))
      .catch((fault) => refusal(fault, requestId));
    const key = header(request.headers, 'idempotency-key');
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': Stripe.API_VERSION,
      ...(key && { 'idempotency-key': key }),
      ...(answer.replayed && { 'idempotent-replayed': 'true', 'original-request': answer.requestId }),
      ...(answer.status === 401 && { 'www-authenticate': 'Bearer realm="Stripe"' }),
    });
    response.end(answer.body);
  });
}

async function receive(request: IncomingMessage, requestId: string): Promise<Received> {
  const body = await readBody(request);
  if (body === undefined) throw new StripeRefusal({ status: 413, message: 'The request is too large.' });
  const url = new URL(request.url ?? '/', 'http://stripe.local');
  const method = request.method ?? '';
  const type = header(request.headers, 'content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeRefusal({
      message: `Send parameters as application/x-www-form-urlencoded, not '${type}'.`,
    });
  }
  const encoded = method === 'POST' ? body : url.search.slice(1);
  return { method, path: url.pathname, encoded, headers: request.headers, requestId };
}

// Without an await from here on, so that two calls with one key cannot interleave.
function answerCall(api: Api, received: Received): Answer {
  authenticate(api.secretKey, header(received.headers, 'authorization'));
  refuseOtherVersions(header(received.headers, 'stripe-version'));
  const { route, id } = findRoute(api.routes, received);
  api.payments.expireDue();
  const key = route.method === 'POST' ? header(received.headers, 'idempotency-key') : undefined;
  const keyed = key === undefined ? undefined : keyedCall(key, received);
  const earlier = keyed && api.idempotency.earlier(keyed);
  if (earlier) return { ...earlier, replayed: true };
  const nowSeconds = Math.floor(api.clock.nowMs() / 1000);
  const work = route.endpoint({ id, fields: parseForm(received.encoded), nowSeconds });
  const outcome = perform({ api, work, keyed, requestId: received.requestId });
  return { ...outcome, replayed: false };
}

function keyedCall(key: string, { method, path, encoded }: Received): KeyedCall {
  return { key, endpoint: `${method} ${path}`, parameters: encoded };
}

// A refusal by the state of things is an outcome to keep, but undoes what was begun; one by the parameters
// never gets here.
function perform(call: {
  api: Api;
  work: () => object;
  keyed: KeyedCall | undefined;
  requestId: string;
}): Outcome {
  const { api, work, keyed, requestId } = call;
  try {
    return api.store.transaction(() => {
      const outcome = { status: 200, body: JSON.stringify(work(), null, 2), requestId };
      if (keyed) api.idempotency.keep(keyed, outcome);
      return outcome;
    });
  } catch (fault) {
    if (!(fault instanceof StripeRefusal)) throw fault;
    const outcome = { status: fault.status, body: JSON.stringify(fault.body()), requestId };
    if (keyed) api.idempotency.keep(keyed, outcome);
    return outcome;
  }
}

function refusal(fault: unknown, requestId: string): Answer {
  const known = fault instanceof StripeRefusal;
  if (!known) console.error('stripe:', requestId, 'failed:', fault);
  const told = known
    ? fault
    : new StripeRefusal({ status: 500, type: 'api_error', message: 'The local Stripe failed; see its log.' });
  return { status: told.status, body: JSON.stringify(told.body()), requestId, replayed: false };
}

function findRoute(routes: Route[], { method, path }: Received): { route: Route; id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new StripeRefusal({ status: 404, message: `Unrecognized request URL (${method}: ${path}).` });
}

function authenticate(secretKey: string, authorization: string | undefined): void {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) {
    const message = 'No API key was given: send `Authorization: Bearer <secret key>`.';
    throw new StripeRefusal({ status: 401, message });
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    const message = `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`;
    throw new StripeRefusal({ status: 401, message });
  }
}

function refuseOtherVersions(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return;
  const message = `The local Stripe speaks version ${Stripe.API_VERSION} only, not ${version}.`;
  throw new StripeRefusal({ message });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
