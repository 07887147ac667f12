import type * as z from 'zod';
import { authRoutes } from '../../../../shared/contract/routes/auth.ts';
import type { changePasswordForm } from '../../../../shared/domain/account/account.ts';
import type { Refusal } from '../../components/form/use-form.ts';
import { callRoute } from '../../lib/api/call-route.ts';
import { refusalText } from './refusal-text.ts';

export type ChangePasswordValues = z.output<typeof changePasswordForm>;

/** Changes the password and ends every other session, or answers why not. */
export async function changePassword({
  currentPassword,
  newPassword,
}: ChangePasswordValues): Promise<Refusal<ChangePasswordValues> | undefined> {
  const result = await callRoute(authRoutes.changePassword, { body: { currentPassword, newPassword } });
  if (result.ok) return undefined;
  const message = refusalText(result, 'Unable to change password.');
  const wrong = result.kind === 'refused' && result.code === 'wrong-password';
  return wrong ? { message, fields: { currentPassword: message } } : { message };
}
