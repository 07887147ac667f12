import type { Order } from '#shared/domain/tokens/order.ts';
import { type Cancellation, cancelPayment } from './cancel-payment.ts';
import { closePage } from './close-page.ts';
import { loadOrderContext } from './load-order-context.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/** Guards: afterwards the order cannot be paid, or the outcome says why it still can. */
export async function closeOrder(payments: PaymentDependencies, pending: Order): Promise<Cancellation> {
  if (await closePage(payments, pending)) return { kind: 'cancelled' };
  // guard: path-an-earlier-page-that-came
  const context = await loadOrderContext(payments, pending);
  const checkoutId = context?.order.checkoutId;
  return checkoutId === undefined
    ? { kind: 'cancelled' }
    : cancelPayment(payments, { checkoutId, owner: pending.owner, context });
}
