import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import {
  advanceClock,
  alarmsRaised,
  bounceOf,
  complaintOf,
  linkFrom,
  mailTo,
  reportMail,
} from '#functions/testing/local-tools.ts';
import { press, startPurchase } from '#functions/testing/payments.ts';
import { freshEmail, type Person, password, signUpBody, signUpPerson } from '#functions/testing/people.ts';

const day = 24 * 60 * 60;
const simulated = (fate: string): string => `${fate}+${randomUUID()}@simulator.amazonses.com`;
const user = async ({ token }: Person) => (await callApi('/user', { token })).body;
const reasonOf = async (person: Person) => (await user(person)).mail_stopped?.reason ?? null;
const resume = ({ token }: Person) => callApi('/user/resume-mail', { method: 'POST', token });
const resend = ({ token }: Person) => callApi('/user/resend-verification', { method: 'POST', token });
const askReset = (email: string) => callApi('/auth/reset-password', { json: { email } });
const correct = ({ token }: Person, email: string, currentPassword = password) =>
  callApi('/user/email', { method: 'PUT', token, json: { email, currentPassword } });
const mailsTo = async (address: string) => (await mailTo(address)).length;

async function confirm({ email }: Person) {
  const { userId, token } = await linkFrom(email, /Verify your email/);
  expect((await callApi(`/user/verify-email?userId=${userId}&token=${token}`)).status).toBe(200);
}

async function stoppedPerson(): Promise<Person> {
  const person = await signUpPerson();
  await reportMail(bounceOf(person.email));
  return person;
}

describe('an address whose mail bounces', () => {
  it('gets no more mail, and its owner sees why and since when', async () => {
    const person = await signUpPerson({ email: simulated('bounce') });
    await expect.poll(() => reasonOf(person)).toBe('bounced');
    expect((await user(person)).mail_stopped.since).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await resend(person)).toMatchObject({ status: 409, body: { code: 'mail-stopped' } });
    await askReset(person.email);
    await callApi('/auth/signup', { json: signUpBody({ email: person.email }) });
    await press(await startPurchase(person, 3000), 'pay');
    expect(await mailsTo(person.email)).toBe(1);
  });

  it('is stopped only if the bounce is permanent', async () => {
    const person = await signUpPerson({ email: simulated('ooto') });
    await reportMail({ ...bounceOf(person.email), bounce: { bounceType: 'Undetermined' } });
    expect(await reasonOf(person)).toBeNull();
  });

  it('gets mail again when its owner asks, and is stopped again when that bounces too', async () => {
    const person = await signUpPerson({ email: simulated('bounce') });
    await expect.poll(() => reasonOf(person)).toBe('bounced');
    expect((await resume(person)).status).toBe(200);
    await expect.poll(() => mailsTo(person.email)).toBe(2);
    await expect.poll(() => reasonOf(person)).toBe('bounced');
  });

  it('is compared case-insensitively', async () => {
    const person = await signUpPerson();
    await reportMail(bounceOf(person.email.toUpperCase()));
    expect(await reasonOf(person)).toBe('bounced');
  });
});

describe('an address that reported our mail as spam', () => {
  it('gets mail again if its owner, who had confirmed it, asks', async () => {
    const person = await signUpPerson();
    await confirm(person);
    await reportMail(complaintOf(person.email));
    expect(await reasonOf(person)).toBe('complained');
    expect((await resume(person)).status).toBe(200);
    expect(await reasonOf(person)).toBeNull();
    expect((await mailTo(person.email)).at(-1)?.subject).toBe('Waymint can email you again');
  });

  it('gets none if the account never confirmed it, because it may be a stranger’s', async () => {
    const person = await signUpPerson({ email: simulated('complaint') });
    await expect.poll(() => reasonOf(person)).toBe('complained');
    expect(await resume(person)).toMatchObject({ status: 409, body: { code: 'mail-refused' } });
    expect(await mailsTo(person.email)).toBe(1);
  });
});

describe('reports', () => {
  it('received twice or in any order leave the gravest reason', async () => {
    const person = await signUpPerson();
    for (const report of [bounceOf, bounceOf, complaintOf, bounceOf])
      expect(await reportMail(report(person.email))).toBe(true);
    expect(await reasonOf(person)).toBe('complained');
  });

  it('on mail from before the owner’s request change nothing, however late they arrive', async () => {
    const person = await stoppedPerson();
    await resume(person);
    await reportMail(bounceOf(person.email, 0));
    await reportMail(complaintOf(person.email, 2));
    expect(await reasonOf(person)).toBeNull();
    await reportMail(bounceOf(person.email, 1));
    expect(await reasonOf(person)).toBe('bounced');
  });

  it('on an address without an account do not affect a later account', async () => {
    const email = freshEmail();
    expect(await reportMail(bounceOf(email))).toBe(true);
    const person = await signUpPerson({ email });
    expect(await reasonOf(person)).toBeNull();
    expect(await mailsTo(email)).toBe(1);
  });

  it.each(['', 'no { json', '{"eventType":"Delivery","mail":{}}'])(
    'that cannot be read (%j) are accepted once and reported to an operator',
    async (message) => {
      const before = (await alarmsRaised()).length;
      expect(await reportMail(message)).toBe(true);
      expect((await alarmsRaised()).slice(before)).toMatchObject([{ name: 'mail-report-unknown' }]);
    },
  );

  it('are not accepted over the website', async () => {
    const person = await signUpPerson();
    for (const path of ['/mail-returns', '/mail-report', '/user/mail-report'])
      expect(await callApi(path, { json: bounceOf(person.email) })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    expect(await reasonOf(person)).toBeNull();
  });
});

describe('the view of a stranger', () => {
  it('is the same whether an address is stopped, works or has no account', async () => {
    const stopped = await stoppedPerson();
    const other = await signUpPerson();
    const answers = await Promise.all([stopped.email, other.email, freshEmail()].map(askReset));
    const shown = answers.map(({ status, body: { requestId: _id, ...body } }) => ({ status, body }));
    expect(shown[0]).toEqual({
      status: 200,
      body: expect.objectContaining({ global: 'If your email exists, a reset link has been sent.' }),
    });
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await mailsTo(stopped.email)).toBe(1);
    expect(await mailsTo(other.email)).toBe(2);
  });
});

describe('resuming mail', () => {
  it('changes nothing if mail is not stopped', async () => {
    const person = await signUpPerson();
    expect(await resume(person)).toMatchObject({
      status: 200,
      body: { global: 'We can email you again.' },
    });
    expect(await mailsTo(person.email)).toBe(1);
  });

  it('is allowed three times a day', async () => {
    const person = await stoppedPerson();
    for (let round = 1; round <= 3; round += 1) {
      expect((await resume(person)).status).toBe(200);
      await reportMail(bounceOf(person.email, round));
    }
    expect(await resume(person)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await advanceClock(day);
    const { body } = await callApi('/auth/login', { json: { email: person.email, password } });
    expect((await resume({ ...person, token: body.token })).status).toBe(200);
  });

  it('requires a session', async () => {
    expect((await callApi('/user/resume-mail', { method: 'POST' })).status).toBe(401);
    const json = { email: freshEmail(), currentPassword: password };
    expect((await callApi('/user/email', { method: 'PUT', json })).status).toBe(401);
  });
});

describe('correcting the address', () => {
  it('moves the account to the new address, unconfirmed, and leaves nothing at the old one', async () => {
    const person = await signUpPerson();
    const oldLink = await linkFrom(person.email, /Verify your email/);
    await confirm(person);
    await reportMail(bounceOf(person.email));
    const to = freshEmail();
    expect(await correct(person, to.toUpperCase())).toMatchObject({
      status: 200,
      body: { global: 'Your email address has been changed. Please open the link we’ve sent there.' },
    });
    expect(await user(person)).toMatchObject({ email: to, verified: false, mail_stopped: null });
    const follow = `/user/verify-email?userId=${oldLink.userId}&token=${oldLink.token}`;
    expect((await callApi(follow)).body.code).toBe('link-invalid');
    const logIn = (email: string) => callApi('/auth/login', { json: { email, password } });
    expect((await logIn(person.email)).body.code).toBe('invalid-credentials');
    expect((await logIn(to)).status).toBe(200);
    await confirm({ ...person, email: to });
    expect((await user(person)).verified).toBe(true);
    const successor = await signUpPerson({ email: person.email });
    expect(await reasonOf(successor)).toBeNull();
  });

  it('needs the password, a free address, and stopped mail', async () => {
    const person = await stoppedPerson();
    const other = await signUpPerson();
    expect(await correct(person, freshEmail(), 'not my password')).toMatchObject({
      status: 400,
      body: { code: 'wrong-password' },
    });
    expect((await correct(person, other.email)).body.code).toBe('email-taken');
    expect(await correct(person, person.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { error: 'That’s your current email address. Please enter a different one.' },
    });
    expect(await correct(person, 'no address')).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid email address.' },
    });
    expect(await user(person)).toMatchObject({ email: person.email });
    expect(await correct(other, freshEmail())).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is allowed five times a day', async () => {
    const person = await stoppedPerson();
    const other = await signUpPerson();
    for (let tried = 0; tried < 5; tried += 1)
      expect((await correct(person, other.email)).body.code).toBe('email-taken');
    expect((await correct(person, freshEmail())).status).toBe(429);
  });

  it('gives an address to only one account, even with two simultaneous requests', async () => {
    const [one, two] = [await stoppedPerson(), await stoppedPerson()];
    const to = freshEmail();
    const outcomes = await Promise.all([correct(one, to), correct(two, to)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('deleting the account', () => {
  it('removes the mail stop of its address, and sends nothing there', async () => {
    const person = await signUpPerson();
    await confirm(person);
    await reportMail(bounceOf(person.email));
    const json = { currentPassword: password };
    expect((await callApi('/user', { method: 'DELETE', token: person.token, json })).status).toBe(200);
    expect(await mailsTo(person.email)).toBe(1);
    expect(await reasonOf(await signUpPerson({ email: person.email }))).toBeNull();
  });
});
