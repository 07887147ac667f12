import { answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { Run } from '#functions/stores/run-items.ts';
import type { RunMoves } from '#functions/stores/run-moves.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { isEditable } from '#shared/domain/runs/run-status.ts';
import { normaliseAnswers, sameAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import type { ShowRun } from './show-run.ts';

interface SaveRunDependencies {
  clock: Clock;
  pacing: Pacing;
  runs: Pick<RunStore, 'find'>;
  moves: Pick<RunMoves, 'save'>;
  write: (items: TransactItem[]) => Promise<Written>;
  showRun: ShowRun;
}

interface Draft {
  owner: string;
  runId: string;
  answers: RunAnswers;
  /** What the writer had read; without it the last write wins. */
  baseVersion: number | undefined;
}

/** Guards: a draft never replaces one that its writer has not seen, and nothing once it is submitted. */
export function saveRun(dependencies: SaveRunDependencies): RouteHandler<typeof pathCompilerRoutes.saveRun> {
  return async ({ session: { userId: owner }, params: { runId }, body: { baseVersion, ...given } }) => {
    const draft = { owner, runId, answers: normaliseAnswers(given), baseVersion };
    const saved = await untilDone(dependencies.pacing, () => save(dependencies, draft));
    return 'kind' in saved ? saved : answer(await dependencies.showRun(owner, saved));
  };
}

async function save(
  { clock, runs, moves, write }: SaveRunDependencies,
  { owner, runId, answers, baseVersion }: Draft,
): Promise<Run | Refusal | TryAgain> {
  const run = await runs.find(owner, runId);
  if (run === undefined) return refuse('not-found');
  if (!isEditable(run.status)) return refuse('run-locked');
  // Saved already: by an earlier try whose answer was lost, or by somebody who wrote the same.
  if (sameAnswers(run.answers, answers)) return run;
  if (baseVersion !== undefined && baseVersion !== run.version) return refuse('draft-stale');
  const nowMs = clock.nowMs();
  const written = await write([moves.save(owner, run, { answers, nowMs })]);
  if (written.kind !== 'written') return new TryAgain(written);
  return { ...run, answers, version: run.version + 1, modifiedAtMs: nowMs };
}
