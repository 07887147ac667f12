import { reverseOrder } from '#functions/payments/reverse-payment.ts';
import { settlePending } from '#functions/sweeps/reconcile-orders/reconcile-orders.ts';
import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { absent, atTime, type Command, inTokens, type NotDone, type Row, refused, shown } from './command.ts';
import type { Services } from './services.ts';

async function findOrder({ find, orders }: Services, orderId: string): Promise<Order | NotDone> {
  const owner = await find.ownerOfOrder(orderId);
  const order = owner === undefined ? undefined : await orders.find(owner, orderId);
  return order ?? absent(`There is no order ${orderId}.`);
}

const rowOf = ({ orderId, owner, kind, status, amountCents, ...order }: Order): Row => ({
  order: orderId,
  user: owner,
  kind: kind === 'FUND' ? 'contribution' : 'tokens',
  status,
  aud: inTokens(amountCents),
  takenBack: inTokens(order.reversedCents),
  made: atTime(order.createdAtMs),
  paid: atTime(order.paidAtMs),
  checkout: order.checkoutId ?? null,
  payment: order.paymentIntentId ?? null,
});

const show: Command = {
  takes: 'orderId',
  does: 'shows an order, with its payment page and payment in Stripe',
  async run(services, { subject }) {
    const order = await findOrder(services, subject);
    return 'status' in order ? shown([rowOf(order)]) : order;
  },
};

/** The buyer may be about to be redirected to its page. */
const justMadeMs = 10 * 60_000;

const reconcile: Command = {
  takes: 'orderId',
  does: 'asks Stripe about an order, then credits, reverses or refunds as needed',
  async run(services, { subject }) {
    const order = await findOrder(services, subject);
    if (!('status' in order)) return order;
    const { clock, payments, orders } = services;
    const isNew = order.checkoutId === undefined && clock.nowMs() - order.createdAtMs < justMadeMs;
    if (order.status === 'PENDING' && isNew)
      return refused(`The payment page of ${subject} is being opened. Wait ten minutes.`);
    return {
      kind: 'change',
      will: `ask Stripe about ${subject} and act on the answer`,
      rows: [rowOf(order)],
      async make() {
        const { owner, orderId, paymentIntentId } = order;
        if (!isCredited(order)) await settlePending(payments, order);
        else if (paymentIntentId !== undefined) {
          const outcome = await reverseOrder(payments, { owner, orderId, paymentIntentId });
          if (outcome === 'frozen') return refused(`The wallet of ${owner} is frozen.`);
        }
        const after = (await orders.find(owner, orderId)) ?? order;
        const changed = after.status !== order.status || after.reversedCents !== order.reversedCents;
        return shown([rowOf(after)], changed ? 'The order changed.' : 'The order did not change.');
      },
    };
  },
};

export const orders: Record<string, Command> = { show, reconcile };
