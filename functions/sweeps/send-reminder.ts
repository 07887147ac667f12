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
 * Guards: the marks of a reminder and its mails are one write, so that nobody is reminded twice and no reminder is lost.
 * False when it was done already or another write was in the way: the next sweep finds what is left.
 */
export async function sendReminder(
  { outbox, write, deliver }: ReminderDependencies,
  marks: readonly TransactItem[],
  mails: readonly OutboxMail[],
): Promise<boolean> {
  // guard: remind-mails-with-the-mark
  const written = await write([...marks, ...mails.map((mail) => outbox.writeOf(mail))]);
  if (written.kind === 'unknown') throw new Error('A reminder could not be noted', { cause: written.cause });
  if (written.kind !== 'written') return false;
  for (const mail of mails) await deliver(mail);
  return true;
}
