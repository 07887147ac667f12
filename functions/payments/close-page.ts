import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

export type PageClosing = Pick<PaymentDependencies, 'provider'> & {
  orders: Pick<PaymentDependencies['orders'], 'settleUnpaid'>;
};

/**
 * Guards: a pending order is cancelled only once nobody can pay it any more. One without a page is counted out, so that
 * a request that is just opening its page closes it again. False when its page was no longer open, or came meanwhile.
 */
export async function closePage({ orders, provider }: PageClosing, order: Order): Promise<boolean> {
  if (order.checkoutId !== undefined && !(await provider.expireCheckout(order.checkoutId))) return false;
  // guard: path-an-earlier-page
  return orders.settleUnpaid(order, 'CANCELLED');
}
