import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import { acknowledge, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import { passwordChangedLetter } from '../../mail/account-letters.ts';
import type { PostLetter } from '../../mail/post-letter.ts';
import { hashPassword, verifyPassword } from '../../runtime/password-hash.ts';
import type { CredentialStore } from '../../stores/credentials.ts';
import type { PasswordGate } from '../password-gate.ts';

interface ChangeDependencies {
  siteUrl: string;
  credentials: Pick<CredentialStore, 'readHash' | 'changePassword'>;
  gate: PasswordGate;
  postLetter: PostLetter;
}

export function changePassword(
  dependencies: ChangeDependencies,
): RouteHandler<typeof authRoutes.changePassword> {
  const { siteUrl, credentials, gate, postLetter } = dependencies;
  return async ({ session, body: { currentPassword, newPassword }, request }) => {
    const { userId, sessionId, account } = session;
    const from = await credentials.readHash(userId);
    if (from === undefined) return refuse('session-invalid');
    const refusal = await gate.pass({
      email: account.email,
      clientAddress: request.clientAddress,
      check: () => verifyPassword(currentPassword, from),
      whenWrong: refuse('wrong-password'),
    });
    if (refusal !== undefined) return refusal;

    const to = await hashPassword(newPassword);
    if (!(await credentials.changePassword({ userId, sessionId, from, to }))) return refuse('conflict');
    await postLetter(account.email, passwordChangedLetter(siteUrl));
    return acknowledge('Your password has been changed.');
  };
}
