import type { LogInRequest } from '#shared/contract/account.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { callRoute } from '#web/lib/api/call-route.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { refusalOf } from '../form/refusal-text.ts';

/** Never says which of the two is wrong. */
const fields = {
  email: 'Is this the address you signed up with?',
  password: 'Press “Show” to check what you typed.',
};

/** Starts a session in this browser, or returns a refusal. */
export async function logIn(body: LogInRequest): Promise<Refusal<LogInRequest> | undefined> {
  const result = await callRoute(authRoutes.logIn, { body });
  if (!result.ok) {
    const refusal = refusalOf(result, 'Login failed');
    return refusal.code === 'invalid-credentials' ? { ...refusal, fields } : refusal;
  }
  storeSession(result.answer.token, result.answer.user.full_name);
  return undefined;
}
