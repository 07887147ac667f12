import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

export type PageClosing = Pick<PaymentDependencies, 'provider'> & {
  orders: Pick<PaymentDependencies['orders'], 'settleUnpaid'>;
};

/**
 * Guards: a pending order is cancelled only when it can no longer be paid. An order without a page is cancelled
 * directly; a request that is opening its page then closes it again. Returns false if the page was no longer open or
 * was added in the meantime.
 */
export async function closePage({ orders, provider }: PageClosing, order: Order): Promise<boolean> {
  if (order.checkoutId !== undefined && !(await provider.expireCheckout(order.checkoutId))) return false;
  // guard: path-an-earlier-page
  return orders.settleUnpaid(order, 'CANCELLED');
}
