import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { callFrom } from '#functions/testing/call-from.ts';
import { advanceClock, linkFrom, mailTo } from '#functions/testing/local-tools.ts';
import { freshEmail, type Person, password, signUpPerson } from '#functions/testing/people.ts';
import { isLongRun } from '#shared/testing/long-run.ts';

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
  it('is replaced through the link in the mail, which ends every session', async () => {
    const person = await signUpPerson();
    const link = await askForLink(person);
    expect((await callApi('/auth/verify-reset-token', { json: link })).status).toBe(200);
    expect(told(await submit(link))).toEqual({ status: 200, sentence: 'Password reset successful.' });
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await logIn(person.email, password)).status).toBe(400);
    expect((await logIn(person.email, newPassword)).status).toBe(200);
    expect((await mailTo(person.email)).at(-1)?.subject).toBe('Your Waymint password was changed');
  });

  it('has three working links, the newest ones, and using one ends them all', async () => {
    const person = await signUpPerson();
    const [oldest, second, third, newest] = [
      await askForLink(person),
      await askForLink(person),
      await askForLink(person),
      await askForLink(person),
    ];
    expect(told(await submit(oldest))).toEqual(invalidLink);
    for (const link of [second, third, newest])
      expect((await callApi('/auth/verify-reset-token', { json: link })).status).toBe(200);
    const answers = await Promise.all([
      submit(second, 'first of two together'),
      submit(third, 'other of two together'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const link of [second, third, newest]) {
      expect(told(await submit(link))).toEqual(invalidLink);
      expect(told(await callApi('/auth/verify-reset-token', { json: link }))).toEqual(invalidLink);
    }
  });

  it('can be reset by its owner however many strangers ask, and no mailbox is flooded', async () => {
    const person = await signUpPerson();
    const mine = await askForLink(person);
    for (const stranger of ['127.0.0.71', '127.0.0.72', '127.0.0.73'])
      await Promise.all(
        Array.from({ length: 6 }, () => callFrom(stranger, '/auth/reset-password', { email: person.email })),
      );
    const sent = async () => (await mailTo(person.email)).filter(({ subject }) => subject.includes('Reset'));
    expect(await sent()).toHaveLength(11);
    const answer = await callApi('/auth/reset-password', { json: { email: person.email } });
    expect(answer.status).toBe(200);
    const newest = await linkFrom(person.email, /Reset your/);
    expect(newest.token).not.toBe(mine.token);
    expect((await submit({ userId: newest.userId, token: newest.token })).status).toBe(200);
  });

  it('keeps its link when a stranger makes one request', async () => {
    const person = await signUpPerson();
    const mine = await askForLink(person);
    await callFrom('127.0.0.74', '/auth/reset-password', { email: person.email });
    expect((await submit(mine)).status).toBe(200);
  });

  it('has a link that expires after thirty minutes', async () => {
    const person = await signUpPerson();
    const link = await askForLink(person);
    await advanceClock(30 * 60 + 1);
    expect(told(await callApi('/auth/verify-reset-token', { json: link }))).toEqual(invalidLink);
    expect(told(await submit(link))).toEqual(invalidLink);
  });

  it('gives the same answer whether or not the address has an account', async () => {
    const { email } = await signUpPerson();
    const known = await callApi('/auth/reset-password', { json: { email } });
    const unknown = await callApi('/auth/reset-password', { json: { email: freshEmail() } });
    expect(unknown.body).toEqual(known.body);
    expect(known.body.global).toBe('If your email exists, a reset link has been sent.');
  });

  it('sends at most five mails an hour, whether or not the address is known', async () => {
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

  it.each(['short', 'Sunshine1', '        ', 'Priya Nair 26'])(
    'is not replaced by %j, and the link still works',
    async (chosen) => {
      const link = await askForLink(await signUpPerson());
      expect((await submit(link, chosen)).status).toBe(400);
      expect((await submit(link)).status).toBe(200);
    },
  );
});

describe('changing the password', () => {
  const change = (token: string, from: string, to: string) =>
    callApi('/auth/change-password', { json: { currentPassword: from, newPassword: to }, token });

  it('starts a new session and ends every other one, including the current one', async () => {
    const person = await signUpPerson();
    const other = (await logIn(person.email, password)).body.token;
    const { status, body } = await change(person.token, password, newPassword);
    expect({ status, global: body.global }).toEqual({
      status: 200,
      global: 'Your password has been changed.',
    });
    expect(await isSignedIn(body.token)).toBe(true);
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect((await logIn(person.email, newPassword)).status).toBe(200);
  });

  it('succeeds for only one of two simultaneous requests', async () => {
    const person = await signUpPerson();
    const other = (await logIn(person.email, password)).body.token;
    const answers = await Promise.all([
      change(person.token, password, 'the first of two wattles'),
      change(other, password, 'the other of two wattles'),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // The slower request sees a new password, a new epoch or an ended session, depending on how far it got.
    expect([400, 401, 409]).toContain(statuses[1]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await isSignedIn(winner?.body.token)).toBe(true);
  });

  it('ends every reset link sent before', async () => {
    const person = await signUpPerson();
    const link = await askForLink(person);
    expect((await change(person.token, password, newPassword)).status).toBe(200);
    expect(told(await submit(link))).toEqual(invalidLink);
  });

  it.runIf(isLongRun)('is reported to the mailbox, up to a limit', async () => {
    const person = await signUpPerson();
    let { token } = person;
    let from = password;
    for (let round = 0; round < 7; round += 1) {
      const to = `wattle number ${round} of seven`;
      token = (await change(token, from, to)).body.token;
      from = to;
    }
    const told = (await mailTo(person.email)).filter(({ subject }) => subject.includes('was changed'));
    expect(told).toHaveLength(5);
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
    [
      'the new one is common',
      { currentPassword: password, newPassword: 'sunshine1' },
      'This password is one of the first people guess. Please choose another, such as a short sentence.',
    ],
    [
      'the new one is the name',
      { currentPassword: password, newPassword: 'priyanair1' },
      'A password made of your name, your email or “Waymint” is too easy to guess. Please choose another, such as a short sentence.',
    ],
  ])('is refused when %s', async (_, json, sentence) => {
    const { token } = await signUpPerson();
    expect(told(await callApi('/auth/change-password', { json, token }))).toEqual({ status: 400, sentence });
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('guessing a password', () => {
  it('is blocked after ten failures, even with the right password, until the window closes', async () => {
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

  it.runIf(isLongRun)('is counted from zero after a successful login', async () => {
    const { email } = await signUpPerson();
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => logIn(email, 'a wrong guess')));
      expect((await logIn(email, password)).status).toBe(200);
    }
  });

  it('is counted in the same way for an address without an account', async () => {
    const email = freshEmail();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'a wrong guess')));
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });

  it('is counted for the current password too', async () => {
    const { token } = await signUpPerson();
    const json = { currentPassword: 'a wrong guess', newPassword };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => callApi('/auth/change-password', { json, token })),
    );
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    expect(await isSignedIn(token)).toBe(true);
  });

  describe('guessing a password from many addresses', () => {
    const everywhere = Array.from({ length: 30 }, (_, at) => `127.0.1.${at + 1}`);
    const guessFrom = (address: string, email: string) =>
      callFrom(address, '/auth/login', { email, password: 'a wrong guess' });

    /** The first wait is a second, so on a busy machine a few of these guesses are allowed. */
    const expectSlowed = (statuses: number[]) => {
      expect(new Set(statuses)).toEqual(new Set([400, 429]));
      const looked = statuses.filter((status) => status === 400).length;
      expect(looked).toBeGreaterThanOrEqual(21);
      expect(looked).toBeLessThanOrEqual(25);
    };

    it.runIf(isLongRun)('is slowed down more and more, and reported to the owner once', async () => {
      const { email } = await signUpPerson();
      const statuses = [];
      for (const address of everywhere) statuses.push((await guessFrom(address, email)).status);
      expectSlowed(statuses);
      let longest = 0;
      for (let turn = 0; turn < 16; turn += 1) {
        const next = await guessFrom(`127.0.2.${turn + 1}`, email);
        const waits = Number(next.headers.get('retry-after') ?? 0);
        longest = Math.max(longest, waits);
        await advanceClock(waits);
      }
      expect(longest).toBeGreaterThan(60);
      const notices = (await mailTo(email)).filter(({ subject }) => subject.includes('trying to guess'));
      expect(notices).toHaveLength(1);
    });

    it.runIf(isLongRun)('is slowed in the same way for an address without an account', async () => {
      const email = freshEmail();
      const statuses = [];
      for (const address of everywhere) statuses.push((await guessFrom(address, email)).status);
      expectSlowed(statuses);
      expect(await mailTo(email)).toEqual([]);
    });

    it('is slowed when the guesses arrive in parallel', async () => {
      const { email } = await signUpPerson();
      const answers = await Promise.all(everywhere.map((address) => guessFrom(address, email)));
      expectSlowed(answers.map(({ status }) => status));
    });

    it.runIf(isLongRun)(
      'slows down neither the owner’s session nor an address where the owner logged in before',
      async () => {
        const { email, token } = await signUpPerson();
        expect((await logIn(email, password)).status).toBe(200);
        for (const address of everywhere) await guessFrom(address, email);
        const strangers = [];
        for (let turn = 0; turn < 8; turn += 1)
          strangers.push((await guessFrom(`127.0.3.${turn + 1}`, email)).status);
        expect(strangers).toContain(429);
        expect(await isSignedIn(token)).toBe(true);
        expect((await logIn(email, password)).status).toBe(200);
        const json = { currentPassword: password, newPassword };
        expect((await callApi('/auth/change-password', { json, token })).status).toBe(200);
      },
    );

    it.runIf(isLongRun)('is slowed at an address trusted before the password was reset', async () => {
      const person = await signUpPerson();
      const { email } = person;
      const thief = '127.0.6.99';
      expect((await callFrom(thief, '/auth/login', { email, password })).status).toBe(200);
      for (let turn = 0; turn < 26; turn += 1) await guessFrom(`127.0.6.${turn + 1}`, email);
      const guesses = async (times: number) => {
        const statuses = [];
        for (let turn = 0; turn < times; turn += 1) statuses.push((await guessFrom(thief, email)).status);
        return statuses;
      };
      expect(await guesses(3)).toEqual([400, 400, 400]);
      expect((await submit(await askForLink(person))).status).toBe(200);
      expect(await guesses(6)).toContain(429);
    });

    it.runIf(isLongRun)(
      'is slowed for the current password too, for anyone who holds a session',
      async () => {
        const { token } = await signUpPerson();
        const statuses = [];
        for (const address of everywhere) {
          const json = { currentPassword: 'a wrong guess', newPassword };
          statuses.push((await callFrom(address, '/auth/change-password', json, token)).status);
        }
        expectSlowed(statuses);
      },
    );
  });
});
