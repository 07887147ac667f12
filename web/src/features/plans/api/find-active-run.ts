import { queryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { findActiveRun } from '#web/lib/active-run.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

/** The one plan under way, which is the newest; null when there is none. */
export const activeRunQuery = queryOptions({
  queryKey: ['runs', 'active'],
  queryFn: async ({ signal }) => {
    const { data } = answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { signal })).data;
    return findActiveRun(data) ?? null;
  },
});
