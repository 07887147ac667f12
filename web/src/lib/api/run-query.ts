import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { findActiveRun } from '../active-run.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

const secondMs = 1000;

/**
 * Polls while others work on the run, so that the page needs no reload. A review takes hours, so its polling
 * slows down.
 */
function askAgainAfter(run: RunDetail | undefined): number | false {
  if (run === undefined) return false;
  if (run.runStatus === 'UNDER_REVIEW') {
    const waitingMs = Date.now() - Date.parse(run.timeline.at(-1)?.at ?? '');
    return waitingMs > 20 * 60 * secondMs ? 120 * secondMs : 30 * secondMs;
  }
  const isMaking = run.runStatus === 'COMPLETED' && run.generatedFile === null;
  return run.runStatus === 'APPROVED_EXECUTING' || isMaking ? 4 * secondMs : false;
}

export const runQuery = (runId: string) =>
  queryOptions({
    queryKey: ['runs', 'one', runId],
    queryFn: async ({ signal }) =>
      answerOrThrow(await callRoute(pathCompilerRoutes.getRun, { params: { runId }, signal })).data,
    refetchInterval: ({ state }) => askAgainAfter(state.data),
    refetchOnReconnect: true,
  });

/** Newest first, in pages. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['runs'],
  queryFn: async ({ signal, pageParam }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    return answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { query, signal })).data;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** The open plan, which is the newest; null when there is none. */
export const activeRunQuery = queryOptions({
  queryKey: ['runs', 'active'],
  queryFn: async ({ signal }) => {
    const { data } = answerOrThrow(await callRoute(pathCompilerRoutes.listRuns, { signal })).data;
    return findActiveRun(data) ?? null;
  },
});
