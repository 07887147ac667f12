import type { Workflow } from '#functions/gateways/workflow.ts';
import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { reviewRequestMails } from '#functions/mail/run-mails.ts';
import type { OutboxStore } from '#functions/stores/outbox.ts';
import type { Submission } from '#functions/stores/run-items.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { SubmissionName } from '../submission-name.ts';

interface AskForReviewDependencies {
  clock: Clock;
  reviewers(): Promise<readonly string[]>;
  runs: Pick<RunStore, 'findSubmission'>;
  progress: Pick<RunProgressStore, 'keepTaskToken' | 'askedWrite' | 'scheduleCheck'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  deliver: DeliverMail;
  workflow: Pick<Workflow, 'tell'>;
}

/**
 * Stores the execution's token for the decision, and writes to every reviewer once. If the decision was made in the
 * meantime, the execution is told immediately: either its token was stored before the decision, or the decision is seen
 * here.
 */
export async function askForReview(
  dependencies: AskForReviewDependencies,
  { taskToken, ...name }: SubmissionName & { taskToken: string },
): Promise<void> {
  const { runs, progress, workflow } = dependencies;
  const { ownerId, runId, attempt } = name;
  const submission = await runs.findSubmission(ownerId, runId, attempt);
  const kept = submission !== undefined && (await progress.keepTaskToken(ownerId, submission, taskToken));
  if (!kept) {
    const decided = (await runs.findSubmission(ownerId, runId, attempt))?.decision;
    await workflow.tell(taskToken, { decision: decided?.verdict ?? 'withdrawn' });
    return;
  }
  if (submission.askedAtMs === undefined) await writeToReviewers(dependencies, ownerId, submission);
  // A reviewer acts next, and the reminders watch over that.
  await progress.scheduleCheck(ownerId, { runId, attempt, status: 'UNDER_REVIEW' }, undefined);
}

async function writeToReviewers(
  { clock, reviewers, progress, outbox, write, deliver }: AskForReviewDependencies,
  ownerId: string,
  submission: Submission,
): Promise<void> {
  const nowMs = clock.nowMs();
  const mails = reviewRequestMails({ ownerId, nowMs }, submission, { reviewers: await reviewers() });
  const asked = progress.askedWrite(ownerId, submission, nowMs);
  // guard: ask-mails-with-the-mark
  const written = await write([asked, ...mails.map((mail) => outbox.writeOf(mail))]);
  // Another execution has asked, or the decision is made; in both cases nothing is left to do.
  if (written.kind === 'refused') return;
  if (written.kind !== 'written')
    throw new Error('The reviewers could not be asked', { cause: written.cause });
  for (const mail of mails) await deliver(mail);
}
