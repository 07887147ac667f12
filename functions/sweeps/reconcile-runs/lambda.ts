import { documents } from '#functions/gateways/documents.ts';
import { workflow } from '#functions/gateways/workflow.ts';
import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { tableName } from '#functions/runtime/environment.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { reconcileRuns } from './reconcile-runs.ts';

const clock = systemClock;
const dependencies = {
  clock,
  runs: buildRunStore(dynamo, tableName('runs')),
  progress: buildRunProgress(dynamo, tableName('runs')),
  checkpoints: buildCheckpointStore(dynamo, tableName('runs')),
  workflow,
  documents,
  alarm: (...[name, detail]: Parameters<typeof raiseAlarm>) => raiseAlarm(name, detail, clock.nowMs()),
  pace: { atOnce: 4, itemMs: passTimesOf('reconcile-runs').itemMs },
};

export const handler = () => reconcileRuns(dependencies);
