import type * as z from 'zod';
import { userRoutes } from '#shared/contract/routes/user.ts';
import type { Refusal } from '#web/components/form/refusal.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isAnswerLost } from '#web/lib/api/is-answer-lost.ts';
import { refusalText } from '../refusal-text.ts';

export type DeleteAnswers = z.output<typeof userRoutes.deleteAccount.body>;

export const mayBeDeleted = 'may-be-deleted';

/** Deletes the account, or returns a refusal; the code above marks an unknown outcome. */
export async function deleteAccount(body: DeleteAnswers): Promise<Refusal<DeleteAnswers> | undefined> {
  const result = await callRoute(userRoutes.deleteAccount, { body });
  if (result.ok) return undefined;
  const message = refusalText(result, 'We couldn’t delete your account.');
  const wrong = result.kind === 'refused' && result.code === 'wrong-password';
  if (wrong) return { message, fields: { currentPassword: message } };
  if (result.kind === 'refused' && result.code === 'account-leaving') return { message, code: mayBeDeleted };
  if (!isAnswerLost(result)) return { message };
  const note = 'We can’t tell whether your account was deleted. Try again: if it was, we’ll say so.';
  return { message, code: mayBeDeleted, note };
}
