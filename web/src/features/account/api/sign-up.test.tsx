import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, readSession } from '#web/lib/session.ts';
import { answerCalls, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { emptySignUp } from '../empty-sign-up.ts';
import type { SignUpAnswers } from '../sign-up-payload.ts';
import { signUp } from './sign-up.ts';

const answersOf = (email: string) =>
  ({ ...emptySignUp, email, password: 'a quiet eucalyptus 7', full_name: 'Mia' }) as unknown as SignUpAnswers;
const claims = { sub: 'usr_1', exp: Math.floor(Date.now() / 1000) + 3600 };
const token = `e30.${btoa(JSON.stringify(claims))}.c2ln`;

const lost = () => Promise.reject(new TypeError('no network'));
const taken = () => refusal(409, 'email-taken', 'An account with this email already exists.');
const opened = () => Response.json({ status: 'ok', token, user });

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

it('logs in to the account whose creation got no answer', async () => {
  answerCalls({ 'POST /auth/signup': lost });
  expect((await signUp(answersOf('mia@example.com')))?.message).toBe('Network error. Please try again.');
  answerCalls({ 'POST /auth/signup': taken, 'POST /auth/login': opened });
  expect(await signUp(answersOf('mia@example.com'))).toBeUndefined();
  expect(readSession()?.userId).toBe('usr_1');
});

it.each([
  ['another address', 'tom@example.com', opened, ['POST /auth/signup']],
  [
    'a password that is not its own',
    'mia@example.com',
    () => refusal(400, 'invalid-credentials', 'Invalid email or password.'),
    ['POST /auth/signup', 'POST /auth/login'],
  ],
])('says with %s that the account exists', async (_what, email, logsIn, asked) => {
  answerCalls({ 'POST /auth/signup': lost });
  await signUp(answersOf('mia@example.com'));
  const calls = answerCalls({ 'POST /auth/signup': taken, 'POST /auth/login': logsIn });
  expect((await signUp(answersOf(email)))?.fields?.email).toBe('An account with this email already exists.');
  expect([calls, readSession()]).toEqual([asked, null]);
});
