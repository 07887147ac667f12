import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import type { SignUpRequest } from '../../../shared/domain/account/account.ts';
import type { Clock } from '../../../shared/domain/clock.ts';
import { addressGroup } from '../../http/address-group.ts';
import { answer, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import type { Sessions } from '../../http/session.ts';
import { addressTakenLetter, verificationLetter } from '../../mail/account-letters.ts';
import type { PostLetter } from '../../mail/post-letter.ts';
import { hashPassword } from '../../runtime/password-hash.ts';
import type { Account, AccountStore } from '../../stores/accounts.ts';
import type { Limit, LimitStore } from '../../stores/limits.ts';
import type { MailTokenStore } from '../../stores/mail-tokens.ts';
import { takenNotices } from '../account-limits.ts';
import type { ShowUser } from '../user-entity.ts';

interface SignUpDependencies {
  clock: Clock;
  newId: (prefix: 'usr') => string;
  siteUrl: string;
  signUpsOfAddress: Limit;
  accounts: Pick<AccountStore, 'create'>;
  limits: LimitStore;
  mailTokens: Pick<MailTokenStore, 'issue'>;
  postLetter: PostLetter;
  sessions: Pick<Sessions, 'issue'>;
  showUser: ShowUser;
}

export function signUp(dependencies: SignUpDependencies): RouteHandler<typeof authRoutes.signUp> {
  const { clock, newId, siteUrl, signUpsOfAddress, accounts, limits } = dependencies;
  const { mailTokens, postLetter, sessions, showUser } = dependencies;
  return async ({ body, request }) => {
    const attempt = await limits.attempt(signUpsOfAddress, addressGroup(request.clientAddress));
    if (!attempt.allowed) return refuse('too-many-requests', attempt);

    const account = newAccount(body, newId('usr'), clock.nowMs());
    const { userId, email } = account;
    if (!(await accounts.create(account, await hashPassword(body.password)))) {
      const notice = await limits.attempt(takenNotices, email);
      if (notice.allowed) await postLetter(email, addressTakenLetter(siteUrl));
      return refuse('email-taken');
    }
    const token = await mailTokens.issue(userId, 'verify');
    await postLetter(email, verificationLetter({ siteUrl, userId, token }));
    return answer({ token: await sessions.issue(account), user: await showUser(account) });
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
