import { afterEach, describe, expect, it, vi } from 'vitest';
import { signUpForm } from '#shared/contract/account-forms.ts';
import { clearSession, readSession } from '#web/lib/session/session.ts';
import { answerCalls, refusal, user } from '#web/lib/testing/answer-calls.ts';
import { emptySignUp } from './empty-sign-up.ts';
import { type SignUpAnswers, signUp, signUpPayload } from './sign-up.ts';

describe('sign up', () => {
  const answersOf = (email: string) =>
    ({
      ...emptySignUp,
      email,
      password: 'a quiet eucalyptus 7',
      full_name: 'Mia',
    }) as unknown as SignUpAnswers;

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
    expect((await signUp(answersOf(email)))?.fields?.email).toBe(
      'An account with this email already exists.',
    );
    expect([calls, readSession()]).toEqual([asked, null]);
  });
});

const required = {
  email: ' Ana@Example.com ',
  password: 'correct horse',
  confirm_password: 'correct horse',
  full_name: 'Ana Silva',
  country: 'Australia',
  terms: true,
};

const sent = (form: object) => signUpPayload(signUpForm.parse({ ...emptySignUp, ...required, ...form }));

describe('the payload of a sign-up', () => {
  it('leaves out blank answers, the repeated password and the checkbox', () => {
    expect(sent({ skills: '   ' })).toEqual({
      email: 'ana@example.com',
      password: 'correct horse',
      full_name: 'Ana Silva',
      country: 'Australia',
    });
  });

  it('contains every answer given', () => {
    const answers = {
      state: 'Victoria',
      abn: '51 824 753 556',
      skills: 'Writing, Pottery',
      interests: 'Blogging',
      budget: 'BUDGET_100_299',
      weekly_time: 'TIME_3_5_HOURS',
    };
    expect(sent(answers)).toMatchObject({ ...answers, abn: '51824753556' });
  });

  it('leaves out a state of another country', () => {
    expect(sent({ country: 'New Zealand', state: 'Victoria' })).not.toHaveProperty('state');
  });
});
