import { runMailId } from '#functions/mail/run-mails.ts';
import type { RunProgressStore } from '#functions/stores/run-progress.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { DeliverPending } from '../deliver-pending.ts';
import type { SubmissionName } from '../submission-name.ts';

interface NotifyOwnerDependencies {
  runs: Pick<RunStore, 'find'>;
  progress: Pick<RunProgressStore, 'lookAgain'>;
  deliverPending: DeliverPending;
}

/** The mails were written with what they tell of; here they leave, or stay for the reconciler. */
export async function notifyOwner(
  { runs, progress, deliverPending }: NotifyOwnerDependencies,
  name: SubmissionName,
): Promise<void> {
  const { ownerId, runId, attempt } = name;
  await deliverPending([runMailId('decided', name), runMailId('ready', name)]);
  const status = (await runs.find(ownerId, runId))?.status;
  // A rejection owes the workflow nothing more; a document is looked at once by the reconciler.
  if (status === 'REJECTED_FOR_USER_REFINEMENT' || status === 'REVIEW_LIMIT_REACHED')
    await progress.lookAgain(ownerId, { runId, attempt, status }, undefined);
}
