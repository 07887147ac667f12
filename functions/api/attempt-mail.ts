import type { Attempt, LimitStore } from '../stores/limits.ts';
import type { MailboxLimit } from './account-limits.ts';

/** Counts a mail to a mailbox, by what may still be sent there today or, failing that, in this while. */
export async function attemptMail(
  limits: Pick<LimitStore, 'attempt'>,
  { daily, after }: MailboxLimit,
  email: string,
): Promise<Attempt> {
  const attempt = await limits.attempt(daily, email);
  return attempt.allowed ? attempt : limits.attempt(after, email);
}
