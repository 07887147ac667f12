import { isRefusedCondition } from '#functions/stores/write-outcome.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { type Checkout, contributionsOwner, type Order } from '#shared/domain/tokens/order.ts';
import type { Services } from './services.ts';
import type { Tear } from './tear.ts';

/** Payment pages that Stripe made for an order of ours, which the restored tables do not know or not with this page. */
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
        // Pending, whatever Stripe says: the reconciler asks, and credits, returns or lets go by its own rules.
        const made = orderOf(checkout, createdAtMs);
        if (order === undefined) await orders.add(made).catch(unlessThere);
        // Refused, it is pending no more; not answered for, it is found again.
        await services.write(orders.checkoutWrites({ ...made, ...order }, checkout.id));
      },
    });
  }
  return tears;
}

/** Somebody else who settles has added it. */
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
