import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { type FoundClaim, type Fulfilment, fulfilClaim, fulfilOrder } from './fulfil.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

export type Cancellation =
  | { kind: 'cancelled' }
  /** Submitted on the payment page but not paid yet: the money may still arrive. */
  | { kind: 'underway' }
  | Exclude<Fulfilment, { kind: 'unpaid' }>;

/**
 * Guards: an order is cancelled only after the provider has closed its page for good. If the page was paid first, the
 * order is credited instead.
 */
export async function cancelPayment(payments: PaymentDependencies, claim: FoundClaim): Promise<Cancellation> {
  const before = await fulfilClaim(payments, claim);
  if (before.kind !== 'unpaid') return before;
  const { order, checkout } = before;
  if (checkout.state === 'complete') return { kind: 'underway' };
  // guard: cancel-page-closed-first
  if (checkout.state === 'open' && !(await payments.provider.expireCheckout(checkout.id))) {
    // The page was paid or expired in between, and only the provider knows which.
    const after = await fulfilOrder(payments, claim);
    if (after.kind !== 'unpaid') return after;
    if (after.checkout.state === 'complete') return { kind: 'underway' };
    if (after.checkout.state !== 'expired') throw new Error('A payment page is open and cannot be closed');
  }
  return settleCancelled(payments, order);
}

async function settleCancelled({ orders }: PaymentDependencies, order: Order): Promise<Cancellation> {
  if (await orders.settleUnpaid(order, 'CANCELLED')) return { kind: 'cancelled' };
  const current = await orders.find(order.owner, order.orderId);
  if (current === undefined) return { kind: 'unknown' };
  return isCredited(current) ? { kind: 'paid', order: current, creditedNow: false } : { kind: 'cancelled' };
}
