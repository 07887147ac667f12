import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/refusal.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { isAnswerLost } from '#web/lib/api/is-answer-lost.ts';
import { keepLocally } from '#web/lib/kept-locally.ts';
import { storeSession } from '#web/lib/store-session.ts';
import type { SignUpValues } from '../empty-sign-up.ts';
import { refusalOf } from '../refusal-text.ts';
import { type SignUpAnswers, signUpPayload } from '../sign-up-payload.ts';
import { logIn } from './log-in.ts';

/** The email whose account may exist, because an answer was lost. */
let unansweredFor: string | undefined;

const tellDashboard = (): void => keepLocally('dashboardHead', 'new');

/** If the account is theirs already, the same password opens it. */
async function logInAfterLostAnswer({ email, password }: SignUpAnswers): Promise<boolean> {
  if (email !== unansweredFor) return false;
  const isIn = (await logIn({ email, password })) === undefined;
  if (isIn) tellDashboard();
  return isIn;
}

/** Creates the account and starts its session in this browser, or returns a refusal. */
export async function signUp(answers: SignUpAnswers): Promise<Refusal<SignUpValues> | undefined> {
  const result = await callRoute(authRoutes.signUp, { body: signUpPayload(answers) });
  if (!result.ok) {
    const refusal = refusalOf(result, 'Unknown error occurred');
    const { message, code } = refusal;
    if (isAnswerLost(result)) unansweredFor = answers.email;
    if (code === 'email-taken' && (await logInAfterLostAnswer(answers))) return undefined;
    if (code === 'email-taken') return { ...refusal, fields: { email: message } };
    return code === 'password-refused' ? { ...refusal, fields: { password: message } } : refusal;
  }
  storeSession(result.answer.token, result.answer.user.full_name);
  tellDashboard();
  return undefined;
}
