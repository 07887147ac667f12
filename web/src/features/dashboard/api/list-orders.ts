import { useInfiniteQuery } from '@tanstack/react-query';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { answerOrThrow } from './answer-or-throw.ts';

export const ordersKey = ['orders'] as const;

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: ordersKey,
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === undefined ? {} : { cursor: pageParam };
      return answerOrThrow(await callRoute(payRoutes.listOrders, { query, signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
