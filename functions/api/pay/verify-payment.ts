import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { isCheckoutId } from './checkout-id.ts';

const notFound = () => refuse('not-found', { sentence: paymentNotFound });

export interface CheckDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'check'>;
}

/** The token page sends sessionId, the confirm page session_id with the plan quote beside it. */
export function verifyPayment({
  payments,
  gate,
}: CheckDependencies): RouteHandler<typeof payRoutes.verifyPayment> {
  const action = { doing: 'verify', sentence: 'Verification failed. Please try again.' };
  return answerOutage(payments, action, async ({ session, body, request }) => {
    const checkoutId = body.sessionId ?? body.session_id;
    if (checkoutId === undefined || !isCheckoutId(checkoutId)) return notFound();
    const refusal = await gate.check({ session, request });
    if (refusal !== undefined) return refusal;
    const outcome = await fulfil(payments, { checkoutId, owner: session.userId });
    switch (outcome.kind) {
      case 'paid':
        return answer({
          status: 'paid',
          global: 'Payment verified.',
          ...unlockOf(outcome.order, payments.clock.nowMs()),
        });
      case 'refunded':
        return refuse('payment-refunded');
      case 'unpaid':
        return refuse('payment-not-paid');
      case 'mismatch':
        return refuse('payment-mismatch');
      case 'frozen':
        return refuse('wallet-frozen');
      case 'unknown':
        return notFound();
    }
  });
}

/** So long after a payment its buyer is still on the way back from it. */
const unlocksByItselfMs = 24 * 3_600_000;

/** What it was paid for is unlocked without another press: by the return from the payment, not by an address kept of it. */
function unlockOf({ unlocks, unlocksFor, paidAtMs }: Order, nowMs: number) {
  // An order that was credited just now is as it was before.
  const isRecent = paidAtMs === undefined || nowMs - paidAtMs < unlocksByItselfMs;
  return unlocks === undefined || unlocksFor === undefined || !isRecent
    ? {}
    : { unlocks: { path: unlocks, price: unlocksFor } };
}
