import type { PaymentEvent } from '#functions/gateways/stripe.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import type { PaymentDesk } from '#functions/payments/payment-desk.ts';
import { reversePayment } from '#functions/payments/reverse-payment.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';

/**
 * Events are hints: each only says what to look at, and the provider is asked how it stands. What is not ours or does
 * not fit is taken note of and answered with success, since sending it again would not change it.
 */
export function receiveStripeEvent(desk: PaymentDesk): RouteHandler<typeof payRoutes.receiveStripeEvent> {
  // Refused, an event is sent again by the provider, for days.
  const errand = { doing: 'take up an event', sentence: 'The payment provider does not answer.' };
  return answerOutage(desk, errand, async ({ request }) => {
    const event = await desk.provider.readEvent({
      body: request.rawBody,
      signature: request.header('stripe-signature'),
      nowMs: desk.clock.nowMs(),
    });
    if (event === undefined)
      return refuse('invalid-input', { sentence: 'The signature is missing or wrong.' });
    const taken = await takeUp(desk, event);
    if (!taken)
      desk.alarm('payment-event-unknown', { about: event.kind === 'other' ? event.type : event.kind });
    return acknowledge('Received.');
  });
}

async function takeUp(desk: PaymentDesk, event: PaymentEvent): Promise<boolean> {
  switch (event.kind) {
    case 'session':
      return settleSession(desk, event.sessionId);
    case 'reversal':
      return reverse(desk, event.paymentIntentId);
    case 'other':
      return false;
  }
}

async function settleSession(desk: PaymentDesk, sessionId: string): Promise<boolean> {
  const outcome = await fulfil(desk, { sessionId });
  if (outcome.kind === 'unpaid' && outcome.session.state === 'expired')
    await desk.orders.settleUnpaid(outcome.order, 'EXPIRED');
  // The provider sends it again later; until then the reconciler looks after it, too.
  if (outcome.kind === 'frozen') throw new Error('A payment arrived for a frozen wallet');
  return outcome.kind !== 'unknown';
}

async function reverse(desk: PaymentDesk, paymentIntentId: string): Promise<boolean> {
  const outcome = await reversePayment(desk, paymentIntentId);
  if (outcome === 'frozen') throw new Error('A payment was reversed for a frozen wallet');
  return outcome !== 'unknown';
}
