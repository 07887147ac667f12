import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { findPaidPlan, type PaidPlan } from '../paid-plan.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

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

/** A plan that was paid for but not started, on any device; undefined until it is known. */
export function usePaidPlan(): PaidPlan | undefined {
  const { data } = useInfiniteQuery(ordersQuery);
  return data && findPaidPlan(data.pages.flatMap((page) => page.data));
}
