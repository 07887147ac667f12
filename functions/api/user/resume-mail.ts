import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { addressWorksLetter, verificationLetter } from '#functions/mail/account-letters.ts';
import type { PostLetter } from '#functions/mail/post-letter.ts';
import type { Account } from '#functions/stores/accounts.ts';
import type { LimitStore } from '#functions/stores/limits.ts';
import type { MailStopStore } from '#functions/stores/mail-stops.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { userRoutes } from '#shared/contract/routes/user.ts';
import { mayResume } from '#shared/domain/account/mail-stop.ts';
import { resumesOfAccount, verificationsOfMailbox } from '../account-limits.ts';
import { attemptMail } from '../attempt-mail.ts';

interface ResumeDependencies {
  siteUrl: string;
  limits: Pick<LimitStore, 'attempt'>;
  mailTokens: Pick<MailTokenStore, 'issue'>;
  mailStops: Pick<MailStopStore, 'read' | 'resume'>;
  postLetter: PostLetter;
}

/** Trusts the owner that the address works again. If the next mail bounces, mail stops again. */
export function resumeMail(dependencies: ResumeDependencies): RouteHandler<typeof userRoutes.resumeMail> {
  const { siteUrl, limits, mailTokens, mailStops, postLetter } = dependencies;
  const letterTo = async (account: Account) => {
    if (account.verified) return addressWorksLetter(siteUrl);
    const { userId } = account;
    const token = await mailTokens.issue(account, 'verify');
    return token === undefined ? undefined : verificationLetter({ siteUrl, userId, token });
  };
  return async ({ session: { userId, account } }) => {
    const { email, verified } = account;
    const { mailStop, mailRound: round = 0 } = await mailStops.read(email);
    if (mailStop === undefined) return acknowledge('We can email you again.');
    if (!mayResume({ reason: mailStop.reason, verified })) return refuse('mail-refused');
    const attempt = await limits.attempt(resumesOfAccount, userId);
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    const mail = await attemptMail(limits, verificationsOfMailbox, email);
    if (!mail.allowed) return refuse('too-many-requests', mail);
    if (!(await mailStops.resume(email, { userId, round }))) return refuse('conflict');
    const letter = await letterTo(account);
    if (letter === undefined) return refuse('conflict');
    const sent = await postLetter(email, letter);
    return sent
      ? acknowledge('We’ve sent you an email. If it bounces, we’ll stop again and tell you here.')
      : refuse('mail-not-sent');
  };
}
