import { type PaymentOrder, payRoutes } from '#shared/contract/routes/pay.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export type FoundOrder = PaymentOrder | 'absent' | 'failed';

/** One of the signed-in person's orders. */
export async function findOrder(orderId: string, signal: AbortSignal): Promise<FoundOrder> {
  const result = await callRoute(payRoutes.listOrders, { query: { orderId }, signal });
  if (result.ok) return result.answer.data.data[0] ?? 'absent';
  return result.kind === 'refused' && (result.status === 404 || result.status === 400) ? 'absent' : 'failed';
}
