import type * as z from 'zod';
import type { resetPasswordForm } from '#shared/contract/account-forms.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { dropSession, readSession } from '#web/lib/session/session.ts';
import type { MailLink } from '../form/mail-link.ts';
import { refusalOf } from '../form/refusal-text.ts';

export type LinkState = 'works' | 'invalid' | 'unknown';

/** Checks whether the link is still valid, without using it up. */
export async function checkResetLink(body: MailLink): Promise<LinkState> {
  const result = await callRoute(authRoutes.verifyResetToken, { body });
  if (result.ok) return 'works';
  return result.kind === 'refused' && result.status === 400 ? 'invalid' : 'unknown';
}

type ResetPasswordValues = z.output<typeof resetPasswordForm>;

/** Sets the new password, which ends every session of the account, or returns a refusal. */
export async function completeReset(
  body: MailLink & Pick<ResetPasswordValues, 'newPassword'>,
): Promise<Refusal<ResetPasswordValues> | undefined> {
  const result = await callRoute(authRoutes.submitPasswordReset, { body });
  if (!result.ok) {
    const refusal = refusalOf(result, 'Unable to reset password.');
    return refusal.code === 'password-refused'
      ? { ...refusal, fields: { newPassword: refusal.message } }
      : refusal;
  }
  // The server has ended this session already; keeping it would make the log-in page redirect back and forth.
  if (readSession()?.userId === body.userId) dropSession();
  return undefined;
}
