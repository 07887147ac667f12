import { answer, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { type Fulfilment, fulfilClaim } from '#functions/payments/fulfil.ts';
import { withProviderOutage } from '#functions/payments/with-provider-outage.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { payRoutes } from '#shared/contract/routes/pay.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { type CheckDependencies, lookUpClaim, orderIdOf, refuseClaim } from './look-up-claim.ts';

/** The token page sends sessionId; the confirm page sends session_id with the plan quote. */
const askedAbout = ({ sessionId, session_id }: BodyOf<typeof payRoutes.verifyPayment>) =>
  sessionId ?? session_id;

export function verifyPayment(dependencies: CheckDependencies): RouteHandler<typeof payRoutes.verifyPayment> {
  const { payments } = dependencies;
  const action = { doing: 'verify', sentence: 'Verification failed. Please try again.' };
  return prefetching(
    ({ userId, body }) => orderIdOf(payments, userId, askedAbout(body)),
    withProviderOutage(payments, action, async ({ session, body, request }, orderId) => {
      const asking = { session, request, checkoutId: askedAbout(body), orderId };
      const claim = await lookUpClaim(dependencies, asking);
      if ('kind' in claim) return claim;
      return answerOf(await fulfilClaim(payments, claim), payments.clock.nowMs());
    }),
  );
}

function answerOf(outcome: Fulfilment, nowMs: number) {
  if (outcome.kind === 'unpaid') return refuse('payment-not-paid');
  if (outcome.kind !== 'paid') return refuseClaim(outcome.kind);
  return answer({
    status: 'paid' as const,
    global: 'Payment verified.',
    orderId: outcome.order.orderId,
    ...unlockOf(outcome.order, nowMs),
  });
}

/** For this long after a payment its buyer counts as returning from it. */
const unlocksByItselfMs = 24 * 3_600_000;

/** Unlocks the purchase automatically on the return from the payment, but not from a bookmarked address later. */
function unlockOf({ unlocks, unlocksFor, paidAtMs }: Order, nowMs: number) {
  // An order that was credited just now has no payment date yet.
  // guard: path-unlocks-by-itself-only-lately
  const isRecent = paidAtMs === undefined || nowMs - paidAtMs < unlocksByItselfMs;
  return unlocks === undefined || unlocksFor === undefined || !isRecent
    ? {}
    : { unlocks: { path: unlocks, price: unlocksFor } };
}
