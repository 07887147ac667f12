import { runMailId } from '#functions/mail/run-mails.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import type { DeliverPending } from '../deliver-pending.ts';
import type { SubmissionName } from '../submission-name.ts';

interface OpenSubmissionDependencies {
  runs: Pick<RunStore, 'find' | 'findSubmission'>;
  deliverPending: DeliverPending;
}

export type NextStep = 'review' | 'generate' | 'notify' | 'end';

/** Returns the state of the submission, so that a restarted execution continues from there. */
export async function openSubmission(
  { runs, deliverPending }: OpenSubmissionDependencies,
  name: SubmissionName,
): Promise<{ next: NextStep }> {
  const { ownerId, runId, attempt } = name;
  const [run, submission] = await Promise.all([
    runs.find(ownerId, runId),
    runs.findSubmission(ownerId, runId, attempt),
  ]);
  if (run === undefined || submission === undefined) return { next: 'end' };
  await deliverPending([runMailId('submitted', name)]);
  if (submission.decision?.verdict === 'reject') return { next: 'notify' };
  // A later step finds out if the document already exists.
  // guard: open-made-only-when-no-one
  const approved = submission.decision?.verdict === 'approve' || !isReviewed(run.plan);
  return { next: approved ? 'generate' : 'review' };
}
