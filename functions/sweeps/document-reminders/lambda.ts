import { tableName } from '#functions/runtime/environment.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { buildReminders } from '../build-reminders.ts';
import { remindOfDocuments } from './remind-of-documents.ts';

const clock = systemClock;
const dependencies = {
  clock,
  runs: buildRunStore(dynamo, tableName('runs')),
  progress: buildRunProgress(dynamo, tableName('runs')),
  checkpoints: buildCheckpointStore(dynamo, tableName('runs')),
  pace: { atOnce: 4, itemMs: passTimesOf('document-reminders').itemMs },
  ...buildReminders({ clock }),
};

export const handler = () => remindOfDocuments(dependencies);
