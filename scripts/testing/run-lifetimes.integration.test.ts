import { randomUUID } from 'node:crypto';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideBy } from '#functions/testing/decide-review.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type OwnCloud, startOwnCloud } from './own-cloud.ts';
import { password, type SentMail } from './product.ts';
import { answers } from './run-store.ts';

let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await startOwnCloud();
});
afterAll(() => cloud.close());

const reviewer = 'reviewer@waymint.test';

const mailsTo = async (address: string, subject: RegExp): Promise<SentMail[]> =>
  (await cloud.mails(address)).filter((mail) => subject.test(mail.subject));

async function signIn(email: string): Promise<string> {
  return (await cloud.api('/auth/login', { json: { email, password } })).body.token;
}

/** Creates a user with a confirmed address, tokens and a submission of the plan. */
async function submitted(plan: string): Promise<{ email: string; runId: string }> {
  const email = `runner-${randomUUID()}@example.com`;
  const token = await cloud.arrive({ email, password });
  await cloud.buy(token, 100_000);
  const runId = await cloud.startRun(token, plan);
  await cloud.submit(token, runId, answers);
  return { email, runId };
}

const statusOf = async (email: string, runId: string) =>
  (await cloud.api(`/path-compiler/runs/${runId}`, { token: await signIn(email) })).body.data;
const reaches = (email: string, runId: string, status: string) =>
  cloud.until(async () => {
    const run = await statusOf(email, runId);
    return run.runStatus === status && run;
  });
const tokenIn = ({ text }: Pick<SentMail, 'text'>): string => /\/review#([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('a submission without a decision', () => {
  it('gets reminders after 24 and 40 hours and an alarm after 48, is never decided automatically, and can be decided later', async () => {
    const { email, runId } = await submitted('PRO');
    const asked = await cloud.until(async () => (await mailsTo(reviewer, /plan for your review/))[0]);
    const sweep = async () => {
      for (let times = 0; times < 2; times += 1) await cloud.sweep('review-reminders');
    };
    const reminders = async () => (await mailsTo(reviewer, /^Reminder/)).map(({ subject }) => subject);
    await sweep();
    expect(await reminders()).toEqual([]);
    await cloud.passDays(1.01);
    await sweep();
    expect(await reminders()).toEqual([expect.stringContaining('waited 24 hours')]);
    await cloud.passDays(0.67);
    await sweep();
    expect(await reminders()).toHaveLength(2);
    await cloud.passDays(0.34);
    await sweep();
    expect(await reminders()).toHaveLength(2);
    expect(await mailsTo(email, /longer than we said/)).toHaveLength(1);
    const alarms: { name: string }[] = await cloud.local('alarms.json');
    expect(alarms.filter(({ name }) => name === 'review-overdue')).toHaveLength(1);
    await cloud.passDays(31);
    await cloud.sweep('reconcile');
    expect((await statusOf(email, runId)).runStatus).toBe('UNDER_REVIEW');

    // After a kill and a restart, the first link still decides.
    await cloud.restart();
    const [reminder = asked] = await mailsTo(reviewer, /^Reminder/);
    expect(tokenIn(reminder)).toBe(tokenIn(asked));
    const decided = await decideBy(cloud.api, tokenIn(asked), { decision: 'approve' });
    expect(decided.status).toBe(200);
    await reaches(email, runId, 'COMPLETED');
  }, 120_000);
});

describe.runIf(isLongRun)('a decision whose execution is lost', () => {
  it('still makes its document within two passes', async () => {
    const { email, runId } = await submitted('PRO');
    const link = await cloud.until(async () => {
      const mail = (await mailsTo(reviewer, /plan for your review/)).at(-1);
      const { status, body } = await cloud.api('/review', {
        token: tokenIn(mail ?? { text: '' }),
      });
      return status === 200 && body.data.runId === runId && mail;
    });
    // This removes the waiting execution, so that its token leads nowhere.
    const owner = await ownerOf(email);
    await cloud.operatorDynamo().send(
      new UpdateItemCommand({
        TableName: physicalTable('runs'),
        Key: { pk: { S: owner }, sk: { S: `submission#${runId}#1` } },
        UpdateExpression: 'SET task_tokens = :lost',
        ExpressionAttributeValues: { ':lost': { L: [{ S: 'AAAA' }] } },
      }),
    );
    await decideBy(cloud.api, tokenIn(link), { decision: 'approve' });
    expect((await statusOf(email, runId)).runStatus).toBe('APPROVED_EXECUTING');
    await cloud.passDays(6 / 1440);
    await cloud.sweep('reconcile');
    await reaches(email, runId, 'COMPLETED');
    expect(await cloud.until(async () => (await mailsTo(email, /is ready/))[0])).toBeTruthy();
  });
});

describe('a document', () => {
  it('is announced five days before its end, and refused after thirty', async () => {
    const { email, runId } = await submitted('BASIC');
    const { generatedFile } = await reaches(email, runId, 'COMPLETED');
    const [ready] = await cloud.until(async () => {
      const mails = await mailsTo(email, /is ready/);
      return mails.length > 0 && mails;
    });
    const link = /https?:\S+\/link\?\S+/.exec(ready?.text ?? '')?.[0] ?? '';
    const statuses = async () => {
      const headers = { authorization: `Bearer ${await signIn(email)}` };
      const addresses = ['', '/workbook', '/calendar'].map(
        (path) => `${cloud.siteUrl}/api/files/${generatedFile}${path}`,
      );
      const byLogin = await Promise.all(addresses.map((address) => fetch(address, { headers })));
      const links = [link, `${link}&as=workbook`, `${link}&as=calendar`];
      const followed = await Promise.all(links.map((one) => fetch(one, { redirect: 'manual' })));
      return [...byLogin, ...followed].map(({ status }) => status);
    };
    const reminders = () => mailsTo(email, /Five days left/);
    await cloud.passDays(24.9);
    await cloud.sweep('document-reminders');
    expect(await reminders()).toEqual([]);
    await cloud.passDays(0.2);
    for (let times = 0; times < 2; times += 1) await cloud.sweep('document-reminders');
    expect(await reminders()).toHaveLength(1);
    await cloud.passDays(4.8);
    expect(await statuses()).toEqual([200, 200, 200, 303, 303, 303]);
    await cloud.passDays(0.2);
    expect(await statuses()).toEqual(Array(6).fill(410));
  });
});

async function ownerOf(email: string): Promise<string> {
  const [confirm] = await mailsTo(email, /Verify/);
  return new URL(/https?:\S+/.exec(confirm?.text ?? '')?.[0] ?? '').searchParams.get('userId') ?? '';
}
