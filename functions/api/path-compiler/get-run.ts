import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { showRun } from './show-run.ts';

export const getRun = (runs: Pick<RunStore, 'findShown'>): RouteHandler<typeof pathCompilerRoutes.getRun> =>
  readingOnly(async ({ userId, params }) => {
    const shown = await runs.findShown(userId, params.runId);
    return shown === undefined ? refuse('not-found') : answer(showRun(shown));
  });
