import { queryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { findActiveRun } from '../active-run.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

/** The open plan, which is the newest; null when there is none. */
export const activeRunQuery = queryOptions({
  queryKey: ['runs', 'active'],
  queryFn: async ({ signal }) => {
    const { data } = answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { signal })).data;
    return findActiveRun(data) ?? null;
  },
});
