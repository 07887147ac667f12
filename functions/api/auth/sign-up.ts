import { addressGroup } from '#functions/http/address-group.ts';
import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { Sessions } from '#functions/http/session.ts';
import { addressTakenLetter, verificationLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import { hashPassword } from '#functions/runtime/password-hash.ts';
import type { Account, AccountStore } from '#functions/stores/accounts.ts';
import type { Limit, LimitStore } from '#functions/stores/limits.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { SignUpRequest } from '#shared/contract/account.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';
import { mailboxOf } from '#shared/domain/account/mailbox-of.ts';
import { passwordFlaw } from '#shared/domain/account/password-flaw.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { signUpsOfMailbox, takenNotices } from '../account-limits.ts';
import { canSendWelcomeEmail } from '../can-send-welcome-email.ts';
import type { MailBrake } from '../mail-brake.ts';
import type { ShowUser } from '../user-entity.ts';

interface SignUpDependencies {
  clock: Clock;
  newId: (prefix: 'usr') => string;
  siteUrl: string;
  signUpsOfAddress: Limit;
  accounts: Pick<AccountStore, 'create'>;
  limits: Pick<LimitStore, 'attempt'>;
  mailBrake: MailBrake;
  mailTokens: Pick<MailTokenStore, 'mintFirst'>;
  postLetter: PostLetter;
  sessions: Pick<Sessions, 'issue'>;
  showUser: ShowUser;
}

export function signUp(dependencies: SignUpDependencies): RouteHandler<typeof authRoutes.signUp> {
  const { clock, newId, siteUrl, signUpsOfAddress, accounts, limits } = dependencies;
  const { mailTokens, postLetter, sessions, showUser } = dependencies;
  return async ({ body, request }) => {
    const address = addressGroup(request.clientAddress);
    for (const [limit, subject] of [
      [signUpsOfMailbox, `${address}#${mailboxOf(body.email)}`],
      [signUpsOfAddress, address],
    ] as const) {
      const attempt = await limits.attempt(limit, subject);
      if (!attempt.allowed) return refuse('too-many-requests', attempt);
    }
    const flaw = passwordFlaw(body.password, body);
    if (flaw !== undefined) return refuse('password-refused', { sentence: flaw });

    const account = newAccount(body, newId('usr'), clock.nowMs());
    const { userId, email } = account;
    const passwordHash = await hashPassword(body.password);
    // The session is prepared before the account is saved: nothing can fail afterwards, and no retry finds the address
    // taken.
    const signedIn = { token: await sessions.issue(account), user: await showUser(account) };
    const { token, write } = mailTokens.mintFirst(userId, 'verify');
    if (!(await accounts.create(account, { passwordHash, extraWrites: [write] }))) {
      const notice = await limits.attempt(takenNotices, mailboxOf(email));
      if (notice.allowed) await postLetter(email, addressTakenLetter(siteUrl));
      return refuse('email-taken');
    }
    if (await canSendWelcomeEmail(dependencies, email))
      await postLetter(email, verificationLetter({ siteUrl, userId, token }));
    return answer(signedIn);
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
      // The form asks for a state only in Australia.
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
