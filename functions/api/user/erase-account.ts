import type { Documents } from '#functions/gateways/documents.ts';
import type { Refusal } from '#functions/http/outcome.ts';
import { accountDeletedLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { Account, AccountStore } from '#functions/stores/accounts.ts';
import type { MailStopStore } from '#functions/stores/mail-stops.ts';
import type { AccountRecords } from './account-records.ts';
import { closePayments } from './close-payments.ts';

export interface EraseDependencies extends Pick<AccountRecords, 'purchases' | 'runs' | 'interests'> {
  accounts: Pick<AccountStore, 'beginLeaving' | 'remove'>;
  payments: PaymentDependencies;
  /** How many payment pages are closed at once. */
  pace: { atOnce: number };
  mailStops: Pick<MailStopStore, 'read'>;
  postLetter: PostLetter;
  documents: Pick<Documents, 'remove'>;
}

/** Guards: nobody pays for an account that is gone, and nothing that was on its way is left under its id. */
export async function eraseAccount(
  dependencies: EraseDependencies,
  account: Account,
): Promise<Refusal | undefined> {
  const { accounts, documents, payments, pace, mailStops, postLetter } = dependencies;
  const { purchases, runs, interests } = dependencies;
  const { userId } = account;
  const openPayment = await closePayments(payments, { owner: userId, ...pace });
  if (openPayment !== undefined) return openPayment;
  // guard: deletion-it-is-said-before-anything
  await accounts.beginLeaving(userId);
  // The account goes last: until then the person can sign in and ask again, should this stop halfway. Orders and the
  // ledger stay, under an id that no longer leads to anybody.
  await purchases.removeAllOf(userId);
  await runs.removeAllOf(userId, documents.remove);
  await interests.removeAllOf(account);
  // What is known of the address goes with the account.
  const { mailStop } = await mailStops.read(account.email);
  await accounts.remove(account);
  // An address that never confirmed anything may be somebody else's.
  if (account.verified && mailStop === undefined) await postLetter(account.email, accountDeletedLetter());
  return undefined;
}
