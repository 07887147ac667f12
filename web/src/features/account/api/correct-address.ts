import type * as z from 'zod';
import { userRoutes } from '#shared/contract/routes/user.ts';
import type { Refusal } from '#web/components/form/refusal.ts';
import { tellAccountChange } from '#web/lib/account-changes.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { refusalText } from '../refusal-text.ts';

type Correction = z.output<typeof userRoutes.correctAddress.body>;

/** Changes the account's address and returns the server's sentence, or a refusal. */
export async function correctAddress(
  body: Correction,
): Promise<{ corrected: string } | { refused: Refusal<Correction> }> {
  const result = await callRoute(userRoutes.correctAddress, { body });
  if (result.ok) {
    tellAccountChange('user');
    return { corrected: result.answer.global || 'Your email address has been changed.' };
  }
  const message = refusalText(result, 'We couldn’t change your email address.');
  const code = result.kind === 'refused' ? result.code : 'network';
  if (code === 'wrong-password') return { refused: { message, fields: { currentPassword: message } } };
  if (code === 'email-taken' || code === 'invalid-input')
    return { refused: { message, fields: { email: message } } };
  return { refused: { message } };
}
