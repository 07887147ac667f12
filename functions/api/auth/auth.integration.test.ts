import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { freshEmail, password, signUpBody, signUpPerson } from '#functions/testing/people.ts';

describe('signing up', () => {
  it('creates an account, signs it in and shows every field, with blank ones as null', async () => {
    const email = freshEmail();
    const body = signUpBody({
      email: `  ${email.toUpperCase()} `,
      abn: '51 824 753 556',
      skills: 'Writing, Design',
      budget: '',
    });
    const signedUp = await callApi('/auth/signup', { json: body });
    expect(signedUp.status).toBe(200);
    const user = await callApi('/user', { token: signedUp.body.token });
    expect(user.status).toBe(200);
    expect(user.body).toEqual({
      full_name: 'Priya Nair',
      email,
      country: 'Australia',
      state: null,
      abn: '51824753556',
      skills: 'Writing, Design',
      interests: null,
      budget: null,
      weekly_time: null,
      verified: false,
      mail_stopped: null,
      path_compiler_quota: { token_balance: 0, expires_at: null },
    });
    expect(signedUp.body.user).toEqual(user.body);
  });

  it('creates one account from two simultaneous sign-ups with the same address', async () => {
    const body = signUpBody();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callApi('/auth/signup', { json: body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email-taken');
  });

  it('keeps a state only where the form asks for one', async () => {
    const { token } = await signUpPerson({ country: 'New Zealand', state: 'Victoria' });
    expect((await callApi('/user', { token })).body.state).toBeNull();
  });

  it.each([
    ['no email', { email: '' }, 'Please enter your email address.'],
    ['an address without a domain', { email: 'priya@localhost' }, 'Please enter a valid email address.'],
    [
      'an address with a line break',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'Please enter a valid email address.',
    ],
    [
      'an address that is too long',
      { email: `${'a'.repeat(250)}@example.com` },
      'Please use at most 254 characters in your email address.',
    ],
    ['a short password', { password: 'seven77' }, 'Please use at least 8 characters in your password.'],
    ['a domain with two dots', { email: 'a..b@example.com' }, 'Please enter a valid email address.'],
    ['an address of a number', { email: 'a@127.0.0.1' }, 'Please enter a valid email address.'],
    ['a name of spaces', { full_name: '   ' }, 'Please enter your full name.'],
    ['a name of invisible characters', { full_name: '\u202e\u200b \u3164' }, 'Please enter your full name.'],
    ['a name on two lines', { full_name: 'Priya\nNair' }, 'Please enter your full name on one line.'],
    ['an unknown country', { country: 'Atlantis' }, 'Please choose your country.'],
    ['a wrong ABN', { abn: '51 824 753 557' }, 'Please enter a valid 11-digit ABN.'],
    ['an unknown budget', { budget: 'BUDGET_LOTS' }, 'Please choose a budget from the list.'],
    ['skills as a list', { skills: ['Writing'] }, 'Please list your skills as text.'],
  ])('refuses %s and says why', async (_, wrong, sentence) => {
    const { status, body } = await callApi('/auth/signup', { json: signUpBody(wrong) });
    expect({ status, code: body.code, global: body.global }).toEqual({
      status: 400,
      code: 'invalid-input',
      global: sentence,
    });
  });

  it.each([
    ['one of the most common', { password: 'Iloveyou2' }, 'This password is one of the first people guess.'],
    ['a blank one', { password: ' '.repeat(8) }, 'A password of spaces is too easy to guess.'],
    ['one character', { password: 'aaaaaaaa' }, 'A password that repeats itself is too easy to guess.'],
    ['a run', { password: '12345678' }, 'Letters, digits or keys in a row are too easy to guess.'],
    ['the name', { password: 'nair priya' }, 'A password made of your name, your email or “Waymint”'],
    ['our name', { password: 'Waymint26' }, 'A password made of your name, your email or “Waymint”'],
  ])('refuses %s as a password', async (_, wrong, sentence) => {
    const { status, body } = await callApi('/auth/signup', { json: signUpBody(wrong) });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'password-refused' });
    expect(body.global).toContain(sentence);
    expect(body.global).toContain('Please choose another, such as a short sentence.');
  });

  it('refuses the address, or the part before its @, as a password', async () => {
    const email = freshEmail();
    for (const chosen of [email, email.split('@')[0]]) {
      const { body } = await callApi('/auth/signup', { json: signUpBody({ email, password: chosen }) });
      expect(body.code).toBe('password-refused');
    }
  });

  it('accepts an address in another script as browsers encode it, and finds it again as typed', async () => {
    const local = freshEmail().split('@')[0];
    const { token } = await signUpPerson({ email: `${local}@Müller.example` });
    expect((await callApi('/user', { token })).body.email).toBe(`${local}@xn--mller-kva.example`);
    for (const email of [`${local}@müller.example`, `${local}@xn--mller-kva.example`])
      expect((await callApi('/auth/login', { json: { email, password } })).status).toBe(200);
  });

  it('ignores fields it does not know', async () => {
    const { token } = await signUpPerson({
      verified: true,
      path_compiler_quota: { token_balance: 9 },
      userId: 'usr_1',
    });
    const { body } = await callApi('/user', { token });
    expect(body.verified).toBe(false);
    expect(body.path_compiler_quota.token_balance).toBe(0);
  });
});

describe('logging in', () => {
  it('returns a session, whatever the case of the address', async () => {
    const { email } = await signUpPerson();
    const { status, body } = await callApi('/auth/login', { json: { email: email.toUpperCase(), password } });
    expect(status).toBe(200);
    expect((await callApi('/user', { token: body.token })).body.email).toBe(email);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signUpPerson();
    const wrong = await callApi('/auth/login', { json: { email, password: 'not this one' } });
    const unknown = await callApi('/auth/login', { json: { email: freshEmail(), password } });
    const { requestId: _a, ...wrongBody } = wrong.body;
    const { requestId: _b, ...unknownBody } = unknown.body;
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    expect(wrongBody).toEqual(unknownBody);
    expect(wrongBody.global).toBe('Invalid email or password.');
  });
});

describe('logging out', () => {
  it('ends only this session', async () => {
    const { email, token } = await signUpPerson();
    const other = await callApi('/auth/login', { json: { email, password } });
    expect((await callApi('/auth/logout', { method: 'POST', token })).status).toBe(200);
    expect((await callApi('/user', { token })).status).toBe(401);
    expect((await callApi('/user', { token: other.body.token })).status).toBe(200);
  });
});
