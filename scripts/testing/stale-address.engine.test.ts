import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestPasswordReset } from '#functions/api/auth/request-password-reset.ts';
import { resendVerification } from '#functions/api/user/verify-email.ts';
import type { Letter } from '#functions/stores/letter.ts';
import { buildMailTokenStore } from '#functions/stores/mail-tokens.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type RunStoreBench, startRunStore } from './run-store.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

const posted: string[] = [];
beforeEach(() => void posted.splice(0));

/** A request has read the account, then its address changes, then the request goes on. */
async function overtaken() {
  const users = { dynamo: bench.dynamo, table: physicalTable('users'), clock: { nowMs: () => 1000 } };
  const { accounts } = bench;
  const mailTokens = buildMailTokenStore(users);
  const account = await bench.person();
  const { userId } = account;
  const to = `new-${userId}@example.com`;
  const extraWrites = [mailTokens.voidWrite(userId, 'verify'), mailTokens.voidWrite(userId, 'reset')];
  expect(await accounts.changeAddress(account, { to, extraWrites })).toBe('changed');
  const dependencies = {
    ...{ siteUrl: 'https://waymint.test', accounts, mailTokens, mailStops: { read: async () => ({}) } },
    mailBrake: async () => ({ allowed: true }) as const,
    limits: {
      attempt: async () => ({ allowed: true }) as const,
      giveBack: async () => {},
      clear: async () => {},
    },
    async postLetter(address: string, _letter: Letter) {
      posted.push(address);
      return true;
    },
  };
  return { account, to, dependencies, mailTokens };
}

const request = {
  requestId: 'r1',
  clientAddress: '192.0.2.1',
  header: () => undefined,
  rawBody: new Uint8Array(),
};

it('a confirmation link is not sent to an address that the account has just lost', async () => {
  const { account, dependencies } = await overtaken();
  const session = { userId: account.userId, sessionId: 'ses_1', expiresAtS: 9e9, account };
  const resent = resendVerification(dependencies)({ session, request, body: {}, params: {}, query: {} });
  expect(await resent).toMatchObject({ kind: 'refusal', code: 'conflict' });
  expect(posted).toEqual([]);
});

it('a link for a new password is not sent to it either', async () => {
  const { account, dependencies } = await overtaken();
  const accounts = { findByEmail: async () => ({ account, passwordHash: 'none' }) };
  const resetsOfAddress = { name: 'reset', max: 9, windowSeconds: 60 };
  const body = { email: account.email };
  const asked = requestPasswordReset({ ...dependencies, accounts, resetsOfAddress });
  expect(await asked({ session: undefined, request, body, params: {}, query: {} })).toMatchObject({
    kind: 'answer',
  });
  expect(posted).toEqual([]);
});

it('an account that is gone gets no token, and the current address does', async () => {
  const { account, to, mailTokens } = await overtaken();
  expect(await mailTokens.issue({ userId: 'usr_gone', email: account.email }, 'verify')).toBeUndefined();
  const token = (await mailTokens.issue({ ...account, email: to }, 'verify')) ?? '';
  expect(await mailTokens.check({ userId: account.userId, purpose: 'verify', token })).toBe('valid');
});
