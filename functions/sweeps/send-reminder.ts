import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import type { OutboxMail, OutboxStore } from '#functions/stores/outbox.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';

export interface ReminderDependencies {
  siteUrl: string;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  deliver: DeliverMail;
}

/**
 * Guards: a reminder's marks and its mails are one write, so no reminder is sent twice or lost. Returns false if it was
 * sent already or another write conflicted; the next sweep finds the rest.
 */
export async function sendReminder(
  { outbox, write, deliver }: ReminderDependencies,
  marks: readonly TransactItem[],
  mails: readonly OutboxMail[],
): Promise<boolean> {
  // guard: remind-mails-with-the-mark
  const written = await write([...marks, ...mails.map((mail) => outbox.writeOf(mail))]);
  if (written.kind === 'unknown') throw new Error('A reminder could not be stored', { cause: written.cause });
  if (written.kind !== 'written') return false;
  for (const mail of mails) await deliver(mail);
  return true;
}
