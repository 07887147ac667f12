import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { answerOutage } from '#functions/payments/answer-outage.ts';
import { verifyPassword } from '#functions/runtime/password-hash.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import type { PasswordGate } from '../password-gate.ts';
import { type EraseDependencies, eraseAccount } from './erase-account.ts';

interface DeleteDependencies extends EraseDependencies {
  credentials: Pick<CredentialStore, 'readHash'>;
  gate: Pick<PasswordGate, 'pass'>;
}

/** A session left open on somebody's desk must not be enough: the password is asked for once more. */
export function deleteAccount(
  dependencies: DeleteDependencies,
): RouteHandler<typeof userRoutes.deleteAccount> {
  const { credentials, payments, gate } = dependencies;
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
    const openPayment = await eraseAccount(dependencies, account);
    if (openPayment !== undefined) return openPayment;
    return acknowledge('Your account has been deleted.');
  });
}
