import type { Order, PaymentSession } from '#shared/domain/tokens/order.ts';
import type { PaymentDesk } from './payment-desk.ts';

/**
 * Guards: a payment for an account that is no more credits nobody; it goes back to who paid. Accounts do not come back,
 * so once one is absent no credit can follow. The refund comes first: made again after a crash it is the same refund.
 * Then an operator is told, and only then the order written: after that nothing would come by here again.
 */
export async function returnPayment(
  desk: PaymentDesk,
  order: Order,
  session: PaymentSession,
): Promise<'returned' | { kind: string; cause?: unknown }> {
  const paymentIntentId = session.paymentIntentId ?? '';
  await desk.provider.refund({ paymentIntentId, key: `return-${order.orderId}` });
  desk.alarm('payment-for-nobody', { orderId: order.orderId, refundedCents: order.amountCents });
  const written = await desk.write([
    desk.orders.paidWrite(order, {
      atMs: desk.clock.nowMs(),
      paymentIntentId,
      amountCents: order.amountCents,
      returned: true,
    }),
  ]);
  return written.kind === 'written' ? 'returned' : written;
}
