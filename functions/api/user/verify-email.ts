import type { userRoutes } from '../../../shared/contract/routes/user.ts';
import { acknowledge, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import { verificationLetter } from '../../mail/account-letters.ts';
import type { PostLetter } from '../../mail/post-letter.ts';
import type { AccountStore } from '../../stores/accounts.ts';
import type { LimitStore } from '../../stores/limits.ts';
import type { MailTokenStore } from '../../stores/mail-tokens.ts';
import { verificationsOfAccount } from '../account-limits.ts';

interface VerifyDependencies {
  accounts: Pick<AccountStore, 'find' | 'markVerified'>;
  mailTokens: Pick<MailTokenStore, 'check'>;
}

/** A link may be followed more than once: mail scanners open it before the person does. */
export function verifyEmail({
  accounts,
  mailTokens,
}: VerifyDependencies): RouteHandler<typeof userRoutes.verifyEmail> {
  return async ({ query: { userId, token } }) => {
    const [state, account] = await Promise.all([
      mailTokens.check(userId, 'verify', token),
      accounts.find(userId),
    ]);
    const works = state === 'valid' || (state === 'expired' && account?.verified === true);
    if (account === undefined || !works) return refuse('link-invalid');
    if (!account.verified) await accounts.markVerified(userId);
    return acknowledge('Email verified successfully!');
  };
}

interface ResendDependencies {
  siteUrl: string;
  limits: LimitStore;
  mailTokens: Pick<MailTokenStore, 'issue'>;
  postLetter: PostLetter;
}

export function resendVerification(
  dependencies: ResendDependencies,
): RouteHandler<typeof userRoutes.resendVerification> {
  const { siteUrl, limits, mailTokens, postLetter } = dependencies;
  return async ({ session: { userId, account } }) => {
    if (account.verified) return acknowledge('Your email is already verified.');
    const attempt = await limits.attempt(verificationsOfAccount, userId);
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    const token = await mailTokens.issue(userId, 'verify');
    const sent = await postLetter(account.email, verificationLetter({ siteUrl, userId, token }));
    return sent ? acknowledge('Verification email sent. Please check your inbox.') : refuse('mail-not-sent');
  };
}
