import { describe, expect, inject, it } from 'vitest';
import { type ApiAnswer, callApi } from '#functions/testing/call-api.ts';
import { mailTo, runSweep } from '#functions/testing/local-tools.ts';
import {
  balanceOf,
  cancel,
  checkoutBehind,
  createRun,
  hold,
  locationOf,
  openPlan,
  ordersOf,
  payForPlan,
  payQuietly,
  postForm,
  press,
  quotePlan,
  startPurchase,
  unlock,
  verify,
} from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';

const receiptsTo = async (email: string) =>
  (await mailTo(email)).filter(({ subject }) => subject.includes('receipt'));

describe('buying tokens', () => {
  it('leads to the payment page and credits the payment once, with its own lot and a receipt', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 3000);
    expect(await ordersOf(person)).toMatchObject([{ status: 'PENDING', amount: 3000, paidAt: null }]);
    const paid = await press(checkoutId, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(
      `${inject('siteUrl')}/token/order?status=success&session_id=${checkoutId}`,
    );
    expect(await balanceOf(person)).toBe(3000);
    expect((await verify(person, checkoutId)).body).toEqual({
      status: 'paid',
      global: 'Payment verified.',
      orderId: expect.stringMatching(/^ord_/),
    });
    expect(await balanceOf(person)).toBe(3000);
    const { path_compiler_quota: quota } = (await callApi('/user', { token: person.token })).body;
    const days = (Date.parse(quota.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(await ordersOf(person)).toMatchObject([
      { status: 'PAID', amount: 3000, paidAt: expect.any(String) },
    ]);
    const receipts = await receiptsTo(person.email);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain('$30.00 (GST included)');
  });

  it('accepts the field names of the confirm page', async () => {
    const person = await signUpPerson();
    const session_id = await startPurchase(person, 1000);
    await payQuietly(session_id);
    const json = { session_id, pc_sid: 'any' };
    const { body } = await callApi('/pay/token/verify', { token: person.token, json });
    expect(body.status).toBe('paid');
    expect(await balanceOf(person)).toBe(1000);
  });

  it('credits once for ten simultaneous verifications and five webhooks', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 5000);
    await payQuietly(checkoutId);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => verify(person, checkoutId)),
      ...Array.from({ length: 5 }, () => press(checkoutId, 'webhook')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect(await balanceOf(person)).toBe(5000);
    expect(await receiptsTo(person.email)).toHaveLength(1);
  });

  it('says that nothing was paid', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    const { status, body } = await verify(person, checkoutId);
    expect({ status, code: body.code, global: body.global }).toEqual({
      status: 409,
      code: 'payment-not-paid',
      global: 'This payment is not paid yet.',
    });
    expect(await balanceOf(person)).toBe(0);
  });

  it.each([{}, { sessionId: 5 }, { sessionId: '' }, { sessionId: 'x'.repeat(300) }])(
    'refuses to verify %j',
    async (json) => {
      const person = await signUpPerson();
      expect((await callApi('/pay/token/verify', { token: person.token, json })).status).toBe(400);
    },
  );

  it.each(['cs_test_unknown', '../v1/charges', 'cs_'])('does not find %j', async (checkoutId) => {
    const person = await signUpPerson();
    expect((await verify(person, checkoutId)).status).toBe(404);
  });

  it('leaves another person’s payment alone', async () => {
    const [owner, other] = [await signUpPerson(), await signUpPerson()];
    const checkoutId = await startPurchase(owner, 2000);
    expect((await cancel(other, checkoutId)).status).toBe(404);
    await payQuietly(checkoutId);
    expect((await verify(other, checkoutId)).status).toBe(404);
    expect([await balanceOf(owner), await balanceOf(other)]).toEqual([0, 0]);
    expect((await ordersOf(owner))[0]?.status).toBe('PENDING');
    await verify(owner, checkoutId);
    expect([await balanceOf(owner), await balanceOf(other)]).toEqual([2000, 0]);
  });

  it('lists orders newest first', async () => {
    const person = await signUpPerson();
    for (const cents of [1000, 1100, 1200]) await startPurchase(person, cents);
    expect((await ordersOf(person)).map(({ amount }) => amount)).toEqual([1200, 1100, 1000]);
  });

  it('returns one order by its id', async () => {
    const person = await signUpPerson();
    for (const cents of [1000, 1100]) await startPurchase(person, cents);
    const [, first] = await ordersOf(person);
    const asked = (id: string) => callApi(`/pay/orders?orderId=${id}`, { token: person.token });
    expect((await asked(first?.id ?? '')).body.data).toEqual({ data: [first] });
    expect((await asked('ord_nobodys')).status).toBe(404);
  });
});

describe('cancelling', () => {
  it('closes the payment page for good', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    expect((await cancel(person, checkoutId)).body).toEqual({
      status: 'ok',
      global: 'Payment was cancelled.',
      orderId: (await ordersOf(person))[0]?.id,
    });
    expect((await payQuietly(checkoutId)).status).toBe(409);
    expect((await cancel(person, checkoutId)).body.global).toBe('Payment was cancelled.');
    expect((await ordersOf(person))[0]?.status).toBe('CANCELLED');
  });

  it('credits a payment that was made after all', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    await payQuietly(checkoutId);
    const { status, body } = await cancel(person, checkoutId);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'payment-completed' });
    expect(await balanceOf(person)).toBe(1000);
    expect((await ordersOf(person))[0]?.status).toBe('PAID');
  });

  it('loses nothing when paying and cancelling coincide', async () => {
    const person = await signUpPerson();
    const sessions = await Promise.all(Array.from({ length: 6 }, () => startPurchase(person, 1000)));
    await Promise.all(sessions.flatMap((id) => [payQuietly(id), cancel(person, id), verify(person, id)]));
    await Promise.all(sessions.map((id) => verify(person, id)));
    const orders = await ordersOf(person);
    const paid = orders.filter(({ status }) => status === 'PAID').length;
    expect(orders.every(({ status }) => status === 'PAID' || status === 'CANCELLED')).toBe(true);
    expect(await balanceOf(person)).toBe(paid * 1000);
  });
});

describe('a payment form', () => {
  const asked = ({ token }: Person, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm('/pay/token', { authToken: token, ...fields }, { accept: 'application/json', ...headers });

  it.each([
    ['99', 'amount-invalid'],
    ['500010', 'amount-invalid'],
    ['105', 'amount-invalid'],
    ['1e3', 'amount-invalid'],
    ['-100', 'amount-invalid'],
    ['10.00', 'amount-invalid'],
    ['', 'amount-invalid'],
    ['99999999', 'amount-invalid'],
  ])('for %j cents returns with a code', async (amount, code) => {
    const { token } = await signUpPerson();
    const answer = await postForm('/pay/token?redirect=/token/order', { amount, authToken: token });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/token/order?error=${code}`);
  });

  it.each([
    ['without a session', { amount: '1000', authToken: 'nonsense' }, 'session-invalid'],
    ['without a field', { amount: '1000' }, 'invalid-input'],
  ])('returns with a code after %s', async (_, fields, code) => {
    const answer = await postForm('/pay/token', fields as Record<string, string>);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/token/order?error=${code}`]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
  ])('posted from another site (%j) starts nothing', async (headers) => {
    const person = await signUpPerson();
    const fields = { amount: '1000', authToken: person.token };
    const answer = await postForm('/pay/token', fields, headers);
    expect(answer.headers.get('location')).toBe('/token/order?error=cross-site-form');
    expect(await ordersOf(person)).toEqual([]);
  });

  it('is accepted from a browser that sends only the origin, and from one that sends neither', async () => {
    const { token } = await signUpPerson();
    for (const headers of [{ origin: inject('siteUrl') }, {}] as Record<string, string>[]) {
      const answer = await callApi('/pay/token', {
        raw: new URLSearchParams({ amount: '1000', authToken: token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
      expect(checkoutBehind(answer)).toMatch(/^cs_/);
    }
  });

  it('gives a script that accepts only JSON the address of the payment page', async () => {
    const person = await signUpPerson();
    const answer = await asked(person, { amount: '1000' });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['location']]);
    const checkoutId = new URL(answer.body.location).pathname.split('/').at(-1) ?? '';
    await payQuietly(checkoutId);
    await verify(person, checkoutId);
    expect(await balanceOf(person)).toBe(1000);
  });

  it.each([
    [{ amount: '99' }, {}, 400, 'amount-invalid'],
    [{ authToken: 'nonsense' }, {}, 401, 'session-invalid'],
    [{}, { 'sec-fetch-site': 'cross-site' }, 400, 'cross-site-form'],
  ] as [Record<string, string>, Record<string, string>, number, string][])(
    'with %j and %j refuses such a script like any other call',
    async (fields, headers, status, code) => {
      const answer = await asked(await signUpPerson(), { amount: '1000', ...fields }, headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
      expect(errorEnvelope.parse(answer.body).code).toBe(code);
    },
  );

  it.each([
    ['/token/order?ref=%2Ftools', '/token/order?ref=%2Ftools'],
    ['/token/order?ref=https%3A%2F%2Felsewhere.example', '/token/order'],
    ['/token/order?ref=%2F%2Felsewhere.example&x=1', '/token/order'],
    ['//elsewhere.example', '/token/order'],
    ['/\\elsewhere.example', '/token/order'],
    ['https://elsewhere.example/token/order', '/token/order'],
    ['/dashboard', '/token/order'],
    ['/make-money/path-compiler/confirm?pc_sid=none', '/token/order'],
  ])('asking to return to %s returns to %s', async (wish, path) => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000, wish);
    const location = (await press(checkoutId, 'cancel')).headers.get('location');
    const joined = `${path}${path.includes('?') ? '&' : '?'}status=cancel&session_id=${checkoutId}`;
    expect(location).toBe(`${inject('siteUrl')}${joined}`);
  });

  it('for a plan charges the shortfall by our own figures, whatever amount was posted', async () => {
    const person = await signUpPerson();
    await hold(person, 1000);
    const uuid = await openPlan(person, 'PRO');
    await startPurchase(person, 1, `/make-money/path-compiler/confirm?pc_sid=${uuid}`);
    expect((await ordersOf(person))[0]?.amount).toBe(8900);
  });

  it('for a plan that is covered, expired or another person’s returns with a code', async () => {
    const person = await signUpPerson();
    const confirm = '/make-money/path-compiler/confirm?pc_sid=';
    const post = async (uuid: string) => {
      const fields = { amount: '1000', authToken: person.token };
      const answer = await postForm(`/pay/token?redirect=${encodeURIComponent(confirm + uuid)}`, fields);
      return answer.headers.get('location');
    };
    const others = await openPlan(await signUpPerson());
    expect(await post(others)).toBe(`${confirm}${others}&error=plan-quote-ended`);
    await hold(person, 5000);
    const covered = await openPlan(person);
    expect(await post(covered)).toBe(`${confirm}${covered}&error=nothing-to-pay`);
  });

  it('with a shortfall below the provider’s minimum charges that minimum, and keeps the rest as tokens', async () => {
    const person = await signUpPerson();
    await hold(person, 3820);
    const uuid = await openPlan(person);
    const checkoutId = await startPurchase(person, 1, `/make-money/path-compiler/confirm?pc_sid=${uuid}`);
    await press(checkoutId, 'pay');
    expect(await balanceOf(person)).toBe(3870);
  });
});

describe('the charge for a plan', () => {
  const leadsBackWith = (answer: ApiAnswer) => locationOf(answer).searchParams.get('error');

  it('is quoted once, with debt and card minimum, and charged as quoted', async () => {
    const person = await signUpPerson();
    const first = await hold(person, 9900);
    await unlock(person, 'ai-operator/ai-content-desk');
    await press(first, 'refund');
    const { uuid, quote } = await quotePlan(person, 'PRO');
    expect(quote).toEqual({ price: 9900, usable: 0, owed: 9900, missing: 19_800, charge: 19_800 });
    expect(checkoutBehind(await payForPlan(person, uuid))).toMatch(/^cs_/);
    expect((await ordersOf(person))[0]?.amount).toBe(quote.charge);

    const other = await signUpPerson();
    await hold(other, 3840);
    expect((await quotePlan(other)).quote).toMatchObject({ missing: 10, charge: 50 });
  });

  it('is refused when the amount has changed', async () => {
    const person = await signUpPerson();
    const held = await hold(person, 5000);
    await unlock(person, 'side-hustle-starter/weekend-reseller');
    const { uuid, quote } = await quotePlan(person);
    expect(quote.charge).toBe(3750);
    await press(held, 'refund');
    expect(leadsBackWith(await payForPlan(person, uuid))).toBe('plan-price-changed');
    expect(await ordersOf(person)).toHaveLength(1);
    const again = await quotePlan(person);
    expect(again.quote.charge).toBe(3850 + 4900);
    checkoutBehind(await payForPlan(person, again.uuid));
  });

  it('includes a recent payment made elsewhere, reported or not', async () => {
    const person = await signUpPerson();
    const { uuid } = await quotePlan(person);
    await payQuietly(await startPurchase(person, 1000));
    expect(leadsBackWith(await payForPlan(person, uuid))).toBe('plan-price-changed');
    expect(await balanceOf(person)).toBe(1000);
  });

  it('is paid on one page, however many windows are open', async () => {
    const person = await signUpPerson();
    const { uuid } = await quotePlan(person);
    const first = checkoutBehind(await payForPlan(person, uuid));
    const second = checkoutBehind(await payForPlan(person, uuid));
    expect((await payQuietly(first)).status).not.toBe(303);
    expect((await payQuietly(second)).status).toBe(303);
  });

  it.each(['BASIC', 'PRO'])('is paid on one page when the plan is chosen again as %s', async (plan) => {
    const person = await signUpPerson();
    const first = checkoutBehind(await payForPlan(person, await openPlan(person)));
    const second = checkoutBehind(await payForPlan(person, await openPlan(person, plan)));
    expect((await payQuietly(first)).status).not.toBe(303);
    expect((await payQuietly(second)).status).toBe(303);
  });

  it('is refused to a person with another active plan', async () => {
    const person = await signUpPerson();
    const older = await quotePlan(person, 'PRO');
    await hold(person, 3850);
    expect((await createRun(person, await openPlan(person))).status).toBe(200);
    expect(leadsBackWith(await payForPlan(person, older.uuid))).toBe('run-active');
    const { status, body } = await createRun(person, older.uuid);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'run-active' });
  });

  it('cannot be paid once a run has started with other tokens', async () => {
    const person = await signUpPerson();
    const left = checkoutBehind(await payForPlan(person, await openPlan(person)));
    const tokens = await startPurchase(person, 500);
    await hold(person, 3850);
    expect((await createRun(person, await openPlan(person, 'BASIC'))).status).toBe(200);
    await runSweep('close-pages');
    expect((await payQuietly(left)).status).not.toBe(303);
    expect(await ordersOf(person)).toMatchObject([{ status: 'PAID' }, {}, { status: 'CANCELLED' }]);
    expect((await payQuietly(tokens)).status).toBe(303);
  });
});

describe('a contribution', () => {
  it('is paid without an account and credits no one', async () => {
    const answer = await postForm('/pay/fund-us?redirect=/fund-us', { amount: '500' });
    const checkoutId = checkoutBehind(answer);
    const email = `giver-${crypto.randomUUID()}@example.com`;
    const paid = await press(checkoutId, 'pay', { email });
    expect(paid.headers.get('location')).toBe(
      `${inject('siteUrl')}/fund-us?status=success&session_id=${checkoutId}`,
    );
    expect(await mailTo(email)).toHaveLength(1);
  });

  it.each([
    ['99', 'contribution-invalid'],
    ['abc', 'contribution-invalid'],
    ['', 'contribution-invalid'],
    ['1000001', 'contribution-too-large'],
    ['10000000', 'contribution-too-large'],
  ])('of %j returns with the code %s', async (amount, code) => {
    const answer = await postForm('/pay/fund-us?redirect=/dashboard', { amount });
    expect(locationOf(answer).search).toBe(`?error=${code}`);
    expect(locationOf(answer).pathname).toBe('/fund-us');
  });
});

describe('the webhook', () => {
  const post = (raw: string, headers: Record<string, string> = {}) =>
    callApi('/pay/webhook', { raw, headers: { 'content-type': 'application/json', ...headers } });

  it.each([
    ['no signature', {}],
    ['a made-up signature', { 'stripe-signature': 't=1,v1=00' }],
    ['an empty signature', { 'stripe-signature': '' }],
  ])('refuses %s', async (_, headers) => {
    const body = JSON.stringify({ type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } });
    expect((await post(body, headers as Record<string, string>)).status).toBe(400);
  });

  it('credits without the buyer’s return, and the same event again changes nothing', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    await press(checkoutId, 'pay');
    for (let again = 0; again < 3; again += 1)
      expect(await (await press(checkoutId, 'webhook')).json()).toEqual({ delivered: 200 });
    expect(await balanceOf(person)).toBe(1000);
  });
});

describe('a refund', () => {
  it('takes back the remaining tokens and books the rest as debt, which the next purchase pays', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 10_000);
    expect((await unlock(person, 'local-earner/mobile-garden-care')).status).toBe(200);
    expect(await balanceOf(person)).toBe(2100);
    await press(checkoutId, 'refund');
    expect(await balanceOf(person)).toBe(0);
    expect((await ordersOf(person))[0]?.status).toBe('REFUNDED');
    expect((await verify(person, checkoutId)).body.code).toBe('payment-refunded');
    await hold(person, 10_000);
    expect(await balanceOf(person)).toBe(2100);
  });

  it('of a part takes back that part, however often it is reported', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 5000);
    await press(checkoutId, 'refund', { amount: '1500' });
    for (let again = 0; again < 2; again += 1)
      await press(checkoutId, 'webhook', { type: 'charge.refunded' });
    expect(await balanceOf(person)).toBe(3500);
    expect((await ordersOf(person))[0]?.status).toBe('PAID');
    await press(checkoutId, 'refund');
    expect(await balanceOf(person)).toBe(0);
  });

  it('blocks spending while a debt is open', async () => {
    const person = await signUpPerson();
    const first = await hold(person, 7900);
    await unlock(person, 'local-earner/mobile-garden-care');
    await hold(person, 10_000);
    await press(first, 'refund');
    const { status, body } = await unlock(person, 'side-hustle-starter/weekend-reseller');
    expect({ status, code: body.code }).toEqual({ status: 402, code: 'tokens-owed' });
    expect((await callApi('/user', { token: person.token })).body.path_compiler_quota).toMatchObject({
      token_balance: 10_000,
      owed_hundredths: 7900,
    });
  });

  it('returns the tokens when it fails', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 5000);
    await press(checkoutId, 'refund');
    expect(await balanceOf(person)).toBe(0);
    await press(checkoutId, 'refund-failed');
    expect(await balanceOf(person)).toBe(5000);
    expect((await ordersOf(person))[0]?.status).toBe('PAID');
  });

  it('reported before the payment credits the payment first', async () => {
    const person = await signUpPerson();
    const checkoutId = await startPurchase(person, 1000);
    await payQuietly(checkoutId);
    await press(checkoutId, 'refund', { amount: '400' });
    expect(await balanceOf(person)).toBe(600);
  });
});

describe('a dispute', () => {
  it('takes the tokens back, and returns them when it is won', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 5000);
    await press(checkoutId, 'dispute');
    expect(await balanceOf(person)).toBe(0);
    await press(checkoutId, 'dispute-won');
    expect(await balanceOf(person)).toBe(5000);
    expect((await ordersOf(person))[0]?.status).toBe('PAID');
  });

  it('keeps the tokens when it is lost', async () => {
    const person = await signUpPerson();
    const checkoutId = await hold(person, 5000);
    await press(checkoutId, 'dispute');
    await press(checkoutId, 'dispute-lost');
    expect(await balanceOf(person)).toBe(0);
    expect((await ordersOf(person))[0]?.status).toBe('REFUNDED');
  });
});

describe('limits', () => {
  it('allow an account a number of payment pages an hour, and do not affect other accounts', async () => {
    const [person, other] = [await signUpPerson(), await signUpPerson()];
    const post = ({ token }: { token: string }) =>
      postForm('/pay/token', { amount: '1000', authToken: token }).then(locationOf);
    for (let page = 0; page < 20; page += 1) expect((await post(person)).pathname).toMatch(/checkout/);
    expect((await post(person)).search).toBe('?error=too-many-requests');
    const told = await postForm(
      '/pay/token',
      { amount: '1000', authToken: person.token },
      { accept: 'application/json' },
    );
    expect([told.status, told.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await ordersOf(person)).toHaveLength(20);
    expect((await post(other)).pathname).toMatch(/checkout/);
  });

  it('allow an account a number of questions about payments, with verifying and cancelling together', async () => {
    const person = await signUpPerson();
    const answers: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) {
      answers.push((await verify(person, 'cs_test_unknown')).status);
      answers.push((await cancel(person, 'cs_test_unknown')).status);
    }
    expect(answers).toEqual(Array(60).fill(404));
    const { status, body, headers } = await verify(person, 'cs_test_unknown');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('allow an account a number of plan quotes', async () => {
    const person = await signUpPerson();
    for (let quoted = 0; quoted < 30; quoted += 1) await openPlan(person);
    const path = '/path-compiler/session?planType=BASIC';
    expect((await callApi(path, { method: 'POST', token: person.token })).status).toBe(429);
  });
});
