import type Stripe from 'stripe';
import * as z from 'zod';
import type { Cents } from '#shared/domain/tokens/money.ts';
import type { Checkout, TakenBack } from '#shared/domain/tokens/order.ts';
import { setting } from '../runtime/environment.ts';
import { askStripe, attemptTimeoutMs, retries, statusOf } from './ask-stripe.ts';
import { readJsonSecret } from './read-json-secret.ts';
import type { ReadSecret } from './secrets.ts';
import { checkoutIdShape, eventOf, idOf, type PaymentEvent } from './stripe-event.ts';

export interface CheckoutRequest {
  orderId: string;
  owner: string;
  amountCents: Cents;
  description: string;
  customerEmail?: string;
  successUrl: string;
  cancelUrl: string;
  expiresAtMs: number;
}

/** A payment and the order it was for. */
export interface CapturedPayment {
  paymentIntentId: string;
  orderId: string;
  owner: string;
}

export interface PaymentProvider {
  openCheckout(request: CheckoutRequest): Promise<{ checkoutId: string; url: string }>;
  /** Returns undefined for an id that Stripe does not know. */
  findCheckout(checkoutId: string): Promise<Checkout | undefined>;
  /** Closes the page, so that it cannot be paid. Returns false if it was not open. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  findPayment(paymentIntentId: string): Promise<CapturedPayment | undefined>;
  /** Refunds the rest of the payment; the same key makes the same refund. */
  refund(payment: { paymentIntentId: string; key: string }): Promise<void>;
  /** The payment must exist. */
  takenBackOf(paymentIntentId: string): Promise<TakenBack>;
  /** Returns undefined unless one of our secrets signed exactly these bytes, within five minutes of now. */
  readEvent(signed: {
    body: Uint8Array;
    signature: string | undefined;
    nowMs: number;
  }): Promise<PaymentEvent | undefined>;
}

const keysShape = z.object({
  secretKey: z.string().min(1),
  webhookSecrets: z.array(z.string().min(1)).min(1),
});

/** More refunds than any payment has. */
const mostReversals = 1000;
// guard: webhook-five-minutes
const toleranceSeconds = 300;
/** The SDK strips one byte order mark from signed bytes; adding one keeps the sender's. */
const byteOrderMark = Buffer.from('\ufeff');

/** We never hand out other ids, so they need no request. */
export const isCheckoutId = (text: string | undefined): text is string =>
  checkoutIdShape.safeParse(text).success;

/** Lists what Stripe knows for operators, whatever our records say. */
export interface CheckoutLister {
  /** Lists checkouts made since then, newest first. */
  checkoutsSince(ms: number): AsyncGenerator<{ checkout: Checkout; createdAtMs: number }>;
}

/** Uses Stripe's SDK, which is loaded on first use. The stage sets its URL. */
export function buildStripe(readSecret: ReadSecret): PaymentProvider & CheckoutLister {
  const readKeys = () => readJsonSecret(readSecret, { name: 'stripe', shape: keysShape });
  let made: { key: string; client: Promise<Stripe> } | undefined;
  const stripe = async (): Promise<Stripe> => {
    const { secretKey } = await readKeys();
    if (made?.key !== secretKey) made = { key: secretKey, client: connect(secretKey) };
    return made.client;
  };
  return {
    async openCheckout(request) {
      const { checkout } = await stripe();
      const key = { idempotencyKey: request.orderId };
      const { id, url } = await askStripe(() => checkout.sessions.create(checkoutParams(request), key));
      if (url === null) throw new Error('Stripe made a page without an address');
      return { checkoutId: id, url };
    },

    async findCheckout(checkoutId) {
      const { checkout } = await stripe();
      const session = await found(() => checkout.sessions.retrieve(checkoutId));
      return session === undefined ? undefined : checkoutOf(session);
    },

    async *checkoutsSince(ms) {
      const { checkout } = await stripe();
      const created = { gte: Math.floor(ms / 1000) };
      for await (const session of checkout.sessions.list({ created, limit: 100 }))
        yield { checkout: checkoutOf(session), createdAtMs: session.created * 1000 };
    },

    async expireCheckout(checkoutId) {
      const { checkout } = await stripe();
      try {
        await askStripe(() => checkout.sessions.expire(checkoutId));
        return true;
      } catch (error) {
        // The page is not open, or Stripe does not know it.
        if ([400, 404].includes(statusOf(error) ?? 0)) return false;
        throw error;
      }
    },

    async findPayment(paymentIntentId) {
      const { paymentIntents } = await stripe();
      const intent = await found(() => paymentIntents.retrieve(paymentIntentId));
      return intent === undefined ? undefined : { paymentIntentId: intent.id, ...namesIn(intent.metadata) };
    },

    async refund({ paymentIntentId, key }) {
      const { refunds } = await stripe();
      try {
        await askStripe(() => refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey: key }));
      } catch (error) {
        if (!isOnItsWayBack(error)) throw error;
      }
    },

    async takenBackOf(paymentIntentId) {
      const { refunds, disputes } = await stripe();
      const of = { payment_intent: paymentIntentId, limit: 100 };
      const [refunded, disputed] = await Promise.all([
        askStripe(() => refunds.list(of).autoPagingToArray({ limit: mostReversals })),
        askStripe(() => disputes.list(of).autoPagingToArray({ limit: mostReversals })),
      ]);
      return {
        refundedCents: sumOf(refunded.filter(({ status }) => returnsMoney(status))),
        disputedCents: sumOf(disputed.filter(({ status }) => holdsMoney(status))),
      };
    },

    async readEvent({ body, signature, nowMs }) {
      // guard: webhook-no-signature
      if (signature === undefined) return undefined;
      if (!isAscii(signature)) return undefined;
      if (signedAtMs(signature) > nowMs + toleranceSeconds * 1000) return undefined;
      const [{ default: StripeSdk }, { webhookSecrets }] = await Promise.all([import('stripe'), readKeys()]);
      const signed = Buffer.concat([byteOrderMark, body]);
      // guard: webhook-the-older-secret-during
      for (const secret of webhookSecrets) {
        try {
          const isOurs = StripeSdk.webhooks.signature?.verifyHeader(
            signed,
            signature,
            secret,
            toleranceSeconds,
            undefined,
            nowMs,
          );
          if (isOurs) return eventOf(body);
        } catch (error) {
          // guard: webhook-signature
          if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return undefined;
    },
  };
}

/** Signatures are ASCII; the SDK compares bytes and throws on other characters. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Real money must not move on a test stage, and test money must not buy anything on a live one. */
function refuseOtherMode(secretKey: string): void {
  const mode = setting('STRIPE_MODE');
  if (!new RegExp(`^[sr]k_${mode}_`).test(secretKey))
    throw new Error(`The key in the secret stripe is not for the mode of this stage, which is ${mode}`);
}

async function connect(secretKey: string): Promise<Stripe> {
  refuseOtherMode(secretKey);
  const { default: StripeSdk } = await import('stripe');
  const { hostname, port, protocol } = new URL(setting('STRIPE_API_URL'));
  return new StripeSdk(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: attemptTimeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { orderId, owner, amountCents, description, customerEmail } = request;
  const metadata = { order_id: orderId, owner };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    // Customers are charged in the currency they were shown.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aud',
          unit_amount: amountCents,
          tax_behavior: 'inclusive',
          product_data: { name: description, description: 'Australian dollars, GST included' },
        },
      },
    ],
    client_reference_id: orderId,
    metadata,
    // No address is given, because we send the receipt and Stripe would send another.
    payment_intent_data: { metadata, description },
    ...(customerEmail === undefined ? {} : { customer_email: customerEmail }),
    expires_at: Math.floor(request.expiresAtMs / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

async function found<T>(retrieve: () => Promise<T>): Promise<T | undefined> {
  try {
    return await askStripe(retrieve);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** The payment was refunded before or taken back by the payer's bank; the outcome is fetched like any reversal. */
const isOnItsWayBack = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'charge_already_refunded' || error.code === 'charge_disputed');

/** Checkouts and payments made outside the product have no such names; an empty name belongs to no order. */
const namesIn = (metadata: Stripe.Metadata | null) => ({
  orderId: metadata?.order_id ?? '',
  owner: metadata?.owner ?? '',
});

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const paymentIntentId = idOf(session.payment_intent);
  const customerEmail = session.customer_details?.email ?? undefined;
  return {
    id: session.id,
    state: stateOf(session.status),
    paid: session.payment_status === 'paid',
    mode: session.mode,
    currency: session.currency ?? '',
    amountCents: session.amount_total ?? 0,
    ...namesIn(session.metadata),
    ...(paymentIntentId === undefined ? {} : { paymentIntentId }),
    ...(customerEmail === undefined ? {} : { customerEmail }),
  };
}

function stateOf(status: string | null): Checkout['state'] {
  if (status === 'complete' || status === 'expired') return status;
  return 'open';
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** A pending refund counts already; a failed or cancelled one has taken nothing. */
const returnsMoney = (status: string | null): boolean => status !== 'failed' && status !== 'canceled';

/** An inquiry (warning_…) takes no money, and a dispute that was won or prevented returns it. */
const holdsMoney = (status: Stripe.Dispute.Status): boolean =>
  status === 'needs_response' || status === 'under_review' || status === 'lost';

/** The signed time of an event; if there are several, the SDK uses the last. */
const signedAtMs = (signature: string): number =>
  Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1] ?? 0) * 1000;
