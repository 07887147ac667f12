import { addressGroup } from '#functions/http/address-group.ts';
import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { verificationLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { LimitStore } from '#functions/stores/limits.ts';
import type { MailStopStore } from '#functions/stores/mail-stops.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import { verificationsOfAccount, verificationsOfMailbox } from '../account-limits.ts';
import { attemptMail } from '../attempt-mail.ts';
import type { MailBrake } from '../mail-brake.ts';

interface VerifyDependencies {
  accounts: Pick<AccountStore, 'find' | 'markVerified'>;
  mailTokens: Pick<MailTokenStore, 'check' | 'keepOnlyWrite'>;
}

/**
 * A link may be followed more than once, because mail scanners open it before the person does. Older links stop
 * working.
 */
export function verifyEmail({
  accounts,
  mailTokens,
}: VerifyDependencies): RouteHandler<typeof userRoutes.verifyEmail> {
  return async ({ query: { userId, token } }) => {
    const link = { userId, purpose: 'verify', token } as const;
    const [state, account] = await Promise.all([mailTokens.check(link), accounts.find(userId)]);
    const known = account !== undefined && state !== 'wrong';
    const works =
      known &&
      (account.verified ||
        (state === 'valid' && (await accounts.markVerified(userId, mailTokens.keepOnlyWrite(link)))));
    return works ? acknowledge('Email verified successfully!') : refuse('link-invalid');
  };
}

interface ResendDependencies {
  siteUrl: string;
  limits: LimitStore;
  mailBrake: MailBrake;
  mailTokens: Pick<MailTokenStore, 'issue'>;
  mailStops: Pick<MailStopStore, 'read'>;
  postLetter: PostLetter;
}

export function resendVerification(
  dependencies: ResendDependencies,
): RouteHandler<typeof userRoutes.resendVerification> {
  const { siteUrl, limits, mailBrake, mailTokens, mailStops, postLetter } = dependencies;
  return async ({ session: { userId, account }, request }) => {
    if (account.verified) return acknowledge('Your email is already verified.');
    const subject = `${userId}#${addressGroup(request.clientAddress)}`;
    const attempt = await limits.attempt(verificationsOfAccount, subject);
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    if ((await mailStops.read(account.email)).mailStop !== undefined) return refuse('mail-stopped');
    const mail = await attemptMail(limits, verificationsOfMailbox, account.email);
    if (!mail.allowed) return refuse('too-many-requests', mail);
    const braked = await mailBrake();
    if (!braked.allowed) return refuse('too-many-requests', braked);
    const token = await mailTokens.issue(account, 'verify');
    if (token === undefined) return refuse('conflict');
    const sent = await postLetter(account.email, verificationLetter({ siteUrl, userId, token }));
    return sent ? acknowledge('Verification email sent. Please check your inbox.') : refuse('mail-not-sent');
  };
}
