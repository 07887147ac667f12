import type { PaymentEvent } from '#functions/gateways/stripe-event.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';

/**
 * An event is only a hint: we ask the provider for the current state. Events that are not ours or do not fit are logged
 * and answered with success, because sending them again would change nothing.
 */
export function receiveStripeEvent(
  payments: PaymentDependencies,
): RouteHandler<typeof payRoutes.receiveStripeEvent> {
  // Stripe sends a refused event again for days.
  const action = { doing: 'take up an event', sentence: 'The payment provider does not answer.' };
  return withProviderOutage(payments, action, async ({ request }) => {
    const event = await payments.provider.readEvent({
      body: request.rawBody,
      signature: request.header('stripe-signature'),
      nowMs: payments.clock.nowMs(),
    });
    if (event === undefined)
      return refuse('invalid-input', { sentence: 'The signature is missing or wrong.' });
    const taken = await takeUp(payments, event);
    if (!taken)
      payments.alarm('payment-event-unknown', { about: event.kind === 'other' ? event.type : event.kind });
    return acknowledge('Received.');
  });
}

async function takeUp(payments: PaymentDependencies, event: PaymentEvent): Promise<boolean> {
  switch (event.kind) {
    case 'checkout':
      return settleCheckout(payments, event.checkoutId);
    case 'reversal':
      return reverse(payments, event.paymentIntentId);
    case 'other':
      return false;
  }
}

async function settleCheckout(payments: PaymentDependencies, checkoutId: string): Promise<boolean> {
  const outcome = await fulfil(payments, checkoutId);
  // guard: webhook-counted-out-only-when
  if (outcome.kind === 'unpaid' && outcome.checkout.state === 'expired')
    await payments.orders.settleUnpaid(outcome.order, 'EXPIRED');
  // Stripe sends the event again later, and the reconciler finds the payment too.
  if (outcome.kind === 'frozen') throw new Error('A payment arrived for a frozen wallet');
  return outcome.kind !== 'unknown';
}

async function reverse(payments: PaymentDependencies, paymentIntentId: string): Promise<boolean> {
  const outcome = await reversePayment(payments, paymentIntentId);
  if (outcome === 'frozen') throw new Error('A payment was reversed for a frozen wallet');
  return outcome !== 'unknown';
}
