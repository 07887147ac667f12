import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { delayedMail, reviewRequestMails } from '#functions/mail/run-mails.ts';
import type { AlarmName } from '#functions/runtime/alarm.ts';
import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { reviewStageAt } from '#shared/domain/runs/review-rules.ts';
import { type Pace, workThrough } from '../work-through.ts';

const budgetMs = 150_000;

export interface RemindReviewersDependencies {
  clock: Clock;
  siteUrl: string;
  reviewers: readonly string[];
  runs: Pick<RunStore, 'find' | 'findSubmission'>;
  progress: Pick<RunProgressStore, 'reviewsToRemindBy' | 'remindedWrite'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  deliver: DeliverMail;
  checkpoints: CheckpointStore;
  pace: Pace;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
}

/** Reviewers after 24 and 40 hours; after 48 an operator and the owner. Nothing is ever decided by time. */
export async function remindReviewers(
  dependencies: RemindReviewersDependencies,
): Promise<Record<string, number>> {
  const { clock, progress, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs();
  let reminded = 0;
  const counts = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'review-reminders',
      budgetMs,
      due: (after) => progress.reviewsToRemindBy(untilMs, after),
      async work({ owner, id }) {
        if (await remind(dependencies, owner, id)) reminded += 1;
      },
    },
  );
  const all = { ...counts, reminded };
  emitCounts('review-reminders', all, clock.nowMs());
  return all;
}

async function remind(
  dependencies: RemindReviewersDependencies,
  ownerId: string,
  runId: string,
): Promise<boolean> {
  const { clock, siteUrl, reviewers, runs, progress, outbox, write, deliver, alarm } = dependencies;
  const run = await runs.find(ownerId, runId);
  if (run === undefined || run.status !== 'UNDER_REVIEW') return false;
  const submission = await runs.findSubmission(ownerId, runId, run.attempts);
  if (submission === undefined) return false;
  const nowMs = clock.nowMs();
  const { due, nextAtMs } = reviewStageAt(submission.submittedAtMs, nowMs);
  if (due === undefined || (run.reminderAtMs ?? nowMs) > nowMs) return false;
  const mails =
    due.does === 'remind'
      ? reviewRequestMails({ ownerId, nowMs }, submission, { reviewers, waitedHours: due.hours })
      : [delayedMail({ ownerId, siteUrl, nowMs }, submission)];
  // The alarm first: rather twice than, should this stop in between, not at all.
  if (due.does === 'alarm') alarm('review-overdue', { runId, attempt: run.attempts, hours: due.hours });
  const written = await write([
    progress.remindedWrite(ownerId, run, nextAtMs),
    ...mails.map((mail) => outbox.writeOf(mail)),
  ]);
  if (written.kind === 'unknown') throw new Error('A reminder could not be noted', { cause: written.cause });
  // Decided or reminded in the meantime, or in the way of another write: the next sweep sees.
  if (written.kind !== 'written') return false;
  for (const mail of mails) await deliver(mail);
  return true;
}
