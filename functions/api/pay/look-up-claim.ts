import { isCheckoutId } from '#functions/gateways/stripe.ts';
import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { Call } from '#functions/http/route-handler.ts';
import type { FoundClaim } from '#functions/payments/fulfil.ts';
import { loadOrderContext } from '#functions/payments/load-order-context.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { paymentNotFound, type payRoutes } from '#shared/contract/routes/pay.ts';
import type { PaymentGate } from '../payment-gate.ts';

export interface CheckDependencies {
  payments: PaymentDependencies;
  gate: Pick<PaymentGate, 'check'>;
}

const notFound = (): Refusal => refuse('not-found', { sentence: paymentNotFound });

/** The id of the order that a person asks about; undefined if the order is not theirs. */
export const orderIdOf = async (
  { orders }: { orders: Pick<PaymentDependencies['orders'], 'orderIdOf'> },
  owner: string,
  checkoutId: string | undefined,
): Promise<string | undefined> =>
  isCheckoutId(checkoutId) ? orders.orderIdOf(owner, checkoutId) : undefined;

type Asking = Pick<Call<typeof payRoutes.verifyPayment>, 'session' | 'request'> & {
  checkoutId: string | undefined;
  orderId: string | undefined;
};

/** Counts as a question to the provider while the order is looked up. */
export async function lookUpClaim(
  { payments, gate }: CheckDependencies,
  { session, request, checkoutId, orderId }: Asking,
): Promise<FoundClaim | Refusal> {
  if (!isCheckoutId(checkoutId)) return notFound();
  const owner = session.userId;
  const [refusal, context] = await Promise.all([
    // guard: limits-verifications-and-cancellations
    gate.check({ session, request }),
    orderId === undefined ? undefined : loadOrderContext(payments, { owner, orderId }),
  ]);
  return refusal ?? { checkoutId, owner, context };
}

export function refuseClaim(kind: 'refunded' | 'mismatch' | 'frozen' | 'unknown'): Refusal {
  switch (kind) {
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
