import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { callApi } from '#functions/testing/call-api.ts';
import { checkedAll } from '#functions/testing/decide-review.ts';
import {
  answers,
  confirmedPerson,
  reaches,
  readReview,
  reviewer,
  startRun,
  submitForReview,
} from '#functions/testing/runs.ts';
import type { ReviewWork } from '#shared/plan/review/review.ts';

async function submission(json: object = answers) {
  const person = await confirmedPerson();
  const runId = await startRun(person);
  return { person, runId, token: await submitForReview(person, runId, json) };
}

const save = (token: string, work: object, baseVersion: number) =>
  callApi('/review', { method: 'PUT', token, json: { work, baseVersion } });
const preview = async (token: string) =>
  (await callApi('/review/preview', { method: 'POST', token })).body.data;
const approve = (token: string, seen?: object) =>
  callApi('/review', { token, json: { decision: 'approve', ...(seen && { seen }) } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const seenOf = ({ hash, at, workVersion }: Record<string, unknown>) => ({ hash, at, workVersion });

const wordsOf = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await openPdf(bytes);
  const pages = Array.from({ length: pdf.numPages }, (_, index) => textsOf(pdf, index + 1));
  return (await Promise.all(pages)).flatMap((texts) => texts.map(({ text }) => text)).join(' ');
};

describe('the page of a reviewer', () => {
  it('shows the customer’s own screen with private notes and unread sentences, and nothing decided', async () => {
    const secret = 'My former partner must not learn where I live.';
    const content = `${answers.content} ${secret} The clouds were lovely that day.`;
    const { token } = await submission({
      ...answers,
      content,
      confirmed: { version: 1, hidden: [secret] },
    });
    const { body } = await readReview(token);
    const { understood, unused, work, workVersion } = body.data;
    expect({ work, workVersion }).toEqual({ work: { checks: {}, notes: [] }, workVersion: 0 });
    expect(understood.businesses.length).toBeGreaterThan(0);
    expect(understood.facts.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['goal', 'skill', 'hours', 'private']),
    );
    expect(unused.length).toBeGreaterThan(0);
    expect(await wordsOf(Buffer.from((await preview(token)).document, 'base64'))).not.toContain(
      'former partner',
    );
  });

  it('is logged as access by its run and attempt, without a word of its content', async () => {
    const { runId, token } = await submission();
    await readReview(token);
    const log = readFileSync(join(inject('dataFolder'), 'functions.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line.includes('review-opened') && line.includes(runId));
    expect(JSON.parse(JSON.parse(lines[0] ?? '').line)).toEqual({ kind: 'review-opened', runId, attempt: 1 });
  });
});

describe('the work of a reviewer', () => {
  it('is kept, and an older window is refused without losing anything', async () => {
    const { token } = await submission();
    const mine: ReviewWork = { checks: { goal: 'Fine.' }, notes: [] };
    expect((await save(token, mine, 0)).body.data).toEqual({ workVersion: 1 });
    expect(codeOf(await save(token, { ...mine, firstName: 'Rose' }, 0))).toEqual([409, 'review-changed']);
    // The same review again counts as saved.
    expect((await save(token, mine, 0)).body.data).toEqual({ workVersion: 1 });
    expect((await readReview(token)).body.data).toMatchObject({ work: mine, workVersion: 1 });
  });

  it('changes the plan that is drawn, and says which sections changed', async () => {
    const { token } = await submission();
    const before = await preview(token);
    const section = before.sections[2];
    const startedMs = performance.now();
    await save(token, { checks: {}, notes: [{ section: section.id, text: 'Ask the council first.' }] }, 0);
    const after = await preview(token);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
    expect(after).toMatchObject({ workVersion: 1 });
    const hashIn = (plan: typeof before) =>
      plan.sections.find(({ id }: { id: string }) => id === section.id)?.hash;
    expect(hashIn(after)).not.toBe(hashIn(before));
    expect(await wordsOf(Buffer.from(after.document, 'base64'))).toContain('Ask the council first.');
  });

  it('can correct facts and price, on the page and in the printed plan', async () => {
    const { token } = await submission();
    const reviewed = { version: 1, hours: { low: 3, high: 3 }, price: { cents: 3700 } };
    await save(token, { checks: {}, notes: [], reviewed }, 0);
    const { understood } = (await readReview(token)).body.data;
    expect(understood.values.hours).toEqual({ low: 3, high: 3 });
    const [business] = understood.businesses;
    expect(business.price).toContain('$37');
    expect(await wordsOf(Buffer.from((await preview(token)).document, 'base64'))).toContain('$37');
  });

  it('can choose another business from the list', async () => {
    const { token } = await submission();
    const { understood } = (await readReview(token)).body.data;
    const other = understood.businesses.find(({ id }: { id: string }) => id !== understood.chosen);
    const picked = { kind: 'offer', id: other.id };
    await save(token, { checks: {}, notes: [], reviewed: { version: 1, picked } }, 0);
    const after = (await readReview(token)).body.data.understood;
    expect(after).toMatchObject({ chosen: other.id, isPickLost: false });
  });

  it('is refused after the decision', async () => {
    const { token } = await submission();
    await callApi('/review', { token, json: { decision: 'reject', feedback: 'Who pays?' } });
    for (const answer of [
      await save(token, checkedAll, 0),
      await callApi('/review/preview', { method: 'POST', token }),
    ])
      expect(codeOf(answer)).toEqual([409, 'review-decided']);
  });
});

describe('an approval', () => {
  it('names the missing checks, then the missing name', async () => {
    const { token } = await submission();
    const { sources: _, ...five } = checkedAll.checks;
    await save(token, { checks: five, notes: [] }, 0);
    const refused = await approve(token, seenOf(await preview(token)));
    expect([refused.status, refused.body.global]).toEqual([
      400,
      'Please tick all six checks. Missing: Sources.',
    ]);
    await save(token, { checks: checkedAll.checks, notes: [] }, 1);
    const nameless = await approve(token, seenOf(await preview(token)));
    expect([nameless.status, nameless.body.global]).toEqual([
      400,
      'Please enter your first name. The plan says who checked it.',
    ]);
  });

  it('is refused for a plan that the reviewer has not seen', async () => {
    const { token } = await submission();
    await save(token, checkedAll, 0);
    expect(codeOf(await approve(token))).toEqual([400, 'invalid-input']);
    const seen = seenOf(await preview(token));
    expect(codeOf(await approve(token, { ...seen, hash: 'f'.repeat(64) }))).toEqual([409, 'review-changed']);
    await save(token, { ...checkedAll, toCustomer: 'Well done.' }, 1);
    expect(codeOf(await approve(token, seen))).toEqual([409, 'review-changed']);
  });

  it('freezes the plan as seen: the document has its name, checks and notes', async () => {
    const { person, runId, token } = await submission();
    const { sections } = await preview(token);
    const note = { section: sections[1].id, text: 'Ring the two agents before Friday.' };
    const work = {
      ...checkedAll,
      checks: { ...checkedAll.checks, price: 'Three walkers near them charge this.' },
      notes: [note],
      toCustomer: 'A careful plan.',
      reviewed: { version: 1, price: { cents: 3100 } },
    };
    await save(token, work, 0);
    const seen = seenOf(await preview(token));
    expect((await approve(token, seen)).status).toBe(200);
    const { generatedFile } = await reaches(person, runId, 'COMPLETED');
    const response = await fetch(`${inject('siteUrl')}/api/files/${generatedFile}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(seen.hash);
    const words = await wordsOf(bytes);
    for (const printed of [
      'Read by Rose',
      'A careful plan.',
      'Ring the two agents before Friday.',
      'Three walkers near them charge this.',
      '$31',
    ])
      expect(words).toContain(printed);
    const log = readFileSync(join(inject('dataFolder'), 'functions.log'), 'utf8');
    expect(log).not.toContain('document-differs-from-approval');
    const again = await approve(token, seen);
    expect(codeOf(again)).toEqual([409, 'review-decided']);
    expect(again.body.global).toContain(`approved by ${reviewer} on `);
  });
});
