import { type PaymentOrder, payRoutes } from '#shared/contract/routes/pay.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export type FoundOrder = PaymentOrder | 'absent' | 'failed';

/** One of the signed-in person's orders, looked for through all pages of the list. */
export async function findOrder(orderId: string, signal: AbortSignal): Promise<FoundOrder> {
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursor };
    const result = await callRoute(payRoutes.listOrders, { query, signal });
    if (!result.ok) return 'failed';
    const { data, next } = result.answer.data;
    const found = data.find(({ id }) => id === orderId);
    if (found !== undefined) return found;
    cursor = next;
  } while (cursor !== undefined);
  return 'absent';
}
