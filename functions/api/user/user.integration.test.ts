import { describe, expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { advanceClock, alarmsRaised, linkFrom, mailTo } from '#functions/testing/local-tools.ts';
import {
  balanceOf,
  createRun,
  hold,
  openPlan,
  ordersOf,
  payQuietly,
  press,
  startPurchase,
  unlock,
} from '#functions/testing/payments.ts';
import { freshEmail, type Person, password, signUpBody, signUpPerson } from '#functions/testing/people.ts';
import { isLongRun } from '#shared/testing/long-run.ts';

const follow = ({ userId, token }: { userId: string; token: string }) =>
  callApi(`/user/verify-email?userId=${userId}&token=${token}`);
type Link = Awaited<ReturnType<typeof linkFrom>>;
const isVerified = async ({ token }: Person) => (await callApi('/user', { token })).body.verified;
async function readFirstSection(person: Person): Promise<void> {
  const path = 'local-earner/mobile-garden-care';
  await unlock(person, path);
  const { body } = await callApi(`/path-compiler/content/${path}`, { token: person.token });
  const json = { section: body.data.sections[0].id };
  await callApi(`/path-compiler/purchases/${path}/place`, { method: 'PUT', token: person.token, json });
}
const resend = ({ token }: Person) => callApi('/user/resend-verification', { method: 'POST', token });

describe('confirming an email address', () => {
  it('works through the link in the mail, as often as it is followed', async () => {
    const person = await signUpPerson();
    const link = await linkFrom(person.email, /Verify your email/);
    expect(link.url.pathname).toBe('/user/verify-email');
    for (let round = 0; round < 2; round += 1) expect((await follow(link)).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
    await advanceClock(2 * 24 * 60 * 60);
    expect((await follow(link)).status).toBe(200);
  });

  it('works through any of the newest three links within a day, and using one ends the others', async () => {
    const person = await signUpPerson();
    const links = [await linkFrom(person.email, /Verify your email/)];
    for (let sent = 0; sent < 3; sent += 1) {
      await resend(person);
      links.push(await linkFrom(person.email, /Verify your email/));
    }
    const [first, second, third, newest] = links as [Link, Link, Link, Link];
    expect((await follow(first)).body.code).toBe('link-invalid');
    expect((await follow(second)).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
    for (const link of [third, newest]) expect((await follow(link)).body.code).toBe('link-invalid');
    expect((await follow(second)).status).toBe(200);
  });

  it.runIf(isLongRun)('is impossible after a day', async () => {
    const person = await signUpPerson();
    const link = await linkFrom(person.email, /Verify your email/);
    await advanceClock(24 * 60 * 60);
    expect((await follow(link)).body.code).toBe('link-invalid');
  });

  it.each([
    ['', 'Invalid request: missing userId or missing token.'],
    ['?userId=usr_1', 'Invalid request: missing userId or missing token.'],
    ['?userId=usr_1&token=', 'Invalid request: missing userId or missing token.'],
    ['?userId=usr_1&token=made-up', 'This link is invalid or has expired. Please ask for a new one.'],
  ])('is refused for %j', async (query, sentence) => {
    const { status, body } = await callApi(`/user/verify-email${query}`);
    expect({ status, error: body.error }).toEqual({ status: 400, error: sentence });
  });

  it('sends at most five more mails an hour, and none once the address is confirmed', async () => {
    const person = await signUpPerson();
    const answers = await Promise.all(Array.from({ length: 6 }, () => resend(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    await advanceClock(60 * 60);
    expect((await resend(person)).status).toBe(200);
    await follow(await linkFrom(person.email, /Verify your email/));
    const mails = (await mailTo(person.email)).length;
    expect((await resend(person)).body.global).toBe('Your email is already verified.');
    expect(await mailTo(person.email)).toHaveLength(mails);
  });
});

describe('mail to an unconfirmed address', () => {
  it('contains nothing that its sender chose', async () => {
    const full_name = 'Buy <b>pills</b> at evil.example';
    const { email } = await signUpPerson({ full_name });
    const [mail] = await mailTo(email);
    expect(mail?.text).toContain('/user/verify-email?');
    for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toMatch(/pills|evil/);
  });

  it('tells the owner once a day that a sign-up with the address was tried', async () => {
    const person = await signUpPerson();
    for (let round = 0; round < 3; round += 1)
      await callApi('/auth/signup', { json: signUpBody({ email: person.email }) });
    const notices = async () =>
      (await mailTo(person.email)).filter(({ subject }) => subject.includes('already have'));
    expect(await notices()).toHaveLength(1);
    await advanceClock(24 * 60 * 60);
    await callApi('/auth/signup', { json: signUpBody({ email: person.email }) });
    expect(await notices()).toHaveLength(2);
  });
});

describe('the profile', () => {
  const full = {
    full_name: 'Priya Nair-Lee',
    state: 'Victoria',
    abn: '83 914 571 673',
    skills: 'Writing, Sales',
    interests: 'Blogging',
    budget: 'BUDGET_100_299',
    weekly_time: 'TIME_3_5_HOURS',
  };
  const save = (token: string, json: unknown) => callApi('/user/profile', { method: 'PUT', token, json });

  it('is replaced as a whole, and the rest of the account stays', async () => {
    const { token, email } = await signUpPerson();
    expect(
      (await save(token, { ...full, country: 'Canada', email: 'x@example.com', verified: true })).status,
    ).toBe(200);
    const { body } = await callApi('/user', { token });
    expect(body).toMatchObject({ ...full, abn: '83914571673', country: 'Australia', email, verified: false });
    const blank = { state: null, abn: null, skills: null, interests: null, budget: null, weekly_time: null };
    await save(token, { full_name: 'Priya Nair', ...blank });
    expect((await callApi('/user', { token })).body).toMatchObject({ full_name: 'Priya Nair', ...blank });
  });

  it('saved from two tabs is one of the two, never a mix', async () => {
    const { token } = await signUpPerson();
    const one = { ...full, full_name: 'Tab One', skills: 'One' };
    const two = { ...full, full_name: 'Tab Two', skills: 'Two' };
    await Promise.all([save(token, one), save(token, two)]);
    const { full_name, skills } = (await callApi('/user', { token })).body;
    expect([`Tab One/One`, `Tab Two/Two`]).toContain(`${full_name}/${skills}`);
  });

  it.each([
    ['a wrong ABN', { ...full, abn: '11111111111' }, 'Please enter a valid 11-digit ABN.'],
    ['no name', { ...full, full_name: ' ' }, 'Please enter your full name.'],
    ['a state that is not offered', { ...full, state: 'Tasmania' }, 'Please choose a state from the list.'],
  ])('is refused with %s and stays as it was', async (_, json, sentence) => {
    const { token } = await signUpPerson();
    const { status, body } = await save(token, json);
    expect({ status, global: body.global }).toEqual({ status: 400, global: sentence });
    expect((await callApi('/user', { token })).body.full_name).toBe('Priya Nair');
  });

  it('saved during the deletion of the account ends with the session, not with a fault', async () => {
    const { token } = await signUpPerson();
    let deleted = false;
    const statuses = new Set<number>();
    const tab = async () => {
      while (!deleted) statuses.add((await save(token, full)).status);
    };
    const tabs = Array.from({ length: 8 }, tab);
    await callApi('/user', { method: 'DELETE', token, json: { currentPassword: password } });
    deleted = true;
    await Promise.all(tabs);
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
  });

  it('has no state outside Australia', async () => {
    const { token } = await signUpPerson({ country: 'Canada' });
    await save(token, full);
    expect((await callApi('/user', { token })).body.state).toBeNull();
  });
});

describe('an account', () => {
  const remove = (token: string, currentPassword: string) =>
    callApi('/user', { method: 'DELETE', token, json: { currentPassword } });

  it('with an open payment page closes it before the deletion, so that no payment can follow', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 50_000);
    expect((await remove(person.token, password)).status).toBe(200);
    expect((await press(checkoutId, 'pay')).status).toBe(409);
  });

  it('whose open page was paid in the meantime is told so, and can be deleted on the second request', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    await press(checkoutId, 'pay', { webhook: 'off' });
    const refused = await remove(person.token, password);
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'payment-completed',
    });
    expect((await remove(person.token, password)).status).toBe(200);
  });

  it.each([10, 20, 30, 40, 50, 60])(
    'deleted %i ms before a payment is reported loses no payment: it stays with its tokens, or the payment is returned',
    async (aheadMs) => {
      const person = await signUpPerson();
      const checkoutId = await startPurchase(person, 1000);
      await payQuietly(checkoutId);
      const [order] = await ordersOf(person);
      const [removed] = await Promise.all([
        remove(person.token, password),
        new Promise((resolve) => setTimeout(resolve, aheadMs)).then(() => press(checkoutId, 'webhook')),
      ]);
      if (removed.status === 409) expect(await balanceOf(person)).toBe(1000);
      else
        expect((await alarmsRaised()).filter(({ detail }) => detail.orderId === order?.id)).toMatchObject([
          { name: 'payment-without-account', detail: { refundedCents: 1000 } },
        ]);
    },
  );

  it.each([
    ['a dispute won', 'dispute', 'dispute-won'],
    ['a refund that fails', 'refund', 'refund-failed'],
  ])(
    'receives nothing by %s after its deletion: an operator is told of the money',
    async (_, taken, back) => {
      const person = await signUpPerson();
      const checkoutId = await hold(person, 1000);
      const [order] = await ordersOf(person);
      await press(checkoutId, taken);
      expect((await remove(person.token, password)).status).toBe(200);
      await press(checkoutId, back);
      const told = (await alarmsRaised()).filter(({ detail }) => detail.orderId === order?.id);
      expect(told).toMatchObject([{ name: 'payment-without-account', detail: { keptCents: 1000 } }]);
    },
  );

  it('with tokens to settle stays, and says what to do', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 5000);
    await unlock(person, 'side-hustle-starter/weekend-reseller');
    await press(checkoutId, 'refund');
    const { status, body } = await remove(person.token, password);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'debt-open' });
    expect(body.global).toContain('add tokens before you delete your account');
    expect((await callApi('/user', { token: person.token })).status).toBe(200);
    await hold(person, 5000);
    expect((await remove(person.token, password)).status).toBe(200);
  });

  it('lists the token lots of its balance on request', async () => {
    const person = await signUpPerson();
    for (const cents of [30_000, 2000]) await hold(person, cents);
    const quotaAt = async (address: string) =>
      (await callApi(address, { token: person.token })).body.path_compiler_quota;
    const { lots, ...quota } = await quotaAt('/user?lots=true');
    // The smaller purchase came later and expires sooner.
    expect(lots).toMatchObject([{ remaining_hundredths: 2000 }, { remaining_hundredths: 30_000 }]);
    expect(lots[0].expires_at).toBe(quota.expires_at);
    expect(await quotaAt('/user')).toEqual(quota);
    expect((await callApi('/user?lots=yes', { token: person.token })).status).toBe(400);
  });

  it('is exported with everything in it, but no password or token', async () => {
    const { token, email } = await signUpPerson({ skills: 'Writing' });
    const { status, body } = await callApi('/user/export', { token });
    expect(status).toBe(200);
    expect(body.data.account).toMatchObject({
      email,
      skills: 'Writing',
      created_at: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|epoch/i);
  });

  it('receives the waitlist entries of its address only once the address is confirmed', async () => {
    const email = freshEmail();
    const left = { email, description: 'Left before there was an account', category: 'General' };
    await callApi('/subscription-interest', { json: left });
    const requestsOf = async ({ token }: Person) =>
      (await callApi('/user/export', { token })).body.data.requests.map(
        ({ description }: { description: string }) => description,
      );

    const stranger = await signUpPerson({ email });
    const own = { email, description: 'Sent while signed in', category: 'General' };
    await callApi('/subscription-interest', { json: own, token: stranger.token });
    expect(await requestsOf(stranger)).toEqual(['Sent while signed in']);
    expect((await remove(stranger.token, password)).status).toBe(200);

    const owner = await signUpPerson({ email });
    expect(await requestsOf(owner)).toEqual([]);
    await follow(await linkFrom(email, /Verify your email/));
    expect(await requestsOf(owner)).toEqual(['Left before there was an account']);
    await remove(owner.token, password);

    const next = await signUpPerson({ email });
    await follow(await linkFrom(email, /Verify your email/));
    expect(await requestsOf(next)).toEqual([]);
  });

  it.runIf(isLongRun)(
    'created and deleted repeatedly sends three mails a day to an unconfirmed address, none of them about a deletion',
    async () => {
      const email = freshEmail();
      for (let round = 0; round < 5; round += 1) {
        const { token } = await signUpPerson({ email });
        await remove(token, password);
      }
      expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(
        Array(3).fill('Verify your email for Waymint'),
      );
      await advanceClock(24 * 60 * 60);
      const person = await signUpPerson({ email });
      await follow(await linkFrom(email, /Verify your email/));
      await remove(person.token, password);
      expect((await mailTo(email)).at(-1)?.subject).toBe('Your Waymint account was deleted');
    },
  );

  it.runIf(isLongRun)('gets at most ten confirmation mails a day, and then one an hour', async () => {
    const email = freshEmail();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const person = await signUpPerson({ email });
      for (let again = 0; again < 4; again += 1) statuses.push((await resend(person)).status);
      if (round < 2) await remove(person.token, password);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(await mailTo(email)).toHaveLength(11);
  });

  it('is exported with its tokens, orders, unlocked paths, runs and requests', async () => {
    const person = await signUpPerson();
    await hold(person, 20_000);
    await createRun(person, await openPlan(person));
    await readFirstSection(person);
    const interest = { email: person.email, description: 'More paths, please', category: 'General' };
    await callApi('/subscription-interest', { json: interest, token: person.token });
    const { data } = (await callApi('/user/export', { token: person.token })).body;
    expect(data.wallet).toMatchObject({
      debt_hundredths: 0,
      lots: [{ remaining_hundredths: data.wallet.balance_hundredths }],
    });
    expect(data.token_history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'CREDIT',
      'SPEND',
      'SPEND',
    ]);
    expect(data.orders).toMatchObject([{ status: 'PAID', amount_cents: 20_000 }]);
    expect(data.unlocked_paths).toMatchObject([{ lastSection: expect.any(String) }]);
    expect(data.runs).toMatchObject([{ status: 'CREATED', plan: 'BASIC' }]);
    expect(data.requests).toMatchObject([{ description: 'More paths, please' }]);
  });

  it('is deleted with its data, while orders and ledger stay without name or address', async () => {
    const person = await signUpPerson({ full_name: 'Zelda Quillfeather' });
    await hold(person, 15_000);
    await createRun(person, await openPlan(person));
    await readFirstSection(person);
    const { sub } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
    const rows = async (table: string) =>
      (await fetch(`${inject('siteUrl')}/__local/tables/${table}?pk=${sub}`)).text();
    expect(await rows('purchases')).toContain('last_section');
    expect((await remove(person.token, password)).status).toBe(200);
    for (const table of ['users', 'runs', 'purchases']) expect(await rows(table)).toBe('[]');
    for (const table of ['orders', 'wallets']) {
      expect(await rows(table)).toContain(sub);
      expect(await rows(table)).not.toMatch(/Zelda|@example/);
    }
  });

  it('is deleted after the password is given, and its address is free again', async () => {
    const { token, email } = await signUpPerson();
    expect((await remove(token, 'not this one')).body.code).toBe('wrong-password');
    expect((await remove(token, password)).status).toBe(200);
    expect((await callApi('/user', { token })).status).toBe(401);
    expect((await callApi('/auth/login', { json: { email, password } })).status).toBe(400);
    expect((await callApi('/auth/signup', { json: signUpBody({ email }) })).status).toBe(200);
  });
});
