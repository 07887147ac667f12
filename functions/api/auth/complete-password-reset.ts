import type { authRoutes } from '../../../shared/contract/routes/auth.ts';
import { acknowledge, refuse } from '../../http/outcome.ts';
import type { RouteHandler } from '../../http/route-handler.ts';
import { passwordChangedLetter } from '../../mail/account-letters.ts';
import type { PostLetter } from '../../mail/post-letter.ts';
import { hashPassword } from '../../runtime/password-hash.ts';
import type { AccountStore } from '../../stores/accounts.ts';
import type { CredentialStore } from '../../stores/credentials.ts';
import type { MailTokenStore } from '../../stores/mail-tokens.ts';

const sentence = 'Reset link is invalid or expired.';

export function verifyResetToken(
  mailTokens: Pick<MailTokenStore, 'check'>,
): RouteHandler<typeof authRoutes.verifyResetToken> {
  return async ({ body: { userId, token } }) =>
    (await mailTokens.check(userId, 'reset', token)) === 'valid'
      ? acknowledge('This reset link is valid.')
      : refuse('link-invalid', { sentence });
}

interface SubmitDependencies {
  siteUrl: string;
  accounts: Pick<AccountStore, 'find'>;
  credentials: Pick<CredentialStore, 'resetPassword'>;
  mailTokens: Pick<MailTokenStore, 'check'>;
  postLetter: PostLetter;
}

export function submitPasswordReset(
  dependencies: SubmitDependencies,
): RouteHandler<typeof authRoutes.submitPasswordReset> {
  const { siteUrl, accounts, credentials, mailTokens, postLetter } = dependencies;
  return async ({ body: { userId, token, newPassword } }) => {
    // Hashing costs memory and time: only somebody who holds a link may ask for it.
    const usable = (await mailTokens.check(userId, 'reset', token)) === 'valid';
    const reset =
      usable && (await credentials.resetPassword({ userId, token, to: await hashPassword(newPassword) }));
    if (!reset) return refuse('link-invalid', { sentence });
    const account = await accounts.find(userId);
    if (account !== undefined) await postLetter(account.email, passwordChangedLetter(siteUrl));
    return acknowledge('Password reset successful.');
  };
}
