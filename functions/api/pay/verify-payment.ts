import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import type { PaymentDesk } from '#functions/payments/payment-desk.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import type { PaymentGate } from '../payment-gate.ts';
import { isPaymentSessionId } from './payment-session-id.ts';

const notFound = () => refuse('not-found', { sentence: paymentNotFound });

export interface CheckDependencies {
  desk: PaymentDesk;
  gate: Pick<PaymentGate, 'check'>;
}

/** The token page sends sessionId, the confirm page session_id with the plan session beside it. */
export function verifyPayment({
  desk,
  gate,
}: CheckDependencies): RouteHandler<typeof payRoutes.verifyPayment> {
  const errand = { doing: 'verify', sentence: 'Verification failed. Please try again.' };
  return answerOutage(desk, errand, async ({ session, body, request }) => {
    const sessionId = body.sessionId ?? body.session_id;
    if (sessionId === undefined || !isPaymentSessionId(sessionId)) return notFound();
    const refusal = await gate.check({ session, request });
    if (refusal !== undefined) return refusal;
    const { kind } = await fulfil(desk, { sessionId, owner: session.userId });
    switch (kind) {
      case 'paid':
        return answer({ status: 'paid', global: 'Payment verified.' });
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
