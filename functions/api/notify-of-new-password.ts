import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import { passwordChangedLetter } from '../mail/account-letters.ts';
import type { PostLetter } from '../mail/post-letter.ts';
import type { LimitStore } from '../stores/limits.ts';
import { passwordNotices } from './account-limits.ts';

export type NotifyOfNewPassword = (email: string) => Promise<void>;

interface TellDependencies {
  siteUrl: string;
  limits: Pick<LimitStore, 'attempt'>;
  postLetter: PostLetter;
}

/** Limited, because an account may use another person's address, and that person would be mailed without end. */
export function buildNotifyOfNewPassword({
  siteUrl,
  limits,
  postLetter,
}: TellDependencies): NotifyOfNewPassword {
  return async (email) => {
    const { allowed } = await limits.attempt(passwordNotices, mailboxOf(email));
    if (allowed) await postLetter(email, passwordChangedLetter(siteUrl));
  };
}
