import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { ShowRun } from './show-run.ts';

interface GetRunDependencies {
  runs: Pick<RunStore, 'find'>;
  showRun: ShowRun;
}

export function getRun({
  runs,
  showRun,
}: GetRunDependencies): RouteHandler<typeof pathCompilerRoutes.getRun> {
  return async ({ session: { userId }, params }) => {
    const run = await runs.find(userId, params.runId);
    return run === undefined ? refuse('not-found') : answer(await showRun(userId, run));
  };
}
