import type * as z from 'zod';
import { userRoutes } from '#shared/contract/routes/user.ts';
import type { Refusal } from '#web/components/form/use-form.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { refusalText } from '../refusal-text.ts';

export type DeleteAnswers = z.output<typeof userRoutes.deleteAccount.body>;

/** Deletes the account, or answers why not. */
export async function deleteAccount(body: DeleteAnswers): Promise<Refusal<DeleteAnswers> | undefined> {
  const result = await callRoute(userRoutes.deleteAccount, { body });
  if (result.ok) return undefined;
  const message = refusalText(result, 'Your account could not be deleted.');
  const wrong = result.kind === 'refused' && result.code === 'wrong-password';
  return wrong ? { message, fields: { currentPassword: message } } : { message };
}
