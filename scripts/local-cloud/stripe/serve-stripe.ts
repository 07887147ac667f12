import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import type { Engine } from '../engine.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, type Asked, serveEngine } from '../serve-engine.ts';
import { type Endpoint, findEndpoint, type Stores } from './endpoints.ts';
import { createIdempotency, type Idempotency, type KeyedCall, type Outcome } from './idempotency.ts';
import { invalid } from './read-request.ts';

interface Context extends Stores {
  database: DatabaseSync;
  clock: Clock;
  secretKey: string;
}

/** The parts of Stripe's API that the product uses. */
export function serveStripe(context: Context): Promise<Engine> {
  const idempotency = createIdempotency(context.database, context.clock);
  return serveEngine({
    name: 'Stripe',
    mostBytes: 1_000_000,
    refuse: (refusal, requestId) => inWire({ ...told(refusal), requestId }),
    // This must not await, so that two calls with one key cannot interleave.
    answer(asked) {
      const { headers, method, url } = asked;
      authenticate(context.secretKey, headers.authorization);
      const version = headers['stripe-version'] ?? Stripe.API_VERSION;
      if (version !== Stripe.API_VERSION)
        throw invalid({
          message: `The local Stripe speaks version ${Stripe.API_VERSION} only, not ${version}.`,
        });
      const [path = '', query = ''] = url.split('?');
      const found = findEndpoint(context, { method, path });
      context.payments.expireDue();
      const encoded = method === 'POST' ? formIn(asked) : query;
      const key = method === 'POST' ? headers['idempotency-key'] : undefined;
      const keyed = key === undefined ? undefined : { key: String(key), asked: `${method} ${path}`, encoded };
      const earlier = keyed && idempotency.earlier(keyed);
      if (earlier !== undefined)
        return inWire(earlier, { 'idempotent-replayed': 'true', 'original-request': earlier.requestId });
      return inWire(perform({ context, idempotency, asked, keyed, encoded, ...found }));
    },
  });
}

/**
 * A refusal because of the payment's state is an outcome of its key, but its changes are undone. A refusal because of
 * the parameters is not an outcome.
 */
function perform(call: {
  context: Context;
  idempotency: Idempotency;
  asked: Asked;
  keyed: KeyedCall | undefined;
  encoded: string;
  endpoint: Endpoint;
  id: string;
}): Outcome {
  const { context, idempotency, keyed, encoded, endpoint, id } = call;
  const { requestId } = call.asked;
  const keep = (outcome: Outcome): Outcome => {
    if (keyed !== undefined) idempotency.keep(keyed, outcome);
    return outcome;
  };
  const work = endpoint({ id, encoded, nowMs: context.clock.nowMs() });
  try {
    return context.payments.transaction(() => keep({ status: 200, body: JSON.stringify(work()), requestId }));
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return keep({ ...told(fault), requestId });
  }
}

function authenticate(secretKey: string, authorization = ''): void {
  const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  throw invalid({ code: 'api_key_invalid', message: 'Invalid API Key provided', status: 401 });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function formIn({ body, headers }: Asked): string {
  const type = headers['content-type'] ?? '';
  if (body.length > 0 && !type.startsWith('application/x-www-form-urlencoded'))
    throw invalid({ message: `Send parameters as application/x-www-form-urlencoded, not '${type}'.` });
  return body.toString('utf8');
}

function told({ code, message, status, details }: Refusal): { status: number; body: string } {
  const types: Record<string, string> = { idempotency_error: code, InternalFailure: 'api_error' };
  const error = { type: types[code] ?? 'invalid_request_error', message, code, ...details };
  return { status, body: JSON.stringify({ error }) };
}

const inWire = ({ status, body, requestId }: Outcome, more: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'request-id': requestId, ...more },
  body,
});
