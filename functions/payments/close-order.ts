import type { Order } from '#shared/domain/tokens/order.ts';
import { type Cancellation, cancelPayment } from './cancel-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * Guards: a pending order can no longer be paid. One without a page is counted out, so that a request that is just
 * opening its page closes it again; where the page came first, that is closed.
 */
export async function closeOrder(payments: PaymentDependencies, pending: Order): Promise<Cancellation> {
  const { owner, orderId } = pending;
  let order: Order | undefined = pending;
  if (order.checkoutId === undefined) {
    if (await payments.orders.settleUnpaid(order, 'CANCELLED')) return { kind: 'cancelled' };
    order = await payments.orders.find(owner, orderId);
  }
  return order?.checkoutId === undefined
    ? { kind: 'cancelled' }
    : cancelPayment(payments, { checkoutId: order.checkoutId, owner });
}
