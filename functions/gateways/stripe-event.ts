import type Stripe from 'stripe';
import * as z from 'zod';

/** The subject of an event. Everything else is fetched from Stripe. */
export type PaymentEvent =
  | { kind: 'checkout'; checkoutId: string }
  | { kind: 'reversal'; paymentIntentId: string }
  | { kind: 'other'; type: string };

const shapeOfId = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9_]{1,250}$`));
export const checkoutIdShape = shapeOfId('cs');
const paymentIdShape = shapeOfId('pi');

export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** The product handles these events and reversalEvents. */
export const checkoutEvents: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);
export const reversalEvents: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'charge.refunded',
  // guard: reversal-a-refund-that-fails
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  // /guard
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/** Every event name of Stripe is shorter. */
const longestType = 100;

const checkoutShape = z.object({ data: z.object({ object: z.object({ id: checkoutIdShape }) }) });
/** Takes only the payment id from the event; all its refunds and disputes are fetched together. */
const reversalShape = z.object({
  data: z.object({
    object: z.object({ payment_intent: z.union([paymentIdShape, z.object({ id: paymentIdShape })]) }),
  }),
});

/** A signed event is genuine but may be of a kind we do not handle. */
export function eventOf(body: Uint8Array): PaymentEvent {
  const said = parsed(body);
  const type = z.object({ type: z.string() }).safeParse(said).data?.type ?? 'no event';
  const checkoutId = checkoutShape.safeParse(said).data?.data.object.id;
  if (checkoutEvents.has(type) && checkoutId !== undefined) return { kind: 'checkout', checkoutId };
  const paymentIntentId = idOf(reversalShape.safeParse(said).data?.data.object.payment_intent);
  if (reversalEvents.has(type) && paymentIntentId !== undefined) return { kind: 'reversal', paymentIntentId };
  return { kind: 'other', type: type.slice(0, longestType) };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
