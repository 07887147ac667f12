import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/use-form.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { storeSession } from '#web/lib/begin-session.ts';
import type { SignUpValues } from '../empty-sign-up.ts';
import { refusalText } from '../refusal-text.ts';
import { type SignUpAnswers, signUpPayload } from '../sign-up-payload.ts';

/** Creates the account and starts its session in this browser, or answers why not. */
export async function signUp(answers: SignUpAnswers): Promise<Refusal<SignUpValues> | undefined> {
  const result = await callRoute(authRoutes.signUp, { body: signUpPayload(answers) });
  if (!result.ok) {
    const message = refusalText(result, 'Unknown error occurred');
    const code = result.kind === 'refused' ? result.code : 'network';
    if (code === 'email-taken') return { message, code, fields: { email: message } };
    return code === 'password-refused' ? { message, code, fields: { password: message } } : { message, code };
  }
  storeSession(result.answer.token, result.answer.user.full_name);
  return undefined;
}
