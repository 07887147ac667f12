import { describe, expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { password } from '#functions/testing/people.ts';
import {
  answers,
  confirmedPerson,
  readReview,
  readRun,
  save,
  startRun,
  submit,
  submitForReview,
} from '#functions/testing/runs.ts';

const confirmed = {
  version: 1,
  hours: { low: 38, high: 38 },
  goal: { cents: 90_000, per: 'week', tax: 'after', by: '2027-06-30' },
  hidden: ['a sentence of mine'],
  picked: { kind: 'own', what: 'surfboard repairs', priceCents: 12_000, costCents: 2500, hours: 2 },
  was: { hours: '10h+' },
};

describe('the facts that a customer confirmed', () => {
  it('are saved with the draft and stay when a client sends only the six answers', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    expect((await save(person, runId, { ...answers, confirmed })).body.data).toMatchObject({
      version: 2,
      confirmed,
    });
    const other = { ...answers, skills: 'Sales' };
    expect((await save(person, runId, other)).body.data).toMatchObject({ version: 3, confirmed });
    expect((await readRun(person, runId)).body.data).toMatchObject({ snapshot: other, confirmed });
    const { data } = (await submit(person, runId, other)).body;
    expect(data.lastSubmission).toMatchObject({ attempt: 1, answers: other, confirmed });
  });

  it('are saved once when sent twice, and removed by an empty list', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    await save(person, runId, { ...answers, confirmed });
    expect((await save(person, runId, { ...answers, confirmed })).body.data.version).toBe(2);
    const { data } = (await save(person, runId, { ...answers, confirmed: { version: 1 } })).body;
    expect(data).toMatchObject({ version: 3, confirmed: { version: 1 } });
  });

  it('do not replace a draft saved in another window', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    await save(person, runId, { ...answers, confirmed, baseVersion: 1 });
    const late = { ...answers, confirmed: { version: 1, money: { cents: 5000 } }, baseVersion: 1 };
    expect(await save(person, runId, late)).toMatchObject({ status: 409, body: { code: 'draft-stale' } });
    expect((await readRun(person, runId)).body.data.confirmed).toEqual(confirmed);
  });

  it.each([
    ['another version', { version: 2 }],
    ['a fact that we do not know', { version: 1, star: 'Leo' }],
    ['a negative amount', { version: 1, money: { cents: -1 } }],
    ['more hours than a week has', { version: 1, hours: { low: 5, high: 200 } }],
    ['hours in the wrong order', { version: 1, hours: { low: 9, high: 5 } }],
    ['an impossible day', { version: 1, goal: { ...confirmed.goal, by: '2027-02-30' } }],
    ['a text that is too long', { version: 1, picked: { kind: 'own', what: 'x'.repeat(201) } }],
  ])('are refused with %s, and nothing is lost', async (_, wrong) => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    await save(person, runId, { ...answers, confirmed });
    for (const write of [save, submit])
      expect(await write(person, runId, { ...answers, confirmed: wrong })).toMatchObject({ status: 400 });
    expect((await readRun(person, runId)).body.data).toMatchObject({ version: 2, confirmed });
  });

  it('are frozen with the submission, and different ones make a different submission', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const { data } = (await submit(person, runId, { ...answers, confirmed })).body;
    expect(data.lastSubmission).toMatchObject({ attempt: 1, answers, confirmed });
    expect((await submit(person, runId, { ...answers, confirmed })).status).toBe(200);
    const changed = { ...confirmed, hours: { low: 10, high: 10 } };
    expect(await submit(person, runId, { ...answers, confirmed: changed })).toMatchObject({
      status: 409,
      body: { code: 'run-locked' },
    });
    expect((await readRun(person, runId)).body.data.submissionAttempts).toBe(1);
  });

  it('are in the export of the account', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    await submit(person, runId, { ...answers, confirmed });
    const { body } = await callApi('/user/export', { token: person.token });
    expect(body.data.runs[0].confirmed).toEqual(confirmed);
    expect(body.data.submissions[0].confirmed).toEqual(confirmed);
  });

  it('are deleted with the account, and so is the review of them', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const token = await submitForReview(person, runId, { ...answers, confirmed });
    const work = { checks: { goal: 'Fine.' }, notes: [], toCustomer: 'Nearly there.' };
    await callApi('/review', { method: 'PUT', token, json: { work, baseVersion: 0 } });
    const { sub } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
    const rows = async () => (await fetch(`${inject('siteUrl')}/__local/tables/runs?pk=${sub}`)).text();
    expect(await rows()).toContain('surfboard repairs');
    const json = { currentPassword: password };
    expect((await callApi('/user', { method: 'DELETE', token: person.token, json })).status).toBe(200);
    expect(await rows()).toBe('[]');
    expect((await readReview(token)).status).toBe(404);
  });

  it('answer the open question of a Basic plan', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'BASIC');
    const unclear = { ...answers, incomeGoal: 'I would like $1,500, please.' };
    const refused = await submit(person, runId, unclear);
    expect(refused).toMatchObject({ status: 409, body: { code: 'question-open' } });
    expect(refused.body.global).toContain('for a week, a month or a year?');
    expect((await readRun(person, runId)).body.data).toMatchObject({
      runStatus: 'CREATED',
      submissionAttempts: 0,
    });
    const goal = { cents: 150_000, per: 'month', tax: 'before' };
    const sent = await submit(person, runId, { ...unclear, confirmed: { version: 1, goal } });
    expect(sent.status).toBe(200);
  });
});
