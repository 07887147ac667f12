import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { type Pace, workThrough } from '../work-through.ts';
import { type RepairDependencies, repairRun } from './repair-run.ts';

export interface ReconcileRunsDependencies extends RepairDependencies {
  progress: RepairDependencies['progress'] & Pick<RunProgressStore, 'overdueBy'>;
  checkpoints: CheckpointStore;
  pace: Pace;
}

const { budgetMs } = passTimesOf('reconcile-runs');

/**
 * Finds runs whose next step is overdue: not started, decided without progress, in generation for an hour, or complete
 * without a document.
 */
export async function reconcileRuns(
  dependencies: ReconcileRunsDependencies,
): Promise<Record<string, number>> {
  const { clock, progress, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs();
  const done = { runsRestarted: 0, runsTold: 0, runsSettled: 0 };
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'runs',
      budgetMs,
      due: (after) => progress.overdueBy(untilMs, after),
      async work({ owner, id }) {
        const outcome = await repairRun(dependencies, { owner, runId: id });
        if (outcome === 'restarted') done.runsRestarted += 1;
        if (outcome === 'told') done.runsTold += 1;
        if (outcome === 'settled') done.runsSettled += 1;
      },
    },
  );
  const counts = { runsDue: found, runsFailed: failed, runsLeft: left, ...done };
  emitCounts('reconcile-runs', counts, clock.nowMs());
  return counts;
}
