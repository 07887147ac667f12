import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import type { LimitStore } from '../stores/limits.ts';
import { signUpMails, verificationsOfMailbox } from './account-limits.ts';
import { attemptMail } from './attempt-mail.ts';
import type { MailBrake } from './mail-brake.ts';

interface WelcomeDependencies {
  limits: Pick<LimitStore, 'attempt'>;
  mailBrake: MailBrake;
}

/** Limited, because an account can be created, deleted or moved repeatedly under another person's address. */
export async function canSendWelcomeEmail(
  { limits, mailBrake }: WelcomeDependencies,
  email: string,
): Promise<boolean> {
  const { allowed } = await limits.attempt(signUpMails, mailboxOf(email));
  if (!allowed || !(await attemptMail(limits, verificationsOfMailbox, email)).allowed) return false;
  return (await mailBrake()).allowed;
}
