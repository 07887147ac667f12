import type { Refusal } from '../refusal.ts';
import { newId } from './new-id.ts';
import { disputedOf, expire, refund, takenBackOf } from './payment.ts';
import type { KeptPayment } from './payment-store.ts';
import type { Payments } from './payments.ts';
import {
  checkoutListFields,
  invalid,
  listFields,
  nothing,
  readCheckout,
  readForm,
  refundFields,
} from './read-request.ts';
import type { Wire } from './wire.ts';

export interface Stores {
  payments: Payments;
  wire: Wire;
}

/** Checks the parameters first, and returns a function that does the work. */
export type Endpoint = (call: { id: string; encoded: string; nowMs: number }) => () => object;

const routes: [method: string, pattern: RegExp, build: (stores: Stores) => Endpoint][] = [
  ['POST', /^\/v1\/checkout\/sessions()$/, createCheckout],
  ['GET', /^\/v1\/checkout\/sessions()$/, listCheckouts],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieveCheckout],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireCheckout],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, retrieveIntent],
  ['POST', /^\/v1\/refunds()$/, createRefund],
  ['GET', /^\/v1\/refunds()$/, (stores) => listing(stores, 'refunds')],
  ['GET', /^\/v1\/disputes()$/, (stores) => listing(stores, 'disputes')],
];

export function findEndpoint(
  stores: Stores,
  { method, path }: { method: string; path: string },
): { endpoint: Endpoint; id: string } {
  for (const [wanted, pattern, build] of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match !== null) return { endpoint: build(stores), id: match[1] ?? '' };
  }
  throw invalid({
    code: 'url_unknown',
    message: `Unrecognized request URL (${method}: ${path}).`,
    status: 404,
  });
}

function createCheckout({ payments, wire }: Stores): Endpoint {
  return ({ encoded, nowMs }) => {
    const request = readCheckout(encoded, nowMs);
    return () => wire.checkout(payments.open(request));
  };
}

function retrieveCheckout({ payments, wire }: Stores): Endpoint {
  return ({ id, encoded }) => {
    readForm(nothing, encoded);
    return () => wire.checkout(payments.find(id) ?? missing('checkout.session', id));
  };
}

/** Lists the checkouts since a given time, newest first. */
function listCheckouts({ payments, wire }: Stores): Endpoint {
  return ({ encoded }) => {
    const { created, ...page } = readForm(checkoutListFields, encoded);
    return () => {
      const made = payments.since(created.gte * 1000).map((payment) => wire.checkout(payment));
      return pageOf(made, { ...page, what: 'checkout/sessions' });
    };
  };
}

function expireCheckout({ payments, wire }: Stores): Endpoint {
  return ({ id, encoded }) => {
    readForm(nothing, encoded);
    return () => {
      const payment = payments.find(id) ?? missing('checkout.session', id);
      if (payments.change(payment, expire) !== undefined) return wire.checkout(payment);
      throw invalid({ message: `Only open checkouts can be expired; this one is ${payment.state}.` });
    };
  };
}

function retrieveIntent({ payments, wire }: Stores): Endpoint {
  return ({ id, encoded }) => {
    readForm(nothing, encoded);
    return () => wire.intent(payments.ofIntent(id) ?? missing('payment_intent', id));
  };
}

function createRefund({ payments, wire }: Stores): Endpoint {
  return ({ encoded }) => {
    const { payment_intent: intent } = readForm(refundFields, encoded);
    return () => {
      const payment = payments.ofIntent(intent) ?? missing('payment_intent', intent);
      const made = newRefund(payment);
      payments.change(payment, (paid) => refund(paid, made));
      return wire.refund(payment, made);
    };
  };
}

/** Refunds the rest unless an amount is given. Stripe refunds nothing that the payer's bank has taken back. */
export function newRefund(payment: KeptPayment, asked?: number) {
  const left = payment.amountCents - takenBackOf(payment);
  if (disputedOf(payment) > 0) throw refused('charge_disputed', 'The charge has been charged back');
  if (left === 0) throw refused('charge_already_refunded', 'The charge has already been refunded');
  const amountCents = asked ?? left;
  if (amountCents < 1 || amountCents > left)
    throw invalid({ message: `A refund is from 1 to ${left} cents here`, param: 'amount' });
  return { id: newId('re_3', 23), amountCents, status: 'succeeded' as const };
}

/** Lists those of one payment, newest first. */
function listing({ payments, wire }: Stores, what: 'refunds' | 'disputes'): Endpoint {
  return ({ encoded }) => {
    const { payment_intent: intent, ...page } = readForm(listFields, encoded);
    return () => {
      const payment = payments.ofIntent(intent) ?? missing('payment_intent', intent);
      const all =
        what === 'refunds'
          ? payment.refunds.map((one) => wire.refund(payment, one))
          : payment.disputes.map((one) => wire.dispute(payment, one));
      return pageOf(all.toReversed(), { ...page, what });
    };
  };
}

interface Page {
  limit: number;
  starting_after?: string | undefined;
  what: string;
}

function pageOf(newest: readonly { id: string }[], { limit, starting_after: after, what }: Page) {
  const last = newest.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) missing(what, after);
  const start = last + 1;
  const data = newest.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newest.length, url: `/v1/${what}` };
}

const refused = (code: string, message: string): Refusal => invalid({ code, message });

function missing(kind: string, id: string): never {
  throw invalid({ code: 'resource_missing', message: `No such ${kind}: '${id}'`, param: 'id', status: 404 });
}
