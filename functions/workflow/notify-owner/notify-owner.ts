import { runMailId } from '#functions/mail/run-mails.ts';
import type { DeliverPending } from '../deliver-pending.ts';
import type { SubmissionName } from '../submission-name.ts';

/**
 * Sends the mails that were stored with their cause; failures are left to the reconciler. The run's mark stays too,
 * because another execution may still wait for the same decision.
 */
export async function notifyOwner(
  { deliverPending }: { deliverPending: DeliverPending },
  name: SubmissionName,
): Promise<void> {
  await deliverPending([runMailId('decided', name), runMailId('ready', name)]);
}
