import { infiniteQueryOptions } from '@tanstack/react-query';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

/** Newest first, in pages. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: async ({ signal, pageParam }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    return answerOrThrow(await callRoute(payRoutes.listOrders, { query, signal })).data;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});
