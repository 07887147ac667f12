import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/use-form.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { storeSession } from '#web/lib/begin-session.ts';
import { keepLocally } from '#web/lib/kept-locally.ts';
import type { SignUpValues } from '../empty-sign-up.ts';
import { refusalOf } from '../refusal-text.ts';
import { type SignUpAnswers, signUpPayload } from '../sign-up-payload.ts';

/** Creates the account and starts its session in this browser, or answers why not. */
export async function signUp(answers: SignUpAnswers): Promise<Refusal<SignUpValues> | undefined> {
  const result = await callRoute(authRoutes.signUp, { body: signUpPayload(answers) });
  if (!result.ok) {
    const refusal = refusalOf(result, 'Unknown error occurred');
    const { message, code } = refusal;
    if (code === 'email-taken') return { ...refusal, fields: { email: message } };
    return code === 'password-refused' ? { ...refusal, fields: { password: message } } : refusal;
  }
  storeSession(result.answer.token, result.answer.user.full_name);
  keepLocally('dashboardHead', 'new');
  return undefined;
}
