import { describe, expect, it } from 'vitest';
import { callApi } from '../../testing/call-api.ts';
import { advanceClock, linkFrom, mailTo } from '../../testing/local-tools.ts';
import { freshEmail, type Person, password, signUpPerson } from '../../testing/people.ts';

const newPassword = 'an even quieter wattle 8';
const invalidLink = { status: 400, sentence: 'Reset link is invalid or expired.' };

const logIn = (email: string, given: string) => callApi('/auth/login', { json: { email, password: given } });
const told = ({ status, body }: { status: number; body: { global: string } }) => ({
  status,
  sentence: body.global,
});
const isSignedIn = async (token: string) => (await callApi('/user', { token })).status === 200;

async function askForLink({ email }: Person) {
  await callApi('/auth/reset-password', { json: { email } });
  const { userId, token } = await linkFrom(email, /Reset your/);
  return { userId, token };
}

const submit = (link: { userId: string; token: string }, chosen = newPassword) =>
  callApi('/auth/submit-reset-password', { json: { ...link, newPassword: chosen } });

describe('a forgotten password', () => {
  it('is replaced by the link from the mail, which ends every session', async () => {
    const person = await signUpPerson();
    const link = await askForLink(person);
    expect((await callApi('/auth/verify-reset-token', { json: link })).status).toBe(200);
    expect(told(await submit(link))).toEqual({ status: 200, sentence: 'Password reset successful.' });
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await logIn(person.email, password)).status).toBe(400);
    expect((await logIn(person.email, newPassword)).status).toBe(200);
    expect((await mailTo(person.email)).at(-1)?.subject).toBe('Your Waymint password was changed');
  });

  it('has one link that works: the newest, once', async () => {
    const person = await signUpPerson();
    const older = await askForLink(person);
    const newest = await askForLink(person);
    expect(told(await submit(older))).toEqual(invalidLink);
    const answers = await Promise.all([
      submit(newest, 'first of two at once'),
      submit(newest, 'second of two at once'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(told(await submit(newest))).toEqual(invalidLink);
    expect(told(await callApi('/auth/verify-reset-token', { json: newest }))).toEqual(invalidLink);
  });

  it('has a link that ends after thirty minutes', async () => {
    const person = await signUpPerson();
    const link = await askForLink(person);
    await advanceClock(30 * 60 + 1);
    expect(told(await callApi('/auth/verify-reset-token', { json: link }))).toEqual(invalidLink);
    expect(told(await submit(link))).toEqual(invalidLink);
  });

  it('is asked for with the same answer whether or not the address has an account', async () => {
    const { email } = await signUpPerson();
    const known = await callApi('/auth/reset-password', { json: { email } });
    const unknown = await callApi('/auth/reset-password', { json: { email: freshEmail() } });
    expect(unknown.body).toEqual(known.body);
    expect(known.body.global).toBe('If your email exists, a reset link has been sent.');
  });

  it('is mailed at most five times an hour, known address or not', async () => {
    for (const email of [(await signUpPerson()).email, freshEmail()]) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => callApi('/auth/reset-password', { json: { email } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
      const limited = answers.find(({ status }) => status === 429);
      expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
  });

  it('cannot be replaced with another user’s link', async () => {
    const [one, two] = [await signUpPerson(), await signUpPerson()];
    const link = await askForLink(one);
    const { userId } = await askForLink(two);
    expect(told(await submit({ ...link, userId }))).toEqual(invalidLink);
  });

  it('is not replaced by one that is too short, and the link still works', async () => {
    const link = await askForLink(await signUpPerson());
    expect((await submit(link, 'short')).status).toBe(400);
    expect((await submit(link)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('keeps the session that did it and ends the others', async () => {
    const person = await signUpPerson();
    const other = (await logIn(person.email, password)).body.token;
    const json = { currentPassword: password, newPassword };
    expect((await callApi('/auth/change-password', { json, token: person.token })).status).toBe(200);
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await logIn(person.email, newPassword)).status).toBe(200);
  });

  it('once more ends the session kept before', async () => {
    const person = await signUpPerson();
    const change = (token: string, from: string, to: string) =>
      callApi('/auth/change-password', { json: { currentPassword: from, newPassword: to }, token });
    await change(person.token, password, newPassword);
    const second = (await logIn(person.email, newPassword)).body.token;
    await change(second, newPassword, password);
    expect(await isSignedIn(second)).toBe(true);
    expect(await isSignedIn(person.token)).toBe(false);
  });

  it.each([
    [
      'the current one is wrong',
      { currentPassword: 'not mine at all', newPassword },
      'Your current password is not correct.',
    ],
    [
      'the new one is the current one',
      { currentPassword: password, newPassword: password },
      'New password must be different from the current password.',
    ],
    [
      'the new one is short',
      { currentPassword: password, newPassword: 'short' },
      'Please use at least 8 characters in your password.',
    ],
  ])('is refused when %s', async (_, json, sentence) => {
    const { token } = await signUpPerson();
    expect(told(await callApi('/auth/change-password', { json, token }))).toEqual({ status: 400, sentence });
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('guessing a password', () => {
  it('is slowed after ten failures, even with the right one, until the window closes', async () => {
    const { email } = await signUpPerson();
    const guesses = await Promise.all(Array.from({ length: 14 }, () => logIn(email, 'a wrong guess')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    const limited = await logIn(email, password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    await advanceClock(15 * 60);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('counts anew after a login that succeeds', async () => {
    const { email } = await signUpPerson();
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => logIn(email, 'a wrong guess')));
      expect((await logIn(email, password)).status).toBe(200);
    }
  });

  it('is counted the same for an address without an account', async () => {
    const email = freshEmail();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'a wrong guess')));
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });

  it('is counted for the current password as well', async () => {
    const { token } = await signUpPerson();
    const json = { currentPassword: 'a wrong guess', newPassword };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => callApi('/auth/change-password', { json, token })),
    );
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    expect(await isSignedIn(token)).toBe(true);
  });
});
