import { delayedMail, reviewRequestMails } from '#functions/mail/run-mails.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import { reviewStageAt } from '#shared/domain/runs/review-rules.ts';
import { runSweep } from '../run-sweep.ts';
import { type ReminderDependencies, sendReminder } from '../send-reminder.ts';
import type { JobDependencies } from '../work-through.ts';

export interface RemindReviewersDependencies extends JobDependencies, ReminderDependencies {
  reviewers(): Promise<readonly string[]>;
  runs: Pick<RunStore, 'find' | 'findSubmission'>;
  progress: Pick<RunProgressStore, 'reviewsToRemindBy' | 'remindedWrite'>;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
}

/**
 * Reminds reviewers after 24 and 40 hours, and an operator and the owner after 48. A submission is never decided
 * automatically.
 */
export function remindReviewers(dependencies: RemindReviewersDependencies): Promise<Record<string, number>> {
  const untilMs = dependencies.clock.nowMs();
  return runSweep(dependencies, {
    name: 'review-reminders',
    counts: 'reminded',
    due: (after) => dependencies.progress.reviewsToRemindBy(untilMs, after),
    work: async ({ owner, id }) => ((await remind(dependencies, owner, id)) ? 1 : 0),
  });
}

async function remind(
  dependencies: RemindReviewersDependencies,
  ownerId: string,
  runId: string,
): Promise<boolean> {
  const { clock, siteUrl, reviewers, runs, progress, alarm } = dependencies;
  const run = await runs.find(ownerId, runId);
  if (run === undefined || run.status !== 'UNDER_REVIEW') return false;
  const submission = await runs.findSubmission(ownerId, runId, run.attempts);
  if (submission === undefined) return false;
  const nowMs = clock.nowMs();
  const { due, nextAtMs } = reviewStageAt(submission.submittedAtMs, nowMs);
  if (due === undefined || (run.reminderAtMs ?? nowMs) > nowMs) return false;
  const mails =
    due.does === 'remind'
      ? reviewRequestMails({ ownerId, nowMs }, submission, {
          reviewers: await reviewers(),
          waitedHours: due.hours,
        })
      : [delayedMail({ ownerId, siteUrl, nowMs }, submission)];
  // The alarm comes first: if this stops in between, it is raised twice rather than never.
  // guard: remind-an-operator-hears-of-two
  if (due.does === 'alarm') alarm('review-overdue', { runId, attempt: run.attempts, hours: due.hours });
  return sendReminder(dependencies, [progress.remindedWrite(ownerId, run, nextAtMs)], mails);
}
