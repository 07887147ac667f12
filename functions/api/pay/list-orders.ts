import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { PaymentOrder, payRoutes } from '#shared/contract/routes/pay.ts';
import type { Order } from '#shared/domain/tokens/order.ts';

export const listOrders = (
  orders: Pick<OrderStore, 'find' | 'listOf'>,
): RouteHandler<typeof payRoutes.listOrders> =>
  readingOnly(async ({ userId, query }) => {
    if (query.orderId !== undefined) {
      const order = await orders.find(userId, query.orderId);
      return order === undefined
        ? refuse('not-found')
        : answer({ status: 'ok', data: { data: [entryOf(order)] } });
    }
    const page = await orders.listOf(userId, query.cursor);
    if (page === undefined) return refuse('invalid-input');
    const { orders: listed, ...rest } = page;
    return answer({ status: 'ok', data: { data: listed.map(entryOf), ...rest } });
  });

const entryOf = ({ orderId, status, amountCents, createdAtMs, paidAtMs, unlocks }: Order): PaymentOrder => ({
  id: orderId,
  status,
  amount: amountCents,
  createdAt: new Date(createdAtMs).toISOString(),
  paidAt: paidAtMs === undefined ? null : new Date(paidAtMs).toISOString(),
  ...(unlocks === undefined ? {} : { unlocks }),
});
