import { describe, expect, it } from 'vitest';
import { callApi } from '../testing/call-api.ts';
import { verify } from '../testing/payments.ts';
import { freshEmail, signUpPerson } from '../testing/people.ts';

const told = ({ status, body }: { status: number; body: { global: string } }) => [status, body.global];
const newPassword = 'a quiet bottlebrush 4';

describe('the sentence for a person when', () => {
  it.each([
    ['/auth/verify-reset-token', {}],
    ['/auth/verify-reset-token', { userId: 'usr_1' }],
    ['/auth/verify-reset-token', { userId: 'usr_1', token: '' }],
    ['/auth/submit-reset-password', { newPassword }],
    ['/auth/submit-reset-password', { userId: 7, token: 'x', newPassword }],
  ])('%s gets %j: half of a reset link', async (path, json) => {
    expect(told(await callApi(path, { json }))).toEqual([400, 'Missing reset token or user.']);
  });

  it.each(['/auth/verify-reset-token', '/auth/submit-reset-password'])(
    '%s gets more than any reset link holds',
    async (path) => {
      const json = { userId: 'u'.repeat(65), token: 't', newPassword };
      expect(told(await callApi(path, { json }))).toEqual([400, 'Reset link is invalid or expired.']);
    },
  );

  it('a password or an address is too long', async () => {
    const email = freshEmail();
    const longEmail = `${'a'.repeat(64)}@${'b'.repeat(200)}.com`;
    const logIn = (given: object) => callApi('/auth/login', { json: { email, password: 'x', ...given } });
    const passwordTooLong = [400, 'Please use at most 128 characters in your password.'];
    const emailTooLong = [400, 'Please use at most 254 characters in your email address.'];
    expect(told(await logIn({ password: 'p'.repeat(129) }))).toEqual(passwordTooLong);
    expect(told(await logIn({ email: longEmail }))).toEqual(emailTooLong);
    expect(told(await callApi('/auth/reset-password', { json: { email: longEmail } }))).toEqual(emailTooLong);
  });

  it('a payment id is malformed, too long or unknown, which all read the same', async () => {
    const person = await signUpPerson();
    for (const id of ['no id', `cs_${'a'.repeat(300)}`, 'cs_unknown1'])
      expect((await verify(person, id)).body.global).toBe('This payment was not found.');
    const { token } = person;
    expect(told(await callApi('/pay/token/verify', { token, json: {} }))).toEqual([
      400,
      'Invalid request: missing payment session.',
    ]);
  });

  it('there were too many attempts, with the time to wait', async () => {
    const email = freshEmail();
    const logIn = () => callApi('/auth/login', { json: { email, password: 'not this one' } });
    let answer = await logIn();
    for (let tries = 0; tries < 40 && answer.status !== 429; tries += 1) answer = await logIn();
    expect(answer.body.global).toMatch(
      /^Too many attempts\. Please try again in \d+ (second|minute|hour)s?\.$/,
    );
  });
});
