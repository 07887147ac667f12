import { infiniteQueryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

/** Newest first, a page at a time. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['runs'],
  queryFn: async ({ signal, pageParam }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    return answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { query, signal })).data;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});
