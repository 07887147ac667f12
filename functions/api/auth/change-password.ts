import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { Sessions } from '#functions/http/session.ts';
import { hashPassword, verifyPassword } from '#functions/runtime/password-hash.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { KnownAddresses } from '#functions/stores/known-addresses.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';
import { passwordFlaw } from '#shared/domain/account/password-flaw.ts';
import type { NotifyOfNewPassword } from '../notify-of-new-password.ts';
import type { PasswordGate } from '../password-gate.ts';

interface ChangeDependencies {
  credentials: Pick<CredentialStore, 'readHash' | 'changePassword'>;
  gate: PasswordGate;
  knownAddresses: Pick<KnownAddresses, 'forgetAll'>;
  sessions: Pick<Sessions, 'issue'>;
  notifyOfNewPassword: NotifyOfNewPassword;
}

/** Ends every session, including the current one, so that a stolen token is worth nothing. */
export function changePassword(
  dependencies: ChangeDependencies,
): RouteHandler<typeof authRoutes.changePassword> {
  const { credentials, gate, knownAddresses, sessions, notifyOfNewPassword } = dependencies;
  return async ({ session, body: { currentPassword, newPassword }, request }) => {
    const { userId, account } = session;
    const { email, sessionEpoch: epoch } = account;
    const from = await credentials.readHash(userId);
    if (from === undefined) return refuse('session-invalid');
    const refusal = await gate.pass({
      email,
      sessionId: session.sessionId,
      clientAddress: request.clientAddress,
      check: () => verifyPassword(currentPassword, from),
      whenWrong: refuse('wrong-password'),
    });
    if (refusal !== undefined) return refusal;
    const flaw = passwordFlaw(newPassword, { email, full_name: account.profile.full_name });
    if (flaw !== undefined) return refuse('password-refused', { sentence: flaw });

    const to = await hashPassword(newPassword);
    // The token is issued before the change is saved, so that nothing can fail between the change and the answer.
    const token = await sessions.issue({ userId, sessionEpoch: epoch + 1 });
    await knownAddresses.forgetAll(email);
    if (!(await credentials.changePassword({ userId, epoch, from, to }))) return refuse('conflict');
    await notifyOfNewPassword(email);
    return answer({ status: 'ok', global: 'Your password has been changed.', token });
  };
}
