import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { Run } from '#functions/stores/run-items.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { remainingReviews } from '#shared/domain/plans/plans.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { unanswered } from '#shared/domain/runs/submit-rules.ts';

export const listRuns = (runs: Pick<RunStore, 'listOf'>): RouteHandler<typeof pathCompilerRoutes.listRuns> =>
  readingOnly(async ({ userId, query }) => {
    const page = await runs.listOf(userId, query.cursor);
    if (page === undefined) return refuse('invalid-input');
    const { runs: listed, ...rest } = page;
    return answer({ status: 'ok', data: { data: listed.map(summaryOf), ...rest } });
  });

const summaryOf = (run: Run): RunSummary => ({
  id: run.runId,
  plan: run.plan,
  status: run.status,
  submissionAttempts: run.attempts,
  remainingReviews: remainingReviews(run.plan, run.attempts),
  outcome: run.fileId ?? 'Pending',
  createdAt: new Date(run.createdAtMs).toISOString(),
  lastModified: new Date(run.modifiedAtMs).toISOString(),
  ...(isEditable(run.status) && { unanswered: unanswered(run.answers) }),
  ...(run.brief === undefined ? {} : { brief: run.brief }),
});
