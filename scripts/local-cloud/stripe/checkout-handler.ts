import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#shared/domain/clock.ts';
import { readLimited } from '../read-limited.ts';
import { Refusal } from '../refusal.ts';
import type { Answer } from '../serve-engine.ts';
import { checkoutPage, messagePage, returnAddress } from './checkout-page.ts';
import { newRefund } from './endpoints.ts';
import { newId } from './new-id.ts';
import { closeDispute, failRefund, type News, openDispute, pay, refund, takenBackOf } from './payment.ts';
import type { KeptPayment } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { invalid, mailAddress } from './read-request.ts';
import type { Webhooks } from './webhooks.ts';

interface CheckoutContext {
  payments: Payments;
  webhooks: Webhooks;
  clock: Clock;
  checkoutBase: () => string;
  /** How long the customer waits for the endpoint before the redirect. */
  patienceMs: number;
}

interface Visit extends CheckoutContext {
  payment: KeptPayment;
  path: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

type Button = (visit: Visit) => Answer | Promise<Answer>;

/** Answers the pages under the checkout base, and returns false for any other path. */
export async function handleCheckout(
  context: CheckoutContext,
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): Promise<boolean> {
  const base = new URL(context.checkoutBase()).pathname;
  if (!path.startsWith(`${base}/`)) return false;
  const [id = '', button, ...rest] = path.slice(base.length + 1).split('/');
  const press = button === undefined ? show : buttons.get(button);
  if (press === undefined || rest.length > 0) return false;
  const method = button === undefined ? 'GET' : 'POST';
  const body = (await readLimited(request, 10_000))?.toString('utf8') ?? '';
  const type = request.headers['content-type'] ?? '';
  context.payments.expireDue();
  const payment = context.payments.find(id);
  const answer = async (): Promise<Answer> => {
    if (request.method !== method)
      return inHtml(405, messagePage('Not possible', `Use ${method} for this address.`));
    // A form that cannot be read must not count as empty, because `webhook=off` would be lost.
    if (body !== '' && !type.startsWith('application/x-www-form-urlencoded'))
      return inHtml(415, messagePage('Not possible', 'Send fields as application/x-www-form-urlencoded.'));
    if (payment === undefined)
      return inHtml(404, messagePage('Payment not found', 'There is no payment page at this address.'));
    const query = new URL(request.url ?? '/', 'http://stripe.local').searchParams;
    return press({ ...context, payment, path: `${base}/${id}`, form: new URLSearchParams(body), query });
  };
  const { status, headers, body: content } = await answer();
  response.writeHead(status, { ...pageHeaders, ...headers }).end(content);
  return true;
}

const pageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};
const inHtml = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
const inJson = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
const redirectTo = (location: string): Answer => ({ status: 303, headers: { location } });

const show: Button = ({ payment, path, query }) =>
  inHtml(
    200,
    checkoutPage(payment, path, query.has('declined') ? 'The card was declined. Nothing was charged.' : ''),
  );

const notOpen = ({ payment, path }: Visit): Answer => inHtml(409, checkoutPage(payment, path));

const payNow: Button = async (visit) => {
  const { payments, payment, path, form, clock } = visit;
  const email = payment.request.customerEmail ?? (form.get('email')?.trim() || undefined);
  if (email !== undefined && !mailAddress.safeParse(email).success)
    return inHtml(
      400,
      checkoutPage(payment, path, 'That email address doesn’t look right. Nothing was charged.'),
    );
  const newIntentId = () => newId('pi_3', 23);
  const eventId = payments.change(
    payment,
    (open) => pay(open, { nowMs: clock.nowMs(), newIntentId, email }),
    { scheduled: sendsEvent(form) },
  );
  if (eventId === undefined) return notOpen(visit);
  await tell(visit, eventId);
  return redirectTo(returnAddress(payment.request.successUrl, payment.id));
};

/** The form field `webhook=off` loses the event. */
const sendsEvent = (form: URLSearchParams): boolean => form.get('webhook') !== 'off';

function tell({ webhooks, patienceMs, form }: Visit, eventId: string): Promise<number | null> | null {
  if (!sendsEvent(form)) return null;
  return Promise.race([webhooks.deliver(eventId), wait(patienceMs, null, { ref: false })]);
}

const decline: Button = (visit) =>
  visit.payment.state === 'open' ? redirectTo(`${visit.path}?declined=1`) : notOpen(visit);

const cancel: Button = (visit) => {
  const { payment } = visit;
  if (payment.state === 'complete') return notOpen(visit);
  return redirectTo(returnAddress(payment.request.cancelUrl, payment.id));
};

const resend: Button = async ({ webhooks, payment, form }) => {
  const eventId = webhooks.latest(payment.id, form.get('type') ?? 'checkout.session.%');
  if (eventId === undefined) return inJson(409, { error: 'This payment has no such event yet.' });
  return inJson(200, { delivered: await webhooks.deliver(eventId) });
};

/** A later action of a bank or the merchant: does it, notifies the endpoint, and answers after the attempt. */
const later =
  (act: (payment: KeptPayment, form: URLSearchParams) => News | undefined): Button =>
  async (visit) => {
    const { payments, payment, form } = visit;
    try {
      const isPaid = payment.paidAtMs !== undefined;
      const change = (paid: KeptPayment) => act(paid, form);
      const eventId = isPaid ? payments.change(payment, change, { scheduled: sendsEvent(form) }) : undefined;
      if (eventId === undefined)
        return inJson(409, { error: 'Nothing of this payment can be treated so now.' });
      return inJson(200, { eventId, delivered: await tell(visit, eventId) });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return inJson(fault.status, { error: fault.message });
    }
  };

function refundPart(payment: KeptPayment, form: URLSearchParams): News {
  const amount = form.get('amount');
  if (amount !== null && !/^[1-9]\d{0,8}$/.test(amount))
    throw invalid({ message: `Invalid integer: ${amount}` });
  return refund(payment, newRefund(payment, amount === null ? undefined : Number(amount)));
}

function disputeRest(payment: KeptPayment): News | undefined {
  const amountCents = payment.amountCents - takenBackOf(payment);
  if (payment.disputes.length > 0 || amountCents === 0) return undefined;
  return openDispute(payment, { id: newId('du_1', 23), amountCents });
}

const buttons = new Map<string, Button>([
  ['pay', payNow],
  ['decline', decline],
  ['cancel', cancel],
  ['webhook', resend],
  ['refund', later(refundPart)],
  ['refund-failed', later(failRefund)],
  ['dispute', later(disputeRest)],
  ['dispute-won', later((payment) => closeDispute(payment, 'won'))],
  ['dispute-lost', later((payment) => closeDispute(payment, 'lost'))],
]);
