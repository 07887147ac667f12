import type * as z from 'zod';
import type { changePasswordForm } from '#shared/contract/account-forms.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/use-form.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { storeSession } from '#web/lib/begin-session.ts';
import { readSession } from '#web/lib/session.ts';
import { refusalText } from '../refusal-text.ts';

export type ChangePasswordValues = z.output<typeof changePasswordForm>;

/** Changes the password, which ends every session and begins a new one here, or answers why not. */
export async function changePassword({
  currentPassword,
  newPassword,
}: ChangePasswordValues): Promise<Refusal<ChangePasswordValues> | undefined> {
  const result = await callRoute(authRoutes.changePassword, { body: { currentPassword, newPassword } });
  if (result.ok) {
    storeSession(result.answer.token, readSession()?.userName ?? '');
    return undefined;
  }
  const message = refusalText(result, 'Unable to change password.');
  const code = result.kind === 'refused' ? result.code : 'network';
  if (code === 'wrong-password') return { message, fields: { currentPassword: message } };
  return code === 'password-refused' ? { message, fields: { newPassword: message } } : { message };
}
