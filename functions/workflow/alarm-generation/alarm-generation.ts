import { stepLimits } from '#functions/stores/run-moves.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { SubmissionName } from '../submission-name.ts';

interface AlarmGenerationDependencies {
  clock: Clock;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
  progress: Pick<RunProgressStore, 'scheduleCheck'>;
}

/**
 * Alerts an operator every hour, and tells the reconciler that this workflow is alive, so that it starts no second one.
 */
export async function alarmGeneration(
  { clock, alarm, progress }: AlarmGenerationDependencies,
  { ownerId, runId, attempt, reason }: SubmissionName & { reason: string },
): Promise<void> {
  alarm('generation-failed', { runId, attempt, reason });
  const step = { runId, attempt, status: 'APPROVED_EXECUTING' } as const;
  await progress.scheduleCheck(ownerId, step, clock.nowMs() + stepLimits.repairMs);
}
