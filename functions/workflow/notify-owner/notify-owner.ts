import { runMailId } from '#functions/mail/run-mails.ts';
import type { DeliverPending } from '../deliver-pending.ts';
import type { SubmissionName } from '../submission-name.ts';

/**
 * The mails were written with what they tell of; here they leave, or stay for the reconciler. The run's mark stays, too:
 * another execution may wait for the decision that this one heard of.
 */
export async function notifyOwner(
  { deliverPending }: { deliverPending: DeliverPending },
  name: SubmissionName,
): Promise<void> {
  await deliverPending([runMailId('decided', name), runMailId('ready', name)]);
}
