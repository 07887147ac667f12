import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { type Fulfilment, fulfil, type PaymentClaim } from './fulfil.ts';
import type { PaymentDesk } from './payment-desk.ts';

export type Cancellation = { kind: 'cancelled' } | Exclude<Fulfilment, { kind: 'unpaid' }>;

/**
 * Guards: an order is cancelled only after the provider has closed its page for good. When it turns out that the page
 * was paid first, the order is credited instead.
 */
export async function cancelPayment(desk: PaymentDesk, claim: PaymentClaim): Promise<Cancellation> {
  const before = await fulfil(desk, claim);
  if (before.kind !== 'unpaid') return before;
  const { order, session } = before;
  if (session.state === 'open' && !(await desk.provider.expireSession(session.id))) {
    // It was no longer open: paid or expired in between, and only the provider knows which.
    const after = await fulfil(desk, claim);
    if (after.kind !== 'unpaid') return after;
    if (after.session.state !== 'expired')
      throw new Error('A payment page is neither open, paid nor expired');
  }
  return settleCancelled(desk, order);
}

async function settleCancelled({ orders }: PaymentDesk, order: Order): Promise<Cancellation> {
  if (await orders.settleUnpaid(order, 'CANCELLED')) return { kind: 'cancelled' };
  const current = await orders.find(order.owner, order.orderId);
  if (current === undefined) return { kind: 'unknown' };
  return isCredited(current) ? { kind: 'paid', order: current, creditedNow: false } : { kind: 'cancelled' };
}
