import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import type { SignUpRequest } from '../../../shared/domain/account/account.ts';
import type { Clock } from '../../../shared/domain/clock.ts';
import { answer, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { Sessions } from '../../http/session.ts';
import { hashPassword } from '../../runtime/password-hash.ts';
import type { Account, AccountStore } from '../../stores/accounts.ts';
import { userEntityOf } from '../user-entity.ts';

interface SignUpDependencies {
  clock: Clock;
  newId: (prefix: 'usr') => string;
  accounts: Pick<AccountStore, 'create'>;
  sessions: Pick<Sessions, 'issue'>;
}

export function signUp({
  clock,
  newId,
  accounts,
  sessions,
}: SignUpDependencies): RouteHandler<typeof authRoutes.signUp> {
  return async ({ body }) => {
    const account = newAccount(body, newId('usr'), clock.nowMs());
    const created = await accounts.create(account, await hashPassword(body.password));
    if (!created) return refuse('email-taken');
    return answer({ token: await sessions.issue(account), user: userEntityOf(account) });
  };
}

function newAccount(request: SignUpRequest, userId: string, nowMs: number): Account {
  const { email, full_name, country } = request;
  return {
    userId,
    email,
    profile: {
      full_name,
      country,
      // The form asks for a state in Australia only; elsewhere the field has no meaning.
      state: country === 'Australia' ? (request.state ?? null) : null,
      abn: request.abn ?? null,
      skills: request.skills ?? null,
      interests: request.interests ?? null,
      budget: request.budget ?? null,
      weekly_time: request.weekly_time ?? null,
    },
    verified: false,
    sessionEpoch: 0,
    createdAtMs: nowMs,
  };
}
