import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { type OpsBench, startOpsBench } from './testing/ops-bench.ts';

let bench: OpsBench;
beforeAll(async () => {
  bench = await startOpsBench();
});
afterAll(() => bench.cloud.close());

const [first, second] = ['reviewer@waymint.test', 'second@waymint.test'];

async function submittedPlan() {
  const buyer = await bench.arrive(20_000);
  const runId = await bench.startRun(buyer, 'PRO');
  expect((await bench.submit(buyer, runId)).status).toBe(200);
  const asked = async () => (await bench.local('runs', 'show', runId)).json.submissions[0].reviewersAsked;
  await bench.until(async () => (await asked()) !== null);
  return { buyer, runId };
}

/** The tokens of the links that were mailed to a reviewer, oldest first. */
async function linksOf(reviewer: string): Promise<string[]> {
  const mails = await bench.cloud.mails(reviewer);
  return mails.flatMap(({ text }) => /\/review#([\w-]+)/.exec(text ?? '')?.[1] ?? []);
}
/** Waits for the link, because mails are sent after the submission is marked. */
const linkOf = (reviewer: string, number = 1): Promise<string> =>
  bench.until(async () => (await linksOf(reviewer))[number - 1]);
const opens = async (token: string) => (await bench.cloud.api('/review', { token })).status;
const addresses = async (role: string) =>
  (await bench.local(role, 'list')).json.map(({ address }: { address: string }) => address);

describe('the reviewers', () => {
  it('are those of the stage until an operator changes them', async () => {
    expect((await bench.local('reviewers', 'list')).json).toEqual([
      { number: 1, address: first, from: 'the stage' },
    ]);
    expect(await bench.local('reviewers', 'add', 'no address')).toMatchObject({ code: 2 });
    expect(await bench.local('reviewers', 'add', first.toUpperCase())).toMatchObject({ code: 4 });
    expect(await bench.local('reviewers', 'remove', 'eve@example.com')).toMatchObject({ code: 3 });
    expect(await bench.local('reviewers', 'remove', first)).toMatchObject({
      code: 4,
      said: expect.stringContaining('is the last of the reviewers'),
    });
  });

  it('can be changed at any time: a new one is asked, and a removed one can no longer decide', async () => {
    expect(await bench.local('reviewers', 'add', second)).toMatchObject({ code: 0 });
    await submittedPlan();
    const [ofFirst, ofSecond] = [await linkOf(first), await linkOf(second)];
    expect([await opens(ofFirst), await opens(ofSecond)]).toEqual([200, 200]);

    expect(await bench.local('reviewers', 'remove', first)).toMatchObject({ code: 0 });
    expect(await addresses('reviewers')).toEqual([second]);
    expect([await opens(ofFirst), await opens(ofSecond)]).toEqual([404, 200]);
    const decision = { decision: 'approve' };
    expect((await bench.cloud.api('/review', { token: ofFirst, json: decision })).status).toBe(404);

    const before = (await linksOf(first)).length;
    const { runId } = await submittedPlan();
    expect(await opens(await linkOf(second, 2))).toBe(200);
    expect(await linksOf(first)).toHaveLength(before);
    const checked = ['--name', 'Ada', '--checked', 'goal,business,price,cash,licence-and-safety,sources'];
    expect(await bench.local('reviews', 'approve', runId, '--by', first, ...checked)).toMatchObject({
      code: 2,
    });
    expect(await bench.local('reviews', 'approve', runId, '--by', second, ...checked)).toMatchObject({
      code: 0,
    });

    expect(await bench.local('reviewers', 'add', first)).toMatchObject({ code: 0 });
    expect(await opens(ofFirst)).toBe(200);
  }, 120_000);

  it.runIf(isLongRun)('get reminders only while they are appointed', async () => {
    const later = 'later@waymint.test';
    await submittedPlan();
    await bench.local('reviewers', 'add', later);
    expect(await linksOf(later)).toEqual([]);
    await bench.cloud.passDays(1.01);
    await bench.cloud.sweep('review-reminders');
    expect(await opens(await linkOf(later))).toBe(200);
  });
});

describe('the operators', () => {
  it('may decide after they are added, and not after they are removed', async () => {
    const { runId } = await submittedPlan();
    const decide = () =>
      bench.local('reviews', 'reject', runId, '--by', 'ada@waymint.test', '--feedback', 'Who pays?');
    expect(await decide()).toMatchObject({ code: 2 });
    expect(await bench.local('operators', 'add', 'ada@waymint.test')).toMatchObject({ code: 0 });
    expect(await decide()).toMatchObject({ code: 0 });
    expect(await bench.local('operators', 'remove', 'ada@waymint.test')).toMatchObject({ code: 0 });
    expect(await addresses('operators')).toEqual(['operator@waymint.test']);
  });
});

describe('a change by an operator', () => {
  it('is recorded with the credentials that made it, and without addresses', async () => {
    const { email, userId } = await bench.arrive();
    const decided = ['--by', 'Ada Lim', '--by', 'Bo Tan', '--reason', 'A gift'];
    await bench.local('wallets', 'adjust', email, '--tokens', '5', '--version', '0', ...decided);
    const [last] = (await bench.local('actions', 'list')).json.slice(-1);
    expect(last).toEqual({
      at: expect.stringMatching(/^20\d\d-/),
      caller: `local:${userInfo().username}`,
      command: 'wallets adjust',
      about: userId,
      by: 'Ada Lim, Bo Tan',
      reason: 'A gift',
    });
    await bench.local('users', 'delete', email);
    const all = (await bench.local('actions', 'list')).json;
    expect(all.at(-1)).toMatchObject({ command: 'users delete', about: userId });
    expect(JSON.stringify(all.map(({ about }: { about: string }) => about))).not.toContain('@');
  });

  it('is not recorded without agreement', async () => {
    const count = async () => (await bench.local('actions', 'list')).json.length;
    const before = await count();
    const words = ['operators', 'add', 'bo@waymint.test', '--stage', 'local'];
    expect(await bench.ops(words, 'no')).toMatchObject({ code: 5 });
    expect(await count()).toBe(before);
  });
});
