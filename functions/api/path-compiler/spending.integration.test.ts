import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { balanceOf, createRun, hold, openPlan, unlock } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';

const runsOf = async (token: string) =>
  (await callApi('/path-compiler/runs', { token })).body.data.data as Record<string, unknown>[];

describe('a plan quote', () => {
  it.each([
    ['ACCELERATOR_8W', 'plan-not-for-sale'],
    ['AUDIENCE_SPRINT_8W', 'plan-not-for-sale'],
    ['basic', 'invalid-input'],
    ['NOTHING', 'invalid-input'],
  ])('is not opened for %s', async (planType, code) => {
    const { token } = await signUpPerson();
    const path = `/path-compiler/session?planType=${planType}`;
    const { status, body } = await callApi(path, { method: 'POST', token });
    expect({ status, code: body.code }).toEqual({ status: 400, code });
  });

  it('is refused while a plan is active, and so is a run from an older session', async () => {
    const person = await signUpPerson();
    await hold(person, 10_000);
    const [first, second] = [await openPlan(person), await openPlan(person)];
    expect((await createRun(person, first)).status).toBe(200);
    const refused = await callApi('/path-compiler/session?planType=BASIC', {
      method: 'POST',
      token: person.token,
    });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'run-active' });
    expect((await createRun(person, second)).body.code).toBe('run-active');
    expect(await balanceOf(person)).toBe(6150);
  });
});

describe('a run', () => {
  it('costs the price of its plan once, however often and from wherever it is created', async () => {
    const person = await signUpPerson();
    await hold(person, 5000);
    const uuid = await openPlan(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => createRun(person, uuid)));
    const ids = new Set(answers.map(({ body }) => body.data?.run_id));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(ids.size).toBe(1);
    expect(await balanceOf(person)).toBe(1150);
    expect(await runsOf(person.token)).toMatchObject([
      { id: [...ids][0], status: 'CREATED', submissionAttempts: 0, remainingReviews: 0, outcome: 'Pending' },
    ]);
  });

  it('is not created for a short balance, an unknown session or another person’s', async () => {
    const [person, other] = [await signUpPerson(), await signUpPerson()];
    const uuid = await openPlan(person);
    const short = await createRun(person, uuid);
    expect({ status: short.status, code: short.body.code }).toEqual({
      status: 402,
      code: 'insufficient-tokens',
    });
    await hold(other, 5000);
    expect((await createRun(other, uuid)).status).toBe(404);
    expect((await createRun(other, 'nothing')).status).toBe(404);
    expect(await balanceOf(other)).toBe(5000);
  });
});

describe('a path', () => {
  const path = 'creative-maker/short-form-editing-studio';
  const statusOf = async (token: string, of = path) =>
    (await callApi(`/path-compiler/purchase-status/${of}`, { token })).body.purchased;

  it('is unlocked once for its sale price by twenty simultaneous purchases', async () => {
    const person = await signUpPerson();
    await hold(person, 30_000);
    expect(await statusOf(person.token)).toBe(false);
    const answers = await Promise.all(Array.from({ length: 20 }, () => unlock(person, path)));
    expect(answers.map(({ status, body }) => [status, body.global])).toEqual(
      Array(20).fill([200, 'Purchase successful! Full access unlocked.']),
    );
    expect(await balanceOf(person)).toBe(10_100);
    expect(await statusOf(person.token)).toBe(true);
  });

  it('answers 402 for a short balance, before and after', async () => {
    const person = await signUpPerson();
    await hold(person, 10_000);
    const { status, body } = await unlock(person, path);
    expect({ status, global: body.global }).toEqual({
      status: 402,
      global: 'Your balance is too low: you need 99 tokens more.',
    });
    expect(await balanceOf(person)).toBe(10_000);
  });

  it('is charged only at the price that was shown', async () => {
    const person = await signUpPerson();
    await hold(person, 60_000);
    for (const shown of ['499', '198.99', 'nothing'])
      expect((await unlock(person, `${path}?price=${shown}`)).body).toMatchObject({ code: 'price-changed' });
    expect(await balanceOf(person)).toBe(60_000);
    expect((await unlock(person, `${path}?price=199`)).status).toBe(200);
    expect((await unlock(person, `${path}?price=499`)).status).toBe(200);
    expect(await balanceOf(person)).toBe(40_100);
  });

  it('that is free counts as unlocked and costs nothing', async () => {
    const person = await signUpPerson();
    const free = 'side-hustle-starter/first-paid-gig';
    expect(await statusOf(person.token, free)).toBe(true);
    expect((await unlock(person, free)).status).toBe(200);
  });

  it.each(['creative-maker/nothing', 'nobody/printable-shop', 'creative-maker/printable-shop'])(
    'named %s is not found',
    async (unknown) => {
      const person = await signUpPerson();
      expect((await unlock(person, unknown)).status).toBe(404);
      const answer = await callApi(`/path-compiler/purchase-status/${unknown}`, { token: person.token });
      expect(answer.status).toBe(404);
    },
  );

  it('never takes more than the balance, whatever is bought at the same moment', async () => {
    const person = await signUpPerson();
    await hold(person, 20_000);
    const paths = [
      'local-earner/mobile-garden-care',
      'side-hustle-starter/weekend-reseller',
      'expert-going-solo/small-group-tutoring',
      'ai-operator/ai-content-desk',
      'local-earner/pet-care-rounds',
    ];
    const prices = [7900, 4900, 8900, 9900, 5900];
    const answers = await Promise.all(paths.map((one) => unlock(person, one)));
    const spent = answers.reduce(
      (sum, { status }, index) => sum + (status === 200 ? (prices[index] ?? 0) : 0),
      0,
    );
    expect(answers.every(({ status }) => status === 200 || status === 402)).toBe(true);
    expect(spent).toBeLessThanOrEqual(20_000);
    expect(await balanceOf(person)).toBe(20_000 - spent);
  });
});
