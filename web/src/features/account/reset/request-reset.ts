import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { refusalOf } from '../form/refusal-text.ts';

/** Requests a reset link. The answer is the same whether or not the address has an account. */
export async function requestReset(body: { email: string }): Promise<Refusal<{ email: string }> | undefined> {
  const result = await callRoute(authRoutes.requestPasswordReset, { body });
  return result.ok ? undefined : refusalOf(result, 'Failed to send reset email.');
}
