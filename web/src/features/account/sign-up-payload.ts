import type * as z from 'zod';
import type { signUpForm } from '#shared/contract/account-forms.ts';
import type { BodyInputOf } from '#shared/contract/route.ts';
import type { authRoutes } from '#shared/contract/routes/auth.ts';

export type SignUpAnswers = z.output<typeof signUpForm>;
export type SignUpPayload = BodyInputOf<typeof authRoutes.signUp>;

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
