import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutPage, missingPage, refusedPage, returnAddress } from './checkout-page.ts';
import { isMailAddress } from './parameters.ts';
import type { Payments } from './payments.ts';
import { readBody } from './read-body.ts';
import type { Reversals } from './reversals.ts';
import type { SessionRecord } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { Webhooks } from './webhooks.ts';

interface CheckoutContext {
  payments: Payments;
  reversals: Reversals;
  webhooks: Webhooks;
  checkoutBase: () => string;
  /** How long the customer waits for the endpoint before being sent on. */
  patienceMs: number;
}

interface Visit extends CheckoutContext {
  record: SessionRecord;
  path: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

type Reply =
  | { status: number; html: string }
  | { status: number; json: unknown }
  | { status: 303; location: string };

type Handle = (visit: Visit) => Reply | Promise<Reply>;

/** Answers what lies under the checkout base; false when the path does not. */
export async function handleCheckout(
  context: CheckoutContext,
  exchange: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<boolean> {
  const { request, response, path } = exchange;
  const base = new URL(context.checkoutBase()).pathname;
  const [id, action = '', ...rest] = path.startsWith(`${base}/`)
    ? path.slice(base.length + 1).split('/')
    : [];
  if (id === undefined || rest.length > 0) return false;
  const handle = action === '' ? show : actions.get(action);
  if (!handle) return false;
  const method = action === '' ? 'GET' : 'POST';
  if (request.method !== method) {
    response.setHeader('allow', method);
    send(response, { status: 405, html: refusedPage(`Use ${method} for this address.`) });
    return true;
  }
  const form = await readFields(request);
  if (!form) {
    send(response, { status: 415, html: refusedPage('Send fields as application/x-www-form-urlencoded.') });
    return true;
  }
  context.payments.expireDue();
  const record = context.payments.session(id);
  if (!record) {
    send(response, { status: 404, html: missingPage() });
    return true;
  }
  const query = new URL(request.url ?? '/', 'http://stripe.local').searchParams;
  const visit = { ...context, record, path: `${base}/${id}`, form, query };
  send(response, await handle(visit));
  return true;
}

// Fields in a form that cannot be read must not pass for no fields: `webhook=off` would be lost.
async function readFields(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  const readable = body === '' || type.startsWith('application/x-www-form-urlencoded');
  return body !== undefined && readable ? new URLSearchParams(body) : undefined;
}

const show: Handle = ({ record, path, query }) => {
  const notice = query.has('declined')
    ? 'The card was declined. Nothing was charged; you can try again.'
    : undefined;
  return { status: 200, html: checkoutPage({ record, path, notice }) };
};

const pay: Handle = async (visit) => {
  const { payments, record, path, form } = visit;
  const { session } = record;
  const email = form.get('email')?.trim() || null;
  if (session.customer_email === null && email !== null && !isMailAddress(email)) {
    const notice = 'That e-mail address does not look right. Nothing was charged.';
    return { status: 400, html: checkoutPage({ record, path, notice }) };
  }
  const scheduled = isTold(form);
  const eventId = payments.pay(session.id, { email, scheduled });
  if (eventId === undefined) return notOpen({ record, path });
  if (scheduled) await tell(visit, eventId);
  return { status: 303, location: returnAddress(session.success_url ?? path, session.id) };
};

/** The form field `webhook=off` loses the event. */
const isTold = (form: URLSearchParams): boolean => form.get('webhook') !== 'off';

function tell({ webhooks, patienceMs }: Visit, eventId: string): Promise<number | null> {
  return Promise.race([webhooks.deliver(eventId), wait(patienceMs, null, { ref: false })]);
}

const decline: Handle = ({ record, path }) =>
  record.session.status === 'open'
    ? { status: 303, location: `${path}?declined=1` }
    : notOpen({ record, path });

const cancel: Handle = ({ record, path }) => {
  const { session } = record;
  if (session.status === 'complete' || session.cancel_url === null) return notOpen({ record, path });
  return { status: 303, location: returnAddress(session.cancel_url, session.id) };
};

const resend: Handle = async ({ webhooks, record, form }) => {
  const type = form.get('type') ?? 'checkout.session.%';
  const eventId = webhooks.latest(record.session.id, type);
  if (eventId === undefined) return { status: 409, json: { error: 'This session has no such event yet.' } };
  return { status: 200, json: { delivered: await webhooks.deliver(eventId) } };
};

const refund: Handle = (visit) =>
  onCharge(visit, (charge) => {
    const amount = visit.form.get('amount');
    if (amount !== null && !/^[1-9]\d{0,8}$/.test(amount)) {
      throw new StripeRefusal({ message: `Invalid integer: ${amount}`, param: 'amount' });
    }
    const amountCents = amount === null ? undefined : Number(amount);
    const { refund: made, eventId } = visit.reversals.refund(charge, {
      amountCents,
      scheduled: isTold(visit.form),
    });
    return { id: made.id, status: made.status, eventId };
  });

const refundFailed: Handle = (visit) =>
  onCharge(visit, (charge) => {
    const { refund: failed, eventId } = visit.reversals.failRefund(charge, { scheduled: isTold(visit.form) });
    return { id: failed.id, status: failed.status, eventId };
  });

const dispute: Handle = (visit) =>
  onCharge(visit, (charge) => {
    const { dispute: opened, eventId } = visit.reversals.dispute(charge, { scheduled: isTold(visit.form) });
    return { id: opened.id, status: opened.status, eventId };
  });

const settle =
  (outcome: 'won' | 'lost'): Handle =>
  (visit) =>
    onCharge(visit, (charge) => {
      const scheduled = isTold(visit.form);
      const { dispute: closed, eventId } = visit.reversals.closeDispute(charge, { outcome, scheduled });
      return { id: closed.id, status: closed.status, eventId };
    });

type Charge = NonNullable<ReturnType<Payments['chargeOf']>>;

/** Does it, tells the endpoint, and answers once that has been tried. */
async function onCharge(
  visit: Visit,
  change: (charge: Charge) => { id: string; status: string | null; eventId: string },
): Promise<Reply> {
  const charge = visit.payments.chargeOf(visit.record.session);
  if (!charge) return { status: 409, json: { error: 'This session has not been paid.' } };
  try {
    const { eventId, ...made } = change(charge);
    const delivered = isTold(visit.form) ? await tell(visit, eventId) : null;
    return { status: 200, json: { ...made, delivered } };
  } catch (fault) {
    if (!(fault instanceof StripeRefusal)) throw fault;
    return { status: fault.status, json: { error: fault.message } };
  }
}

const actions = new Map<string, Handle>([
  ['cancel', cancel],
  ['decline', decline],
  ['dispute', dispute],
  ['dispute-lost', settle('lost')],
  ['dispute-won', settle('won')],
  ['pay', pay],
  ['refund', refund],
  ['refund-failed', refundFailed],
  ['webhook', resend],
]);

function notOpen({ record, path }: Pick<Visit, 'record' | 'path'>): Reply {
  return { status: 409, html: checkoutPage({ record, path }) };
}

function send(response: ServerResponse, reply: Reply): void {
  response.statusCode = reply.status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-content-type-options', 'nosniff');
  if ('location' in reply) {
    response.setHeader('location', reply.location);
    response.end();
  } else if ('json' in reply) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(reply.json));
  } else {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    response.end(reply.html);
  }
}
