import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import { answer, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { Sessions } from '../../http/session.ts';
import { dummyHash, hashPassword, isOutdated, verifyPassword } from '../../runtime/password-hash.ts';
import type { AccountStore } from '../../stores/accounts.ts';
import { userEntityOf } from '../user-entity.ts';

interface LogInDependencies {
  accounts: Pick<AccountStore, 'findByEmail' | 'upgradeHash'>;
  sessions: Pick<Sessions, 'issue'>;
}

export function logIn({ accounts, sessions }: LogInDependencies): RouteHandler<typeof authRoutes.logIn> {
  return async ({ body: { email, password } }) => {
    const found = await accounts.findByEmail(email);
    const matches = await verifyPassword(password, found?.passwordHash ?? dummyHash);
    if (found === undefined || !matches) return refuse('invalid-credentials');

    const { account, passwordHash } = found;
    if (isOutdated(passwordHash))
      await accounts.upgradeHash(account.userId, { from: passwordHash, to: await hashPassword(password) });
    return answer({ token: await sessions.issue(account), user: userEntityOf(account) });
  };
}
