import { expand } from './expand.ts';
import { Parameters } from './parameters.ts';
import type { FormTree } from './parse-form.ts';
import { type Payments, refuseMissingSession } from './payments.ts';
import { readSessionRequest } from './read-session-request.ts';
import { chargeToRefund, type Reversals } from './reversals.ts';
import type { Store, StoredObject } from './store.ts';
import { refuseMissingResource } from './stripe-refusal.ts';

export interface Call {
  id: string;
  fields: FormTree;
  nowSeconds: number;
}

/** Checks the parameters at once; what it returns does the work. */
type Endpoint = (call: Call) => () => object;

export interface Route {
  method: 'GET' | 'POST';
  pattern: RegExp;
  endpoint: Endpoint;
}

const sessionPath = '/v1/checkout/sessions';

export function stripeRoutes(parts: { store: Store; payments: Payments; reversals: Reversals }): Route[] {
  const { store, payments, reversals } = parts;
  return [
    { method: 'POST', pattern: new RegExp(`^${sessionPath}$`), endpoint: createSession(store, payments) },
    {
      method: 'GET',
      pattern: new RegExp(`^${sessionPath}/([^/]+)$`),
      endpoint: retrieveSession(store, payments),
    },
    {
      method: 'POST',
      pattern: new RegExp(`^${sessionPath}/([^/]+)/expire$`),
      endpoint: expireSession(store, payments),
    },
    {
      method: 'GET',
      pattern: new RegExp(`^${sessionPath}/([^/]+)/line_items$`),
      endpoint: listLineItems(payments),
    },
    retrieval(store, { path: 'payment_intents', kind: 'payment_intent', param: 'intent' }),
    retrieval(store, { path: 'charges', kind: 'charge', param: 'id' }),
    retrieval(store, { path: 'refunds', kind: 'refund', param: 'refund' }),
    retrieval(store, { path: 'disputes', kind: 'dispute', param: 'dispute' }),
    { method: 'POST', pattern: /^\/v1\/refunds()$/, endpoint: createRefund(store, reversals) },
    listing(store, { path: 'refunds', kind: 'refund' }),
    listing(store, { path: 'disputes', kind: 'dispute' }),
  ];
}

function createSession(store: Store, payments: Payments): Endpoint {
  return ({ fields, nowSeconds }) => {
    const request = readSessionRequest(fields, nowSeconds);
    return () => expand(store, payments.create(request).session, request.expand);
  };
}

function retrieveSession(store: Store, payments: Payments): Endpoint {
  return ({ id, fields }) => {
    const paths = new Parameters({ fields, known: ['expand'] }).texts('expand');
    return () => expand(store, (payments.session(id) ?? refuseMissingSession(id)).session, paths);
  };
}

function expireSession(store: Store, payments: Payments): Endpoint {
  return ({ id, fields }) => {
    const paths = new Parameters({ fields, known: ['expand'] }).texts('expand');
    return () => expand(store, payments.expire(id).session, paths);
  };
}

function listLineItems(payments: Payments): Endpoint {
  return ({ id, fields }) => {
    const parameters = new Parameters({ fields, known: ['limit', 'starting_after'] });
    const part = partWanted(parameters);
    return () => {
      const { lineItems } = payments.session(id) ?? refuseMissingSession(id);
      return listOf(lineItems, { ...part, kind: 'item', url: `${sessionPath}/${id}/line_items` });
    };
  };
}

interface Part {
  limit: number;
  after: string | undefined;
}

function partWanted(parameters: Parameters): Part {
  const limit = parameters.integer('limit', 1) ?? 10;
  if (limit > 100) parameters.refuse('limit', { message: 'This value must be less than or equal to 100.' });
  return { limit, after: parameters.text('starting_after') };
}

function listOf(all: readonly { id: string }[], list: Part & { kind: string; url: string }): object {
  const { limit, after, kind, url } = list;
  const position = all.findIndex((item) => item.id === after);
  if (after !== undefined && position < 0) {
    refuseMissingResource({ kind, id: after, param: 'starting_after' });
  }
  const data = all.slice(position + 1, position + 1 + limit);
  return { object: 'list', data, has_more: position + 1 + limit < all.length, url };
}

/** Of one payment only: the product lists nothing else. */
function listing(store: Store, { path, kind }: { path: string; kind: 'refund' | 'dispute' }): Route {
  const endpoint: Endpoint = ({ fields }) => {
    const parameters = new Parameters({ fields, known: ['limit', 'payment_intent', 'starting_after'] });
    const id = parameters.required('payment_intent', parameters.text('payment_intent'));
    const part = partWanted(parameters);
    return () => {
      const missing = { kind: 'payment_intent', id, param: 'payment_intent' };
      const intent = store.find('payment_intent', id) ?? refuseMissingResource(missing);
      return listOf(store.ofCharge(kind, String(intent.latest_charge)), {
        ...part,
        kind,
        url: `/v1/${path}`,
      });
    };
  };
  return { method: 'GET', pattern: new RegExp(`^/v1/${path}()$`), endpoint };
}

function retrieval(
  store: Store,
  resource: { path: string; kind: StoredObject['object']; param: string },
): Route {
  const { kind, param } = resource;
  return {
    method: 'GET',
    pattern: new RegExp(`^/v1/${resource.path}/([^/]+)$`),
    endpoint: ({ id, fields }) => {
      const paths = new Parameters({ fields, known: ['expand'] }).texts('expand');
      return () => expand(store, store.find(kind, id) ?? refuseMissingResource({ kind, id, param }), paths);
    },
  };
}

const refundParameters = ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'];

function createRefund(store: Store, reversals: Reversals): Endpoint {
  return ({ fields }) => {
    const parameters = new Parameters({ fields, known: refundParameters });
    const charge = parameters.text('charge');
    const intent = parameters.text('payment_intent');
    if (charge !== undefined && intent !== undefined) {
      parameters.refuse('payment_intent', { message: 'Give either a charge or a payment_intent, not both.' });
    }
    const request = {
      amountCents: parameters.integer('amount', 1),
      reason: parameters.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
      metadata: parameters.metadata('metadata'),
    };
    const paths = parameters.texts('expand');
    return () => {
      const target = { ...(charge !== undefined && { charge }), ...(intent !== undefined && { intent }) };
      return expand(store, reversals.refund(chargeToRefund(store, target), request).refund, paths);
    };
  };
}
