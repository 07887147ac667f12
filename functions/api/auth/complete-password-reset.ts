import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import { hashPassword } from '#functions/runtime/password-hash.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { CredentialStore } from '#functions/stores/credentials.ts';
import type { KnownAddresses } from '#functions/stores/known-addresses.ts';
import type { MailTokenStore } from '#functions/stores/mail-tokens.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';
import { passwordFlaw } from '#shared/domain/account/password-flaw.ts';
import type { NotifyOfNewPassword } from '../notify-of-new-password.ts';

const sentence = 'Reset link is invalid or expired.';

export function verifyResetToken(
  mailTokens: Pick<MailTokenStore, 'check'>,
): RouteHandler<typeof authRoutes.verifyResetToken> {
  return async ({ body: { userId, token } }) =>
    (await mailTokens.check({ userId, purpose: 'reset', token })) === 'valid'
      ? acknowledge('This reset link is valid.')
      : refuse('link-invalid', { sentence });
}

interface SubmitDependencies {
  accounts: Pick<AccountStore, 'find'>;
  credentials: Pick<CredentialStore, 'resetPassword'>;
  mailTokens: Pick<MailTokenStore, 'check'>;
  knownAddresses: Pick<KnownAddresses, 'forgetAll'>;
  notifyOfNewPassword: NotifyOfNewPassword;
}

export function submitPasswordReset(
  dependencies: SubmitDependencies,
): RouteHandler<typeof authRoutes.submitPasswordReset> {
  const { accounts, credentials, mailTokens, knownAddresses, notifyOfNewPassword } = dependencies;
  return async ({ body: { userId, token, newPassword } }) => {
    // Hashing is expensive, so the link is checked first.
    const usable = (await mailTokens.check({ userId, purpose: 'reset', token })) === 'valid';
    const account = usable ? await accounts.find(userId) : undefined;
    if (account === undefined) return refuse('link-invalid', { sentence });
    const flaw = passwordFlaw(newPassword, { email: account.email, full_name: account.profile.full_name });
    if (flaw !== undefined) return refuse('password-refused', { sentence: flaw });

    const to = await hashPassword(newPassword);
    // Runs before the new password counts: if it stops in between, no address stays trusted by mistake.
    await knownAddresses.forgetAll(account.email);
    if (!(await credentials.resetPassword({ userId, token, to })))
      return refuse('link-invalid', { sentence });
    await notifyOfNewPassword(account.email);
    return acknowledge('Password reset successful.');
  };
}
