import type { Checkout, Order } from '#shared/domain/tokens/order.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * Guards: a payment for an account that is being deleted or gone credits no one; it is refunded. Such accounts do not
 * come back, so no credit can follow. The refund comes first, because repeating it after a crash has no effect. The
 * alarm comes before the order is written, because a written order is not processed again.
 */
export async function returnPayment(
  payments: PaymentDependencies,
  order: Order,
  checkout: Checkout,
): Promise<'returned' | { kind: string; cause?: unknown }> {
  const paymentIntentId = checkout.paymentIntentId ?? '';
  // guard: return-a-payment-for-no-one-goes
  await payments.provider.refund({ paymentIntentId, key: `return-${order.orderId}` });
  // guard: return-an-operator-is-told
  payments.alarm('payment-without-account', { orderId: order.orderId, refundedCents: order.amountCents });
  const written = await payments.write([
    payments.orders.paidWrite(order, {
      atMs: payments.clock.nowMs(),
      paymentIntentId,
      amountCents: order.amountCents,
      returned: true,
    }),
  ]);
  // guard: return-order-says-so
  return written.kind === 'written' ? 'returned' : written;
}
