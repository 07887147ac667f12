import { acknowledge, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingFirst } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { type Cancellation, cancelPayment as cancel } from '#functions/payments/cancel-payment.ts';
import { findStanding } from '#functions/payments/find-standing.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import { isCheckoutId, orderIdOf } from './checkout-id.ts';
import type { CheckDependencies } from './verify-payment.ts';

const notFound = () => refuse('not-found', { sentence: paymentNotFound });

export function cancelPayment({
  payments,
  gate,
}: CheckDependencies): RouteHandler<typeof payRoutes.cancelPayment> {
  const action = { doing: 'cancel', sentence: 'Cancellation failed. Please try again.' };
  return readingFirst(
    ({ userId, query }) => orderIdOf(payments, userId, query.session_id),
    answerOutage(payments, action, async ({ session, query, request }, orderId) => {
      const { session_id: checkoutId } = query;
      if (!isCheckoutId(checkoutId)) return notFound();
      const owner = session.userId;
      const [refusal, standing] = await Promise.all([
        gate.check({ session, request }),
        orderId === undefined ? undefined : findStanding(payments, { owner, orderId }),
      ]);
      if (refusal !== undefined) return refusal;
      return answerOf(await cancel(payments, { checkoutId, owner, standing }));
    }),
  );
}

function answerOf({ kind }: Cancellation) {
  switch (kind) {
    case 'cancelled':
      return acknowledge('Payment was cancelled.');
    case 'paid':
      return refuse('payment-completed');
    case 'underway':
      return refuse('payment-not-paid');
    case 'refunded':
      return refuse('payment-refunded');
    case 'mismatch':
      return refuse('payment-mismatch');
    case 'frozen':
      return refuse('wallet-frozen');
    case 'unknown':
      return notFound();
  }
}
