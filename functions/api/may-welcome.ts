import type { LimitStore } from '../stores/limits.ts';
import { signUpMails, verificationsOfMailbox } from './account-limits.ts';
import { attemptMail } from './attempt-mail.ts';

/** An account may be made and deleted again and again under the address of somebody else, or moved there. */
export async function mayWelcome(limits: Pick<LimitStore, 'attempt'>, email: string): Promise<boolean> {
  const { allowed } = await limits.attempt(signUpMails, email);
  return allowed && (await attemptMail(limits, verificationsOfMailbox, email)).allowed;
}
