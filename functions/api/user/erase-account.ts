import type { Documents } from '#functions/gateways/documents.ts';
import { type Refusal, refuse } from '#functions/http/outcome.ts';
import { accountDeletedLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { Account, AccountStore } from '#functions/stores/accounts.ts';
import type { MailStopStore } from '#functions/stores/mail-stops.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { AccountRecords } from './account-records.ts';
import { closePayments } from './close-payments.ts';

export interface EraseDependencies extends Pick<AccountRecords, 'purchases' | 'runs' | 'interests'> {
  accounts: Pick<AccountStore, 'markLeaving' | 'remove'>;
  payments: PaymentDependencies;
  pace: { atOnce: number };
  mailStops: Pick<MailStopStore, 'read'>;
  postLetter: PostLetter;
  documents: Pick<Documents, 'remove'>;
}

const movedSentence =
  'Your token balance has just changed, so your account wasn’t deleted. To delete it anyway, please try again.';

/**
 * Guards: no payment is lost with an account, and nothing is left under its id. The account is marked only if the
 * wallet is unchanged since its owner decided; a payment that arrives after the mark is returned.
 */
export async function eraseAccount(
  dependencies: EraseDependencies,
  account: Account,
  /** Read before anything else in this deletion. */
  wallet: StoredWallet,
): Promise<Refusal | undefined> {
  const { accounts, documents, payments, pace, mailStops, postLetter } = dependencies;
  const { purchases, runs, interests } = dependencies;
  const { userId } = account;
  const openPayment = await closePayments(payments, { owner: userId, wallet, ...pace });
  if (openPayment !== undefined) return openPayment;
  // guard: deletion-only-with-the-wallet-it-saw
  const unmoved = payments.wallets.sameVersionCheck(userId, wallet);
  // guard: deletion-it-is-said-before-anything
  if (!(await accounts.markLeaving(userId, unmoved))) return refuse('conflict', { sentence: movedSentence });
  // The account is removed last: if this stops halfway, the person can sign in and ask again. Orders and the ledger
  // stay, under an id that no longer leads to a person.
  await purchases.removeAllOf(userId);
  await runs.removeAllOf(userId, documents.remove);
  await interests.removeAllOf(account);
  // Mail failures of the address are deleted with the account.
  const { mailStop } = await mailStops.read(account.email);
  await accounts.remove(account);
  // An unconfirmed address may belong to another person.
  if (account.verified && mailStop === undefined) await postLetter(account.email, accountDeletedLetter());
  return undefined;
}
