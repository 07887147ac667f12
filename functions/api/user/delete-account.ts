import type { Documents } from '#functions/gateways/documents.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { accountDeletedLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { verifyPassword } from '#functions/runtime/password-hash.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { AccountRecords } from './account-records.ts';
import { closePayments } from './close-payments.ts';

interface DeleteDependencies extends Pick<AccountRecords, 'purchases' | 'runs' | 'interests'> {
  accounts: Pick<AccountStore, 'beginLeaving' | 'remove'>;
  credentials: Pick<CredentialStore, 'readHash'>;
  payments: PaymentDependencies;
  gate: Pick<PasswordGate, 'pass'>;
  /** How many payment pages are closed at once. */
  pace: { atOnce: number };
  postLetter: PostLetter;
  documents: Pick<Documents, 'remove'>;
}

/**
 * Guards: a session left open on somebody's desk is not enough: the password is asked for once more; and nothing that
 * was on its way is left behind under an id that leads to nobody.
 */
export function deleteAccount(
  dependencies: DeleteDependencies,
): RouteHandler<typeof userRoutes.deleteAccount> {
  const { accounts, credentials, payments, gate, pace, postLetter, purchases, runs, interests } =
    dependencies;
  const action = {
    doing: 'close payment pages',
    sentence: 'Your open payment page could not be closed, so nothing was deleted. Please try again.',
  };
  return answerOutage(payments, action, async ({ session, body: { currentPassword }, request }) => {
    const { userId, sessionId, account } = session;
    const hash = await credentials.readHash(userId);
    if (hash === undefined) return refuse('session-invalid');
    const refusal = await gate.pass({
      email: account.email,
      sessionId,
      clientAddress: request.clientAddress,
      check: () => verifyPassword(currentPassword, hash),
      whenWrong: refuse('wrong-password'),
    });
    if (refusal !== undefined) return refusal;
    const openPayment = await closePayments(payments, { owner: userId, ...pace });
    if (openPayment !== undefined) return openPayment;
    await accounts.beginLeaving(userId);
    // The documents before the rows that name them, so that none is left which nothing leads to.
    const made = (await runs.allOf(userId)).documents;
    await Promise.all(made.map(({ key }) => dependencies.documents.remove(key)));
    // The account goes last: until then the person can sign in and ask again, should this stop halfway. Orders and the
    // ledger stay, under an id that no longer leads to anybody.
    await purchases.removeAllOf(userId);
    await runs.removeAllOf(userId);
    await interests.removeAllOf(account);
    await accounts.remove(account);
    // An address that never confirmed anything may be somebody else's.
    if (account.verified) await postLetter(account.email, accountDeletedLetter());
    return acknowledge('Your account has been deleted.');
  });
}
