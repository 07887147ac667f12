import { useInfiniteQuery } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { answerOrThrow } from './answer-or-throw.ts';

export const runsKey = ['runs'] as const;

export const useRuns = () =>
  useInfiniteQuery({
    queryKey: runsKey,
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === undefined ? {} : { cursor: pageParam };
      return answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { query, signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
