import { randomUUID } from 'node:crypto';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type OwnCloud, startOwnCloud } from './own-cloud.ts';
import { password } from './product.ts';

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await startOwnCloud();
});
afterAll(() => cloud.close());

interface Holder {
  email: string;
  token: string;
}

async function signUp(): Promise<Holder> {
  const email = `holder-${randomUUID()}@example.com`;
  const json = { email, password, full_name: 'Ada', country: 'Australia' };
  return { email, token: (await cloud.api('/auth/signup', { json })).body.token };
}
/** Logs in again, because sessions last eight hours and tokens weeks. */
async function again({ email }: Holder): Promise<Holder> {
  const { body } = await cloud.api('/auth/login', { json: { email, password } });
  return { email, token: body.token };
}
const start = ({ token }: Holder, cents: number): Promise<string> =>
  cloud.openPayment('/pay/token', { amount: String(cents), authToken: token });
const hold = ({ token }: Holder, cents: number): Promise<string> => cloud.buy(token, cents);
const quota = async ({ token }: Holder) =>
  (await cloud.api('/user', { token })).body.path_compiler_quota as {
    token_balance: number;
    expires_at: string | null;
  };
const statuses = async ({ token }: Holder): Promise<string[]> =>
  (await cloud.api('/pay/orders', { token })).body.data.data.map(({ status }: { status: string }) => status);
const mailsTo = ({ email }: Holder) => cloud.mails(email);

describe('tokens over time', () => {
  it('are announced a week and a day before they expire, do not count after that, and are swept hours later', async () => {
    let holder = await signUp();
    await hold(holder, 5000);
    const reminders = async () =>
      (await mailsTo(holder)).map(({ subject }) => subject).filter((subject) => subject.includes('expire'));

    await cloud.sweep('token-reminders');
    expect(await reminders()).toEqual([]);
    await cloud.passDays(23);
    for (let run = 0; run < 2; run += 1) await cloud.sweep('token-reminders');
    expect(await reminders()).toEqual(['50 tokens expire within 7 days']);
    await cloud.passDays(6);
    for (let run = 0; run < 2; run += 1) await cloud.sweep('token-reminders');
    expect(await reminders()).toEqual(['50 tokens expire within 7 days', '50 tokens expire within a day']);

    holder = await again(holder);
    expect((await quota(holder)).token_balance).toBe(5000);
    await cloud.passDays(1);
    holder = await again(holder);
    expect(await quota(holder)).toEqual({ token_balance: 0, expires_at: null });
    expect((await cloud.sweep('token-expiry')).expired).toBe(0);
    await cloud.passDays(3.1 / 24);
    expect((await cloud.sweep('token-expiry')).expired).toBe(1);
    expect((await cloud.sweep('token-expiry')).found).toBe(0);
    expect(await quota(holder)).toEqual({ token_balance: 0, expires_at: null });
  });

  it('pay for a plan that was chosen before they expired and created after', async () => {
    let holder = await signUp();
    await hold(holder, 5000);
    await cloud.passDays(30 - 1 / 24);
    holder = await again(holder);
    const { body } = await cloud.api('/path-compiler/session?planType=BASIC', {
      method: 'POST',
      token: holder.token,
    });
    await cloud.passDays(1.5 / 24);
    await cloud.sweep('token-expiry');
    expect((await quota(holder)).token_balance).toBe(0);
    const path = `/path-compiler/runs?pc_sid=${body.uuid}`;
    expect((await cloud.api(path, { method: 'POST', token: holder.token })).status).toBe(200);
  });

  it('are not bought for a plan quote that has expired', async () => {
    const holder = await signUp();
    await hold(holder, 5000);
    const session = await cloud.api('/path-compiler/session?planType=BASIC', {
      method: 'POST',
      token: holder.token,
    });
    await cloud.passDays(2.1 / 24);
    const path = `/path-compiler/runs?pc_sid=${session.body.uuid}`;
    const { status, body } = await cloud.api(path, { method: 'POST', token: holder.token });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'plan-quote-ended' });
    expect((await quota(holder)).token_balance).toBe(5000);
  });

  it('that were paid for a plan that was not started are named after that plan', async () => {
    const holder = await signUp();
    const quoted = await cloud.api('/path-compiler/session?planType=PRO', {
      method: 'POST',
      token: holder.token,
    });
    const back = encodeURIComponent(`/make-money/path-compiler/confirm?pc_sid=${quoted.body.uuid}`);
    const form = { amount: '9900', authToken: holder.token };
    await cloud.press(await cloud.openPayment(`/pay/token?redirect=${back}`, form), 'pay');
    await cloud.passDays(23);
    await cloud.sweep('token-reminders');
    const subjects = (await mailsTo(holder)).map(({ subject }) => subject);
    expect(subjects).toContain('You’ve paid for Pro. Start your plan within 7 days');
    expect(subjects.filter((subject) => subject.includes('expire'))).toEqual([]);
  });
});

describe('the reconciler', () => {
  it('credits a payment without an event, and tells an operator once', async () => {
    const holder = await signUp();
    const checkoutId = await start(holder, 2000);
    await cloud.press(checkoutId, 'pay', { webhook: 'off' });
    expect((await cloud.sweep('reconcile')).ordersCreditedLate).toBe(0);
    await cloud.passDays(11 / 1440);
    expect((await cloud.sweep('reconcile')).ordersCreditedLate).toBe(1);
    expect((await quota(holder)).token_balance).toBe(2000);
    expect((await mailsTo(holder)).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
    const alarms: { name: string; detail: { orderId?: string } }[] = await cloud.local('alarms.json');
    const late = alarms.filter(({ name }) => name === 'payment-credited-late');
    const { body } = await cloud.api('/pay/orders', { token: holder.token });
    expect(late.map(({ detail }) => detail.orderId)).toEqual([body.data.data[0].id]);
  });

  it('closes an unpaid order after its page has closed', async () => {
    const holder = await signUp();
    await start(holder, 2000);
    await cloud.passDays(11 / 1440);
    await cloud.sweep('reconcile');
    expect(await statuses(holder)).toEqual(['PENDING']);
    await cloud.passDays(1 / 24);
    await cloud.sweep('reconcile');
    expect(await statuses(holder)).toEqual(['EXPIRED']);
  });

  it('finds refunds and disputes without events, and their outcomes', async () => {
    const holder = await signUp();
    const checkoutId = await hold(holder, 2000);
    const press = (button: string) => cloud.press(checkoutId, button, { webhook: 'off' });
    const balanceAfter = async (minutes: number) => {
      await cloud.passDays(minutes / 1440);
      await cloud.sweep('reconcile');
      return (await quota(holder)).token_balance;
    };
    await press('refund');
    expect(await balanceAfter(1)).toBe(2000);
    expect(await balanceAfter(11)).toBe(0);
    await press('refund-failed');
    expect(await balanceAfter(11)).toBe(2000);
    await press('dispute');
    expect(await balanceAfter(11)).toBe(0);
    await press('dispute-won');
    expect(await balanceAfter(11)).toBe(2000);
    expect(await statuses(holder)).toEqual(['PAID']);
  });

  it('freezes a wallet that does not match its ledger, and tells an operator', async () => {
    const holder = await signUp();
    await hold(holder, 2000);
    const { sub } = JSON.parse(Buffer.from(holder.token.split('.')[1] ?? '', 'base64url').toString());
    await cloud.operatorDynamo().send(
      new UpdateItemCommand({
        TableName: physicalTable('wallets'),
        Key: { pk: { S: sub }, sk: { S: 'wallet' } },
        UpdateExpression: 'SET balance_hundredths = :more',
        ExpressionAttributeValues: { ':more': { N: '9000' } },
      }),
    );
    await cloud.passDays(1.01);
    await cloud.sweep('reconcile');
    const alarms: { name: string; detail: { userId: string } }[] = await cloud.local('alarms.json');
    // The alarm is raised before the freeze, so the scheduled pass and this one may both raise it.
    const frozen = alarms.filter(({ name }) => name === 'wallet-frozen').map(({ detail }) => detail.userId);
    expect([...new Set(frozen)]).toEqual([sub]);
    const spender = await again(holder);
    const path = '/path-compiler/purchase/side-hustle-starter/weekend-reseller';
    const { status, body } = await cloud.api(path, { method: 'POST', token: spender.token });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'wallet-frozen' });
  });

  it('finishes open work after a restart', async () => {
    const holder = await signUp();
    const checkoutId = await start(holder, 1500);
    await cloud.press(checkoutId, 'pay', { webhook: 'off' });
    await cloud.passDays(11 / 1440);
    await cloud.restart();
    await cloud.sweep('reconcile');
    expect((await quota(await again(holder))).token_balance).toBe(1500);
  });
});
