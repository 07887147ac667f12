import { answer, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { type Cancellation, cancelPayment as cancel } from '#functions/payments/cancel-payment.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import { type CheckDependencies, lookUpClaim, orderIdOf, refuseClaim } from './look-up-claim.ts';

export function cancelPayment(dependencies: CheckDependencies): RouteHandler<typeof payRoutes.cancelPayment> {
  const { payments } = dependencies;
  const action = { doing: 'cancel', sentence: 'Cancellation failed. Please try again.' };
  return prefetching(
    ({ userId, query }) => orderIdOf(payments, userId, query.session_id),
    withProviderOutage(payments, action, async ({ session, query, request }, orderId) => {
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
