import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import { guessingLetter } from '../mail/account-letters.ts';
import type { PostLetter } from '../mail/post-letter.ts';
import type { AccountStore } from '../stores/accounts.ts';
import type { LimitStore } from '../stores/limits.ts';
import { guessingNotices } from './account-limits.ts';

interface TellDependencies {
  siteUrl: string;
  accounts: Pick<AccountStore, 'findByEmail'>;
  limits: Pick<LimitStore, 'attempt'>;
  postLetter: PostLetter;
}

/** Tells the owner of an address, at most once a day, that its password is being guessed. */
export function buildNotifyOfGuessing({ siteUrl, accounts, limits, postLetter }: TellDependencies) {
  return async (email: string): Promise<void> => {
    const { allowed } = await limits.attempt(guessingNotices, mailboxOf(email));
    if (!allowed || (await accounts.findByEmail(email)) === undefined) return;
    await postLetter(email, guessingLetter(siteUrl));
  };
}
