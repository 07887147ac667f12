import { randomUUID } from 'node:crypto';
import { callApi } from './call-api.ts';

export const password = 'a quiet eucalyptus 7';

export const freshEmail = (): string => `person-${randomUUID()}@example.com`;

export const signUpBody = (more: Record<string, unknown> = {}) => ({
  email: freshEmail(),
  password,
  full_name: 'Priya Nair',
  country: 'Australia',
  ...more,
});

export interface Person {
  email: string;
  password: string;
  name: string;
  token: string;
}

/** Creates a new account and signs it in. */
export async function signUpPerson(more: Record<string, unknown> = {}): Promise<Person> {
  const body = signUpBody(more);
  const answer = await callApi('/auth/signup', { json: body });
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${answer.body.global}`);
  return { email: body.email, password: body.password, name: body.full_name, token: answer.body.token };
}
