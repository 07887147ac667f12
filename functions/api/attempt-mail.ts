import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import type { Attempt, LimitStore } from '../stores/limits.ts';
import type { MailboxLimit } from './account-limits.ts';

/** Counts a mail to a mailbox, by what may still be sent there today or, failing that, in this while. */
export async function attemptMail(
  limits: Pick<LimitStore, 'attempt'>,
  { daily, after }: MailboxLimit,
  email: string,
): Promise<Attempt> {
  const mailbox = mailboxOf(email);
  const attempt = await limits.attempt(daily, mailbox);
  return attempt.allowed ? attempt : limits.attempt(after, mailbox);
}
