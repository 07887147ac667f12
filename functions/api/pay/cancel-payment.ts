import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { cancelPayment as cancel } from '#functions/payments/cancel-payment.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import { isCheckoutId } from './checkout-id.ts';
import type { CheckDependencies } from './verify-payment.ts';

const notFound = () => refuse('not-found', { sentence: paymentNotFound });

export function cancelPayment({
  payments,
  gate,
}: CheckDependencies): RouteHandler<typeof payRoutes.cancelPayment> {
  const action = { doing: 'cancel', sentence: 'Cancellation failed. Please try again.' };
  return answerOutage(payments, action, async ({ session, query, request }) => {
    if (!isCheckoutId(query.session_id)) return notFound();
    const refusal = await gate.check({ session, request });
    if (refusal !== undefined) return refusal;
    const { kind } = await cancel(payments, { checkoutId: query.session_id, owner: session.userId });
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
  });
}
