import { closeOrder } from '#functions/payments/close-order.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';

/**
 * Guards: nobody pays twice for the same path. Whoever opens a page for it, in whatever window, can no longer pay on an
 * earlier one; what was paid there already is in the balance before it is counted what is missing.
 */
export async function closeEarlierPages(
  payments: PaymentDependencies,
  { owner, unlocks }: { owner: string; unlocks: string },
): Promise<void> {
  const orders = await payments.orders.allOf(owner);
  for (const order of orders.filter((one) => one.status === 'PENDING' && one.unlocks === unlocks))
    await closeOrder(payments, order);
}
