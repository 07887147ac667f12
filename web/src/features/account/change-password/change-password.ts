import type * as z from 'zod';
import type { changePasswordForm } from '#shared/contract/account-forms.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { callRoute, endSession, renewSession } from '#web/lib/api/call-route.ts';
import { readSession } from '#web/lib/session/session.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { refusalOf } from '../form/refusal-text.ts';

type ChangePasswordValues = z.output<typeof changePasswordForm>;

const renew = async (passwords: ChangePasswordValues) => {
  const token = readSession()?.token;
  const { currentPassword, newPassword } = passwords;
  const result = await callRoute(authRoutes.changePassword, {
    body: { currentPassword, newPassword },
    keepsSession: true,
  });
  if (result.ok) storeSession(result.answer.token, readSession()?.userName ?? '');
  else if (result.kind === 'refused' && (result.status === 401 || result.status === 403)) endSession(token);
  return result;
};

/** Changes the password, which ends every session and starts a new one here, or returns a refusal. */
export async function changePassword(
  passwords: ChangePasswordValues,
): Promise<Refusal<ChangePasswordValues> | undefined> {
  const result = await renewSession(renew(passwords));
  if (result.ok) return undefined;
  const refusal = refusalOf(result, 'Unable to change password.');
  const { message, code } = refusal;
  if (code === 'wrong-password') return { ...refusal, fields: { currentPassword: message } };
  return code === 'password-refused' ? { ...refusal, fields: { newPassword: message } } : refusal;
}
