import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksumOf } from '#functions/gateways/documents.ts';
import type { OutboxMail } from '#functions/stores/outbox.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { repairRun } from '#functions/sweeps/reconcile-runs/repair-run.ts';
import { askForReview } from '#functions/workflow/ask-for-review/ask-for-review.ts';
import { completeRun, type Generated } from '#functions/workflow/complete-run/complete-run.ts';
import { generateDocument } from '#functions/workflow/generate-document/generate-document.ts';
import { notifyOwner } from '#functions/workflow/notify-owner/notify-owner.ts';
import { openSubmission } from '#functions/workflow/open-submission/open-submission.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { type RunStoreBench, startRunStore, submissionOf } from './run-store.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

const minuteMs = 60_000;

/** The real steps on the real engine. Storage, mail and workflow record their calls, and fail when told to. */
async function world(plan: PlanType) {
  const { runs, moves, progress, write, dynamo } = bench;
  const stored = new Map<string, Uint8Array>();
  const told: [token: string, decision: string][] = [];
  const started: string[] = [];
  const posted: OutboxMail[] = [];
  const alarms: string[] = [];
  const state = {
    nowMs: 1000,
    storageLosesAnswers: 0,
    tokensAreLost: false,
    mailIsDown: false,
    compiler: 'one',
  };
  const outbox = buildOutboxStore(dynamo, physicalTable('outbox'));
  const deliver = async (mail: OutboxMail) => {
    if (state.mailIsDown) return 'kept' as const;
    posted.push(mail);
    await outbox.remove(mail.mailId);
    return 'sent' as const;
  };
  const services = {
    clock: { nowMs: () => state.nowMs },
    pacing: { sleep: async () => {}, random: () => 0 },
    siteUrl: 'https://waymint.example',
    reviewers: async () => ['one@waymint.test', 'two@waymint.test'],
    runs,
    moves,
    progress,
    write,
    outbox,
    deliver,
    deliverPending: async (ids: readonly string[]) => {
      for (const id of ids) {
        const mail = await outbox.find(id);
        if (mail !== undefined) await deliver(mail);
      }
    },
    alarm: (name: string) => void alarms.push(name),
    workflow: {
      start: async (name: string) => void started.push(name),
      tell: async (token: string, { decision }: { decision: string }) => {
        told.push([token, decision]);
        return state.tokensAreLost ? ('lost' as const) : ('told' as const);
      },
    },
    documents: {
      put: async (key: string, bytes: Uint8Array) => {
        stored.set(key, bytes);
        if (state.storageLosesAnswers-- > 0) throw new Error('The storage did not answer');
      },
      remove: async (key: string) => void stored.delete(key),
      inspect: async (key: string) => {
        const bytes = stored.get(key);
        return bytes === undefined ? undefined : { checksum: checksumOf(bytes), bytes: bytes.length };
      },
    },
    draw: async (_: unknown, approvedAtMs: number) => {
      const drawn = (format: string) =>
        new TextEncoder().encode(`${format} approved at ${approvedAtMs}, by compiler ${state.compiler}`);
      const brief = {
        path: 'lawns',
        title: `By compiler ${state.compiler}`,
        supportedCents: 1,
        byMonth: [1],
      };
      return { pdf: drawn('pdf'), workbook: drawn('workbook'), calendar: drawn('calendar'), brief };
    },
  };
  const { owner, run } = await bench.place('CREATED', { plan });
  const submission = submissionOf(run, 1);
  const to = plan === 'BASIC' ? 'APPROVED_EXECUTING' : 'UNDER_REVIEW';
  expect((await write(moves.submit(owner, run, submission, to))).kind).toBe('written');
  const name = { ownerId: owner, runId: run.runId, attempt: 1 };
  const find = async () => {
    const found = await runs.find(owner, run.runId);
    if (found === undefined) throw new Error('The run is gone');
    return found;
  };
  return {
    services,
    state,
    stored,
    told,
    started,
    posted,
    alarms,
    name,
    find,
    reconcile: () => repairRun(services, { owner, runId: run.runId }),
    redrive: () => repairRun(services, { owner, runId: run.runId, isStuck: true }),
    async resubmit() {
      const current = await find();
      const next = { ...submissionOf(current, 2), submittedAtMs: state.nowMs };
      expect((await write(moves.submit(owner, current, next, 'UNDER_REVIEW'))).kind).toBe('written');
    },
    async decide(verdict: 'approve' | 'reject') {
      const decision = { verdict, by: 'one@waymint.test', at_ms: state.nowMs, feedback: 'Because.' };
      const next = verdict === 'approve' ? 'APPROVED_EXECUTING' : 'REJECTED_FOR_USER_REFINEMENT';
      const current = await find();
      return write(moves.decide(owner, current, { submission, decision, to: next }));
    },
  };
}

describe('a submission whose workflow was never started', () => {
  it('is started by an operator under a new name', async () => {
    const { redrive, state, started, name } = await world('BASIC');
    state.nowMs += 2 * minuteMs;
    expect(await redrive()).toBe('restarted');
    expect(started).toEqual([`${name.runId}-1-again-1`]);
  });
});

describe('asking for a review', () => {
  it('keeps the newest twenty tokens, however often the step is repeated', async () => {
    const { services, name } = await world('PRO');
    for (let made = 1; made <= 23; made += 1)
      await askForReview(services, { ...name, taskToken: `token ${made}` });
    const { taskTokens } = (await bench.runs.findSubmission(name.ownerId, name.runId, 1)) ?? {};
    expect(taskTokens).toEqual(Array.from({ length: 20 }, (_, at) => `token ${at + 4}`));
  });

  it('leaves the mails in the outbox while the mail service is down', async () => {
    const { services, name, state, posted, find } = await world('PRO');
    state.mailIsDown = true;
    await askForReview(services, { ...name, taskToken: 'token' });
    expect(posted).toEqual([]);
    const kept = await services.outbox.find(`review-0-${name.runId}-1-one@waymint.test`);
    expect(kept?.insert).toMatchObject({ kind: 'review-link', reviewer: 'one@waymint.test' });
    expect((await find()).progressAtMs).toBeUndefined();
  });

  it('continues the execution immediately when the decision exists', async () => {
    const { services, name, decide, told, posted } = await world('PRO');
    await decide('reject');
    await askForReview(services, { ...name, taskToken: 'late' });
    expect(told).toEqual([['late', 'reject']]);
    expect(posted).toEqual([]);
  });

  it('ends the execution of a run that is gone', async () => {
    const { services, name, told } = await world('PRO');
    const gone = { ...name, runId: 'run_gone' };
    await askForReview(services, { ...gone, taskToken: 'token' });
    expect(told).toEqual([['token', 'withdrawn']]);
    expect(await openSubmission(services, gone)).toEqual({ next: 'end' });
    await expect(generateDocument(services, gone)).rejects.toThrow(
      expect.objectContaining({ name: 'SubmissionGone' }),
    );
  });
});

describe('a decision that did not reach its execution', () => {
  it('is sent to every other waiting execution, even if the first has notified the owner', async () => {
    const { services, name, decide, reconcile, state, told, find } = await world('PRO');
    for (const taskToken of ['first', 'second']) await askForReview(services, { ...name, taskToken });
    await decide('reject');
    await notifyOwner(services, name);
    state.nowMs += 5 * minuteMs;
    expect(await reconcile()).toBe('settled');
    expect(told.map(([token]) => token)).toEqual(['first', 'second']);
    expect((await find()).progressAtMs).toBeUndefined();
  });

  it('is sent to an execution of an earlier submission', async () => {
    const { services, name, decide, resubmit, reconcile, state, told, started } = await world('PRO');
    await askForReview(services, { ...name, taskToken: 'of the first' });
    await decide('reject');
    await resubmit();
    state.nowMs += 5 * minuteMs;
    expect(await reconcile()).toBe('restarted');
    expect(started).toEqual([`${name.runId}-2`]);
    expect(told).toEqual([['of the first', 'reject']]);
  });
});

/** The stored files; the other facts about a document are stored with its run. */
const filesOf = ({ brief: _brief, ...files }: Generated) => files;

describe('a document', () => {
  async function approved() {
    const made = await world('BASIC');
    return { ...made, generate: () => generateDocument(made.services, made.name) };
  }

  it('has the same bytes under the same key, however often and late it is made', async () => {
    const { generate, state, stored, name } = await approved();
    const first = await generate();
    state.nowMs += 100 * minuteMs;
    expect(await generate()).toEqual(first);
    const keys = [first.key, first.workbook.key, first.calendar.key];
    expect([...stored.keys()]).toEqual(keys);
    ['pdf', 'xlsx', 'ics'].forEach((extension, index) => {
      expect(keys[index]).toMatch(new RegExp(`^plans/${name.runId}/1/[0-9a-f]{64}\\.${extension}$`));
    });
  });

  it('is found again when the storage’s answer was lost', async () => {
    const { generate, state, stored, services, name, find } = await approved();
    state.storageLosesAnswers = 1;
    await expect(generate()).rejects.toThrow('did not answer');
    const document = await generate();
    expect(stored.size).toBe(3);
    await completeRun(services, { ...name, document });
    expect((await find()).status).toBe('COMPLETED');
  });

  it('that was lost and is different now replaces the lost one for the rest of its days', async () => {
    const { generate, stored, services, name, reconcile, state, alarms, find } = await approved();
    await completeRun(services, { ...name, document: await generate() });
    const { fileId = '' } = await find();
    const lost = await bench.runs.findDocument(name.ownerId, fileId);
    stored.clear();
    state.compiler = 'two';
    state.nowMs += 5 * minuteMs;
    expect(await reconcile()).toBe('restarted');
    const again = await generate();
    for (const answersLost of [1, 0]) {
      bench.loseAnswers(answersLost);
      await completeRun(services, { ...name, document: again });
    }
    const kept = (file: { key: string; checksum: string }) => ({
      ...file,
      bytes: stored.get(file.key)?.length,
    });
    expect(await bench.runs.findDocument(name.ownerId, fileId)).toEqual({
      ...lost,
      ...kept(filesOf(again)),
      workbook: kept(again.workbook),
      calendar: kept(again.calendar),
    });
    expect((await find()).brief).toEqual(again.brief);
    state.nowMs = (await find()).progressAtMs ?? 0;
    expect(await reconcile()).toBe('settled');
    expect(alarms).toEqual(['document-missing']);
  });

  it.each(['workbook', 'calendar'] as const)('whose %s was lost is made again whole', async (format) => {
    const { generate, stored, services, name, reconcile, state, find } = await approved();
    const first = await generate();
    await completeRun(services, { ...name, document: first });
    stored.delete(first[format].key);
    state.compiler = 'two';
    state.nowMs += 5 * minuteMs;
    expect(await reconcile()).toBe('restarted');
    const again = await generate();
    await completeRun(services, { ...name, document: again });
    const { fileId = '', brief } = await find();
    expect(await bench.runs.findDocument(name.ownerId, fileId)).toMatchObject(filesOf(again));
    expect(brief).toEqual(again.brief);
  });

  it('is not replaced by the result of a newer compiler', async () => {
    const { generate, services, stored, name, state, find } = await approved();
    const first = await generate();
    await completeRun(services, { ...name, document: first });
    state.compiler = 'two';
    const again = await generate();
    // Any of several executions may delete it.
    for (const _execution of ['one', 'another']) await completeRun(services, { ...name, document: again });
    const { fileId = '', brief } = await find();
    expect(await bench.runs.findDocument(name.ownerId, fileId)).toMatchObject(filesOf(first));
    expect(brief).toEqual(first.brief);
    expect([...stored.keys()]).toEqual([first.key, first.workbook.key, first.calendar.key]);
  });
});
