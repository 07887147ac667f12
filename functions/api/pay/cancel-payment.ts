import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingFirst } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { type Cancellation, cancelPayment as cancel } from '#functions/payments/cancel-payment.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { type CheckDependencies, lookUpClaim, orderIdOf, refuseClaim } from './look-up-claim.ts';

export function cancelPayment(dependencies: CheckDependencies): RouteHandler<typeof payRoutes.cancelPayment> {
  const { payments } = dependencies;
  const action = { doing: 'cancel', sentence: 'Cancellation failed. Please try again.' };
  return readingFirst(
    ({ userId, query }) => orderIdOf(payments, userId, query.session_id),
    answerOutage(payments, action, async ({ session, query, request }, orderId) => {
      const claim = await lookUpClaim(dependencies, {
        ...{ session, request, orderId },
        checkoutId: query.session_id,
      });
      return 'kind' in claim ? claim : answerOf(await cancel(payments, claim), orderId);
    }),
  );
}

function answerOf({ kind }: Cancellation, orderId: string | undefined) {
  switch (kind) {
    case 'cancelled':
      return answer({ status: 'ok' as const, global: 'Payment was cancelled.', orderId });
    case 'paid':
      return refuse('payment-completed');
    case 'underway':
      return refuse('payment-not-paid');
    default:
      return refuseClaim(kind);
  }
}
