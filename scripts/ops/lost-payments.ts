import { isRefusedCondition } from '#functions/stores/write-outcome.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { type Checkout, contributionsOwner, type Order } from '#shared/domain/tokens/order.ts';
import type { Services } from './services.ts';
import type { Tear } from './tear.ts';

/** Payment pages of our orders at Stripe that the restored tables lack, or have without the page. */
export async function lostPayments(services: Services, sinceMs: number): Promise<Tear[]> {
  const { payments, orders } = services;
  const tears: Tear[] = [];
  for await (const { checkout, createdAtMs } of payments.provider.checkoutsSince(sinceMs)) {
    const { owner, orderId, paid, state } = checkout;
    const isOver = state === 'expired' && !paid;
    if (owner === '' || orderId === '' || isOver) continue;
    const order = await orders.find(owner, orderId);
    if (order !== undefined && order.checkoutId !== undefined) continue;
    tears.push({
      user: owner,
      what: `${orderId}: Stripe has a payment page for it (${paid ? 'paid' : state}), the tables ${order === undefined ? 'have no order' : 'do not know the page'}`,
      async mend() {
        // The order is added as pending, and the reconciler credits, refunds or closes it by its own rules.
        const made = orderOf(checkout, createdAtMs);
        if (order === undefined) await orders.add(made).catch(unlessThere);
        // If this is refused the order is no longer pending; without an answer it is found again.
        await services.write(orders.checkoutWrites({ ...made, ...order }, checkout.id));
      },
    });
  }
  return tears;
}

/** Another operator may have added it. */
function unlessThere(error: unknown): void {
  if (!isRefusedCondition(error)) throw error;
}

const orderOf = ({ orderId, owner, amountCents }: Checkout, createdAtMs: number): Order => ({
  orderId,
  owner,
  kind: owner === contributionsOwner ? 'FUND' : 'TOKENS',
  status: 'PENDING',
  amountCents: cents(amountCents) satisfies Cents,
  createdAtMs,
  reversedCents: 0,
  reversals: 0,
});
