import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import type { Attempt, LimitStore } from '../stores/limits.ts';
import type { MailboxLimit } from './account-limits.ts';

/** Counts a mail against the daily limit of a mailbox, then against its longer window. */
export async function attemptMail(
  limits: Pick<LimitStore, 'attempt'>,
  { daily, after }: MailboxLimit,
  email: string,
): Promise<Attempt> {
  const mailbox = mailboxOf(email);
  const attempt = await limits.attempt(daily, mailbox);
  return attempt.allowed ? attempt : limits.attempt(after, mailbox);
}
