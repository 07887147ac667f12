import { queryOptions } from '@tanstack/react-query';
import { type PaymentOrder, payRoutes } from '#shared/contract/routes/pay.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

async function findOrder(orderId: string, signal: AbortSignal): Promise<PaymentOrder | 'absent'> {
  const result = await callRoute(payRoutes.listOrders, { query: { orderId }, signal });
  if (!result.ok && result.kind === 'refused' && (result.status === 404 || result.status === 400))
    return 'absent';
  return answerOrThrow(result).data.data[0] ?? 'absent';
}

/** One of the logged-in person's orders. */
export const orderQuery = (orderId: string) =>
  queryOptions({ queryKey: ['orders', orderId], queryFn: ({ signal }) => findOrder(orderId, signal) });
