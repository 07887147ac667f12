import { describe, expect, inject, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { callApi } from '#functions/testing/call-api.ts';
import { eventually, mailTo } from '#functions/testing/local-tools.ts';
import { createRun, hold, openPlan } from '#functions/testing/payments.ts';
import { type Person, signUpPerson } from '#functions/testing/people.ts';
import {
  answers,
  confirmedPerson,
  decide,
  reaches,
  readReview,
  readRun,
  reviewer,
  save,
  startRun,
  submit,
  submitForReview,
} from '#functions/testing/runs.ts';

const shown = ({ status, body }: { status: number; body: { code?: string; global?: string } }) => ({
  status,
  code: body.code,
});
const mailsOf = async (address: string, subject: RegExp) =>
  (await mailTo(address)).filter((mail) => subject.test(mail.subject));
const mailOf = (address: string, subject: RegExp) =>
  eventually(async () => (await mailsOf(address, subject))[0], `a mail like ${subject}`);

describe('a draft', () => {
  it('is listed with its unanswered questions, by the rules of the form, while it can be changed', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const listed = async () =>
      (await callApi('/path-compiler/runs', { token: person.token })).body.data.data[0].unanswered;
    expect(await listed()).toHaveLength(6);
    await save(person, runId, { ...answers, timePerWeek: '', content: 'too short' });
    expect(await listed()).toEqual(['timePerWeek', 'content']);
    await save(person, runId, { ...answers, content: 'I have been paid or asked for ' });
    expect(await listed()).toEqual(['content']);
    await save(person, runId, answers);
    expect(await listed()).toEqual([]);
    await submit(person, runId);
    expect(await listed()).toBeUndefined();
  });

  it('is kept as it was typed, except for the dashes of its options', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const content = `${'Ünïcödé 日本語 עברית 🦘 '.repeat(20)}\u0000\u0007\n${'x'.repeat(5000)}`;
    const draft = { ...answers, timePerWeek: '5-10h', incomeGoal: '', content };
    const { status, body } = await save(person, runId, draft);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ runStatus: 'CREATED', version: 2, submissionAttempts: 0 });
    expect((await readRun(person, runId)).body.data.snapshot).toEqual({ ...draft, timePerWeek: '5–10h' });
  });

  it.each([
    [{ content: 'x'.repeat(10_001) }, 'Please keep the background within 10000 characters.'],
    [{ content: '🦘'.repeat(5001) }, 'Please keep the background within 10000 characters.'],
    [{ incomeGoal: 'x'.repeat(251) }, 'Please keep the income goal within 250 characters.'],
  ])('beyond the limits is refused and changes nothing', async (more, sentence) => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'BASIC');
    for (const write of [save, submit]) {
      const { status, body } = await write(person, runId, { ...answers, ...more });
      expect({ status, global: body.global }).toEqual({ status: 400, global: sentence });
    }
    expect((await readRun(person, runId)).body.data).toMatchObject({ version: 1, submissionAttempts: 0 });
  });

  it('does not replace a newer one from another window', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    expect((await save(person, runId, { ...answers, baseVersion: 1 })).body.data.version).toBe(2);
    const other = { ...answers, skills: 'Sales' };
    expect(shown(await save(person, runId, { ...other, baseVersion: 1 }))).toEqual({
      status: 409,
      code: 'draft-stale',
    });
    expect(shown(await submit(person, runId, { ...other, baseVersion: 1 }))).toEqual({
      status: 409,
      code: 'draft-stale',
    });
    expect((await readRun(person, runId)).body.data.snapshot.skills).toBe(answers.skills);
    expect((await save(person, runId, other)).body.data).toMatchObject({ version: 3, snapshot: other });
  });
});

describe('a submission', () => {
  it.each([
    [{ budget: '' }, 'Please complete all required fields: Budget, Time, Skills, and Interests.'],
    [{ budget: '<200' }, 'Please complete all required fields: Budget, Time, Skills, and Interests.'],
    [{ skills: ' \n ' }, 'Please complete all required fields: Budget, Time, Skills, and Interests.'],
    [{ incomeGoal: '  $100 a w ' }, 'Please enter an income goal of at least 10 characters.'],
    [{ content: ' too short to be read' }, undefined],
    [{ content: ' too short to read ' }, 'Please enter at least 20 characters in the background field.'],
    [
      { content: 'I have been paid or asked for ' },
      'Please enter at least 20 characters in the background field.',
    ],
  ])('is checked again by the server: %j', async (more, sentence) => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'ENTERPRISE');
    const { status, body } = await submit(person, runId, { ...answers, ...more });
    expect({ status, global: body.global }).toEqual({
      status: sentence === undefined ? 200 : 400,
      global: sentence,
    });
  });

  it('needs a confirmed address, and says what to do', async () => {
    const person = await signUpPerson();
    await hold(person, 10_000);
    const { body } = await createRun(person, await openPlan(person));
    const refused = await submit(person, body.data.run_id);
    expect(shown(refused)).toEqual({ status: 409, code: 'email-unverified' });
    expect(refused.body.global).toContain('verify your email');
  });

  it('of licensed or prohibited work on Basic is refused, spends nothing and can be changed', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'BASIC');
    const wiring = {
      ...answers,
      skills: 'Electrician',
      content: 'I want to rewire houses and install power points.',
    };
    expect(shown(await submit(person, runId, wiring))).toEqual({ status: 400, code: 'licensed-work' });
    const drugs = { ...answers, skills: 'Sales', content: 'I am going to sell vapes to people in my town.' };
    expect(shown(await submit(person, runId, drugs))).toEqual({ status: 400, code: 'prohibited-work' });
    expect((await readRun(person, runId)).body.data).toMatchObject({
      runStatus: 'CREATED',
      submissionAttempts: 0,
    });
    expect((await submit(person, runId)).status).toBe(200);
  });

  it('without a skill is refused on every plan, with advice on what to add', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const unskilled = {
      ...answers,
      skills: 'Sales',
      content: 'I want to be my own boss and work from home.',
    };
    const refused = await submit(person, runId, unskilled);
    expect(shown(refused)).toEqual({ status: 400, code: 'skill-missing' });
    expect(refused.body.global).toContain('What have people thanked you or paid you for?');
    expect((await readRun(person, runId)).body.data).toMatchObject({ submissionAttempts: 0 });
  });

  it('counts once, however often it is sent, and later changes are ignored', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const sent = await Promise.all(Array.from({ length: 10 }, () => submit(person, runId)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(sent[9]?.body.data).toMatchObject({
      runStatus: 'UNDER_REVIEW',
      submissionAttempts: 1,
      remainingReviews: 1,
      lastSubmission: { attempt: 1, answers },
    });
    const other = { ...answers, skills: 'Sales' };
    for (const write of [save, submit])
      expect(shown(await write(person, runId, other))).toEqual({ status: 409, code: 'run-locked' });
    await mailOf(person.email, /under review/);
    expect(await mailsOf(person.email, /under review/)).toHaveLength(1);
  });
});

describe('Basic', () => {
  it('produces its document directly, which its owner gets by mail, link and login', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'BASIC');
    expect((await submit(person, runId)).body.data.runStatus).toMatch(/APPROVED_EXECUTING|COMPLETED/);
    const run = await reaches(person, runId, 'COMPLETED');
    expect(run.timeline.map(({ status }: { status: string }) => status)).toEqual([
      'CREATED',
      'APPROVED_EXECUTING',
      'COMPLETED',
    ]);
    expect(run.brief.byMonth).toHaveLength(12);
    const listed = await callApi('/path-compiler/runs', { token: person.token });
    expect(listed.body.data.data[0].brief).toEqual(run.brief);
    const file = await callApi(`/files/${run.generatedFile}`, { token: person.token });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.body).toMatch(/^%PDF-/);

    const mail = await mailOf(person.email, /is ready/);
    expect(mail.attachments).toEqual([
      { filename: 'waymint-plan.pdf', contentType: 'application/pdf', size: expect.any(Number) },
    ]);
    const link = new URL(/https?:\/\/\S+\/link\?\S+/.exec(mail.text ?? '')?.[0] ?? 'missing:');
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.status).toBe(303);
    const fetched = await fetch(followed.headers.get('location') ?? '');
    expect({ status: fetched.status, type: fetched.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    expect((await fetched.text()).slice(0, 5)).toBe('%PDF-');
    for (const wrong of ['x', `${link.searchParams.get('t')}x`, 'k1.usr_0.x']) {
      link.searchParams.set('t', wrong);
      expect((await fetch(link, { redirect: 'manual' })).status).toBe(404);
    }
    // Its owner may start the next run.
    expect(
      (await callApi('/path-compiler/session?planType=BASIC', { method: 'POST', token: person.token }))
        .status,
    ).toBe(200);
  });
});

describe('Pro', () => {
  it('waits for a reviewer: opening the link changes nothing, and an approval makes the document', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const opened = await readReview(token);
    expect(opened.body.data).toMatchObject({ runId, plan: 'PRO', attempt: 1, maxAttempts: 2, answers });
    expect(opened.body.data.profile).toEqual({ name: 'Priya Nair', country: 'Australia' });
    expect((await readRun(person, runId)).body.data.runStatus).toBe('UNDER_REVIEW');
    expect((await decide(token, { decision: 'approve' })).status).toBe(200);
    await reaches(person, runId, 'COMPLETED');
    await mailOf(person.email, /was approved/);
    await mailOf(person.email, /is ready/);
    for (const again of [
      await decide(token, { decision: 'reject', feedback: 'No' }),
      await readReview(token),
    ]) {
      expect(shown(again)).toEqual({ status: 409, code: 'review-decided' });
      expect(again.body.global).toContain(`approved by ${reviewer} on `);
    }
  });

  it('can be revised and submitted again after a rejection, and ends after the second one', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const first = await submitForReview(person, runId);
    expect(shown(await decide(first, { decision: 'reject', feedback: '  ' }))).toEqual({
      status: 400,
      code: 'feedback-missing',
    });
    const said = {
      feedback: 'Say <b>which</b> newsletters.\nAnd for whom.',
      fieldFeedback: { content: 'Too vague' },
    };
    expect((await decide(first, { decision: 'reject', ...said })).status).toBe(200);
    const run = await reaches(person, runId, 'REJECTED_FOR_USER_REFINEMENT');
    expect(run).toMatchObject({ ...said, remainingReviews: 1 });
    const mail = await mailOf(person.email, /needs a revision/);
    expect(mail.text).toContain('> Say <b>which</b> newsletters.\n> And for whom.');
    expect(mail.html).not.toContain('<b>which</b>');

    const revised = { ...answers, content: `${answers.content} For gardeners.` };
    const second = await submitForReview(person, runId, revised);
    expect((await readReview(second)).body.data).toMatchObject({
      attempt: 2,
      answers: revised,
      earlier: { attempt: 1, answers, ...said, decidedBy: reviewer },
      flags: expect.arrayContaining([
        {
          code: 'feedback-to-check',
          sentence: 'This is a revision. Did they act on the earlier feedback?',
        },
      ]),
    });
    expect(shown(await readReview(first))).toEqual({ status: 409, code: 'review-decided' });
    await decide(second, { decision: 'reject', feedback: 'Still too vague.' });
    const ended = await reaches(person, runId, 'REVIEW_LIMIT_REACHED');
    expect(ended).toMatchObject({ feedback: 'Still too vague.', remainingReviews: 0, generatedFile: null });
    await mailOf(person.email, /wasn’t approved/);
    expect(shown(await submit(person, runId))).toEqual({ status: 409, code: 'run-locked' });
    expect(await openPlan(person)).toBeTruthy();
  });

  it('is decided once, by the first of twenty simultaneous decisions', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person);
    const token = await submitForReview(person, runId);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(token, { decision: index % 2 === 0 ? 'approve' : 'reject', feedback: 'Because.' }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('a new round', () => {
  const openRound = ({ token }: Person, plan: string, basedOn: string) =>
    callApi(`/path-compiler/session?planType=${plan}&basedOn=${basedOn}`, { method: 'POST', token });

  it('starts with the answers of a finished plan, and its document says what changed since', async () => {
    const person = await confirmedPerson(120_000);
    const first = await startRun(person, 'BASIC');
    await submit(person, first, answers);
    await reaches(person, first, 'COMPLETED');
    const second = await startRun(person, 'ENTERPRISE', first);
    expect((await readRun(person, second)).body.data).toMatchObject({
      runStatus: 'CREATED',
      basedOn: first,
      snapshot: answers,
    });
    const changed = { ...answers, incomeGoal: 'I want to earn $1,200 a month before tax by June.' };
    await decide(await submitForReview(person, second, changed), { decision: 'approve' });
    const { generatedFile } = await reaches(person, second, 'COMPLETED');
    const headers = { authorization: `Bearer ${person.token}` };
    const file = await fetch(`${inject('siteUrl')}/api/files/${generatedFile}`, { headers });
    const pdf = await openPdf(new Uint8Array(await file.arrayBuffer()));
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textsOf(pdf, index + 1));
    const words = (await Promise.all(pages))
      .flat()
      .map(({ text }) => text)
      .join(' ');
    expect(words).toContain('What changed since the last round');
    expect(words).toMatch(/Last round\s+Now\s+(?:Business\s|Goal\s)/);
  });

  it('can follow a plan that was rejected in its last review', async () => {
    const person = await confirmedPerson(30_000);
    const first = await startRun(person);
    for (const feedback of ['Say more.', 'Still too little.'])
      await decide(await submitForReview(person, first, { ...answers, skills: feedback }), {
        decision: 'reject',
        feedback,
      });
    await reaches(person, first, 'REVIEW_LIMIT_REACHED');
    const second = await startRun(person, 'PRO', first);
    expect((await readRun(person, second)).body.data.snapshot.skills).toBe('Still too little.');
  });

  it('is refused for Basic, and after a plan that is missing or belongs to another person', async () => {
    const [person, other] = [await confirmedPerson(), await confirmedPerson()];
    const theirs = await startRun(other, 'BASIC');
    await submit(other, theirs, answers);
    await reaches(other, theirs, 'COMPLETED');
    expect(shown(await openRound(other, 'BASIC', theirs))).toEqual({ status: 400, code: 'invalid-input' });
    for (const basedOn of [theirs, 'run_0', 'x'.repeat(64)])
      expect(shown(await openRound(person, 'PRO', basedOn))).toEqual({ status: 404, code: 'not-found' });
    expect(shown(await openRound(person, 'PRO', 'x'.repeat(65)))).toEqual({
      status: 400,
      code: 'invalid-input',
    });
  });
});

describe('a reviewer’s link', () => {
  it.each([undefined, 'x', 'y'.repeat(43)])('is not found if it is malformed: %s', async (token) => {
    for (const call of [{}, { json: { decision: 'approve' } }])
      expect((await callApi('/review', { ...call, token })).status).toBe(404);
  });
});

describe('an account with runs', () => {
  it('exports and deletes them, their submissions and documents', async () => {
    const person = await confirmedPerson();
    const runId = await startRun(person, 'BASIC');
    await submit(person, runId);
    const { generatedFile, brief } = await reaches(person, runId, 'COMPLETED');
    const { body } = await callApi('/user/export', { token: person.token });
    expect(body.data.runs[0].comes_to).toEqual({
      path: brief.path,
      title: brief.title,
      verdict: brief.judged.verdict,
      goal_cents: brief.judged.targetCents,
      goal_month: brief.judged.dueMonth ?? null,
      supported_cents: brief.supportedCents,
      measured_by: 'income',
      by_month_cents: brief.byMonth,
    });
    expect(body.data).toMatchObject({
      runs: [{ runId, status: 'COMPLETED', answers, document: generatedFile }],
      submissions: [{ runId, attempt: 1, answers }],
      documents: [{ id: generatedFile, run: runId }],
    });
    const mail = await mailOf(person.email, /is ready/);
    const link = /https?:\/\/\S+\/link\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const json = { currentPassword: person.password };
    expect((await callApi('/user', { method: 'DELETE', token: person.token, json })).status).toBe(200);
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(404);
  });
});
