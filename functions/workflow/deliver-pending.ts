import type { DeliverMail } from '../mail/deliver-outbox.ts';
import type { OutboxStore } from '../stores/outbox.ts';

export type DeliverPending = (mailIds: readonly string[]) => Promise<void>;

/** Sends mails that a transition left in the outbox; failures are left to the reconciler. */
export function buildDeliverPending(outbox: Pick<OutboxStore, 'find'>, deliver: DeliverMail): DeliverPending {
  return async (mailIds) => {
    for (const mailId of mailIds) {
      const mail = await outbox.find(mailId);
      if (mail !== undefined) await deliver(mail);
    }
  };
}
