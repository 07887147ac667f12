import { expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { eventually, mailTo } from '#functions/testing/local-tools.ts';
import { hold, press } from '#functions/testing/payments.ts';
import type { Person } from '#functions/testing/people.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import {
  confirmedPerson,
  reaches,
  readReview,
  startRun,
  submit,
  submitForReview,
} from '#functions/testing/runs.ts';
import { isLongRun } from '#shared/testing/long-run.ts';

const told = ({ status, body }: { status: number; body: { code?: string } }) => ({ status, code: body.code });
const owed = { status: 402, code: 'tokens-owed' };

/** Has a confirmed address and one payment that can be reversed. */
async function payer(cents: number): Promise<{ person: Person; checkoutId: string }> {
  const person = await confirmedPerson(100);
  return { person, checkoutId: await hold(person, cents) };
}

it('a plan cannot be submitted while its payment is owed, and can once the debt is settled', async () => {
  const { person, checkoutId } = await payer(4000);
  const runId = await startRun(person, 'BASIC');
  await press(checkoutId, 'refund');
  const refused = await submit(person, runId);
  expect(told(refused)).toEqual(owed);
  expect(refused.body.global).toMatch(/You owe tokens for a refunded payment\. Please add [\d.]+ tokens/);
  await hold(person, 5000);
  expect((await submit(person, runId)).status).toBe(200);
});

it('the files of a finished plan are closed while its payment is owed, by login and by the links', async () => {
  const { person, checkoutId } = await payer(4000);
  const runId = await startRun(person, 'BASIC');
  await submit(person, runId);
  const { generatedFile: fileId } = await reaches(person, runId, 'COMPLETED');
  const mail = await eventually(
    async () => (await mailTo(person.email)).find(({ subject }) => /is ready/.test(subject)),
    'the mail with the plan',
  );
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+\/link\?\S+/g)].map(([link]) => link);
  const opened = async () => {
    const byLogin = ['', '/workbook', '/calendar'].map((format) =>
      callApi(`/files/${fileId}${format}`, { token: person.token }),
    );
    const byLink = links.map((link) => fetch(link, { redirect: 'manual' }));
    return (await Promise.all([...byLogin, ...byLink])).map(({ status }) => status);
  };
  expect(await opened()).toEqual([200, 200, 200, 303, 303, 303]);
  await press(checkoutId, 'dispute');
  expect(await opened()).toEqual([402, 402, 402, 402, 402, 402]);
  expect(told(await callApi(`/files/${fileId}`, { token: person.token }))).toEqual(owed);
  const stranger = await signUpPerson();
  expect((await callApi(`/files/${fileId}`, { token: stranger.token })).status).toBe(404);
  await press(checkoutId, 'dispute-won');
  expect(await opened()).toEqual([200, 200, 200, 303, 303, 303]);
});

it.runIf(isLongRun)('the reviewer of a plan sees that its payment is owed', async () => {
  const { person, checkoutId } = await payer(9900);
  const token = await submitForReview(person, await startRun(person));
  expect((await readReview(token)).body.data.owed).toBeUndefined();
  await press(checkoutId, 'refund');
  expect((await readReview(token)).body.data.owed).toMatch(/^[\d.]+ tokens$/);
  await press(checkoutId, 'refund-failed');
  expect((await readReview(token)).body.data.owed).toBeUndefined();
});
