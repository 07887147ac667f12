import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingFirst } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { findStanding } from '#functions/payments/find-standing.ts';
import { type Fulfilment, fulfilClaim } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { isCheckoutId, orderIdOf } from './checkout-id.ts';

const notFound = () => refuse('not-found', { sentence: paymentNotFound });

export interface CheckDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'check'>;
}

/** The token page sends sessionId, the confirm page session_id with the plan quote beside it. */
const askedAbout = ({ sessionId, session_id }: BodyOf<typeof payRoutes.verifyPayment>) =>
  sessionId ?? session_id;

export function verifyPayment({
  payments,
  gate,
}: CheckDependencies): RouteHandler<typeof payRoutes.verifyPayment> {
  const action = { doing: 'verify', sentence: 'Verification failed. Please try again.' };
  return readingFirst(
    ({ userId, body }) => orderIdOf(payments, userId, askedAbout(body)),
    answerOutage(payments, action, async ({ session, body, request }, orderId) => {
      const checkoutId = askedAbout(body);
      if (!isCheckoutId(checkoutId)) return notFound();
      const owner = session.userId;
      const [refusal, standing] = await Promise.all([
        gate.check({ session, request }),
        orderId === undefined ? undefined : findStanding(payments, { owner, orderId }),
      ]);
      if (refusal !== undefined) return refusal;
      return answerOf(await fulfilClaim(payments, { checkoutId, owner, standing }), payments.clock.nowMs());
    }),
  );
}

function answerOf(outcome: Fulfilment, nowMs: number) {
  switch (outcome.kind) {
    case 'paid':
      return answer({
        status: 'paid' as const,
        global: 'Payment verified.',
        ...unlockOf(outcome.order, nowMs),
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
