import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { Sessions } from '#functions/http/session.ts';
import { dummyHash, hashPassword, isOutdated, verifyPassword } from '#functions/runtime/password-hash.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';
import type { PasswordGate } from '../password-gate.ts';
import type { ShowUser } from '../user-entity.ts';

interface LogInDependencies {
  accounts: Pick<AccountStore, 'findByEmail'>;
  credentials: Pick<CredentialStore, 'upgradeHash'>;
  gate: PasswordGate;
  sessions: Pick<Sessions, 'issue'>;
  showUser: ShowUser;
}

export function logIn(dependencies: LogInDependencies): RouteHandler<typeof authRoutes.logIn> {
  const { accounts, credentials, gate, sessions, showUser } = dependencies;
  return async ({ body: { email, password }, request }) => {
    const found = await accounts.findByEmail(email);
    const refusal = await gate.pass({
      email,
      clientAddress: request.clientAddress,
      check: async () =>
        (await verifyPassword(password, found?.passwordHash ?? dummyHash)) && found !== undefined,
      whenWrong: refuse('invalid-credentials'),
    });
    if (refusal !== undefined || found === undefined) return refusal ?? refuse('invalid-credentials');

    const { account, passwordHash } = found;
    const { userId } = account;
    if (isOutdated(passwordHash))
      await credentials.upgradeHash({ userId, from: passwordHash, to: await hashPassword(password) });
    return answer({ token: await sessions.issue(account), user: await showUser(account) });
  };
}
