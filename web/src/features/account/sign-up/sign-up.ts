import type * as z from 'zod';
import type { signUpForm } from '#shared/contract/account-forms.ts';
import type { BodyInputOf } from '#shared/contract/route.ts';
import { authRoutes } from '#shared/contract/routes/auth.ts';
import type { Refusal } from '#web/components/form/form-refusal.tsx';
import { isAnswerLost } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { storeSession } from '#web/lib/session/store-session.ts';
import { refusalOf } from '../form/refusal-text.ts';
import { logIn } from '../log-in/log-in.ts';
import type { SignUpValues } from './empty-sign-up.ts';

export type SignUpAnswers = z.output<typeof signUpForm>;

type SignUpPayload = BodyInputOf<typeof authRoutes.signUp>;

const optionalFields = ['state', 'abn', 'skills', 'interests', 'budget', 'weekly_time'] as const;

/** The payload, without the repeated password, the checkbox and blank answers. */
export function signUpPayload(answers: SignUpAnswers): SignUpPayload {
  const { email, password, full_name, country } = answers;
  const given = optionalFields.filter((name) => {
    // A state chosen before the country was changed no longer counts.
    if (name === 'state' && country !== 'Australia') return false;
    return answers[name] !== null && answers[name] !== undefined && answers[name] !== '';
  });
  return {
    email,
    password,
    full_name,
    country,
    ...Object.fromEntries(given.map((name) => [name, answers[name]])),
  };
}

/** The email whose account may exist, because an answer was lost. */
let unansweredFor: string | undefined;

/** If the account is theirs already, the same password opens it. */
async function logInAfterLostAnswer({ email, password }: SignUpAnswers): Promise<boolean> {
  if (email !== unansweredFor) return false;
  return (await logIn({ email, password })) === undefined;
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
  return undefined;
}
