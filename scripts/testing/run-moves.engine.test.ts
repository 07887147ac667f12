import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Run, submissionItem, submissionKey } from '#functions/stores/run-items.ts';
import { fileIdOf } from '#functions/stores/runs.ts';
import type { TransactItem } from '#functions/stores/transact.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { type RunStatus, runStatuses } from '#shared/domain/runs/run-status.ts';
import { answers, type RunStoreBench, startRunStore, submissionOf, table } from './run-store.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

/** The table of the run, written a second time by hand: every other pair is refused. */
const allowed: Partial<Record<RunStatus, readonly RunStatus[]>> = {
  CREATED: ['UNDER_REVIEW', 'APPROVED_EXECUTING'],
  REJECTED_FOR_USER_REFINEMENT: ['UNDER_REVIEW', 'APPROVED_EXECUTING'],
  UNDER_REVIEW: ['APPROVED_EXECUTING', 'REJECTED_FOR_USER_REFINEMENT', 'REVIEW_LIMIT_REACHED'],
  APPROVED_EXECUTING: ['COMPLETED'],
};

interface Placed {
  owner: string;
  run: Run;
}

const decision = { by: 'reviewer@waymint.test', at_ms: 5000, feedback: 'Because.' };
const submits = ({ owner, run }: Placed, to: RunStatus) =>
  bench.moves.submit(owner, run, submissionOf(run, run.attempts + 1), to);
const decides = ({ owner, run }: Placed, to: RunStatus) =>
  bench.moves.decide(owner, run, {
    to,
    submission: submissionOf(run, run.attempts),
    decision: { ...decision, verdict: to === 'APPROVED_EXECUTING' ? 'approve' : 'reject' },
  });
const completes = ({ owner, run }: Placed) =>
  bench.moves.complete(owner, run, {
    document: {
      fileId: fileIdOf({ runId: run.runId, attempt: run.attempts }),
      runId: run.runId,
      attempt: run.attempts,
      key: 'plans/x.pdf',
      checksum: 'c',
      bytes: 1,
      createdAtMs: 9000,
      expiresAtMs: 10_000,
    },
    brief: undefined,
  });

/** Every write that leads to a status, from all callers. */
function writesTo(placed: Placed, to: RunStatus): TransactItem[][] {
  if (to === 'COMPLETED') return [completes(placed)];
  if (to === 'UNDER_REVIEW') return [submits(placed, to)];
  if (to === 'APPROVED_EXECUTING') return [submits(placed, to), decides(placed, to)];
  if (to === 'CREATED') return [];
  return [decides(placed, to)];
}

/** With submissions left if the pair needs some, and none otherwise. */
async function place(from: RunStatus, to: RunStatus): Promise<Placed> {
  const attempts = to === 'REVIEW_LIMIT_REACHED' ? 2 : from === 'CREATED' ? 0 : 1;
  const placed = await bench.place(from, { attempts });
  if (attempts > 0) {
    const submission = submissionOf(placed.run, attempts);
    const Item = { ...submissionKey(placed.owner, submission), ...submissionItem.encode(submission) };
    await bench.dynamo.send('PutItem', { TableName: table, Item });
  }
  return placed;
}

const statusOf = async ({ owner, run }: Placed) => (await bench.runs.find(owner, run.runId))?.status;
const pairs = runStatuses.flatMap((from) => runStatuses.map((to) => [from, to] as const));

describe('a run', () => {
  it.each(pairs)('that is %s becomes %s only if the rules say so', async (from, to) => {
    const mayBecome = allowed[from]?.includes(to) ?? false;
    const placed = await place(from, to);
    let written = 0;
    for (const items of writesTo(placed, to)) if ((await bench.write(items)).kind === 'written') written += 1;
    expect(written).toBe(mayBecome ? 1 : 0);
    expect(await statusOf(placed)).toBe(mayBecome ? to : from);
    // A run is never created again, because the write that creates it requires that it is absent.
    if (to === 'CREATED') expect((await bench.runs.find(placed.owner, placed.run.runId))?.version).toBe(3);
  });

  it.each(runStatuses)('that is %s takes new answers only while they may be edited', async (status) => {
    const { owner, run } = await bench.place(status);
    const written = await bench.write([
      bench.moves.save(owner, run, {
        answers: { ...answers, skills: 'Sales' },
        confirmed: undefined,
        nowMs: 1,
      }),
    ]);
    const editable = status === 'CREATED' || status === 'REJECTED_FOR_USER_REFINEMENT';
    expect(written.kind).toBe(editable ? 'written' : 'refused');
    expect((await bench.runs.find(owner, run.runId))?.answers.skills).toBe(
      editable ? 'Sales' : answers.skills,
    );
  });

  it.each([
    ['BASIC', 1],
    ['PRO', 2],
    ['ENTERPRISE', 3],
  ] as [PlanType, number][])('of %s is submitted %i times at most', async (plan, most) => {
    const spent = await bench.place('REJECTED_FOR_USER_REFINEMENT', { plan, attempts: most });
    expect((await bench.write(submits(spent, 'UNDER_REVIEW'))).kind).toBe('refused');
    const left = await bench.place('REJECTED_FOR_USER_REFINEMENT', { plan, attempts: most - 1 });
    expect((await bench.write(submits(left, 'UNDER_REVIEW'))).kind).toBe('written');
  });

  it('is not sent back on its last submission, nor ended while one is left', async () => {
    const last = await place('UNDER_REVIEW', 'REVIEW_LIMIT_REACHED');
    expect((await bench.write(decides(last, 'REJECTED_FOR_USER_REFINEMENT'))).kind).toBe('refused');
    const first = await place('UNDER_REVIEW', 'REJECTED_FOR_USER_REFINEMENT');
    expect((await bench.write(decides(first, 'REVIEW_LIMIT_REACHED'))).kind).toBe('refused');
  });

  it('is written from the version that was read, and decided on the submission that was read', async () => {
    const draft = await bench.place('CREATED');
    const stale = { ...draft, run: { ...draft.run, version: 2 } };
    expect((await bench.write(submits(stale, 'UNDER_REVIEW'))).kind).toBe('refused');
    const waiting = await place('UNDER_REVIEW', 'APPROVED_EXECUTING');
    const [run, ...rest] = bench.moves.decide(waiting.owner, waiting.run, {
      to: 'APPROVED_EXECUTING',
      submission: { ...submissionOf(waiting.run, 1), hash: 'another' },
      decision: { ...decision, verdict: 'approve' },
    });
    expect(await bench.write([run, ...rest].filter((item) => item !== undefined))).toEqual({
      kind: 'refused',
      at: [0, 1],
    });
  });

  it.each([
    ['UNDER_REVIEW', 'REVIEW_LIMIT_REACHED'],
    ['APPROVED_EXECUTING', 'COMPLETED'],
  ] as const)(
    'that goes from %s to %s clears its active marker, and never that of another run',
    async (from, to) => {
      const ended = await place(from, to);
      const [items = []] = writesTo(ended, to);
      await bench.write(items);
      expect(await bench.runs.activeRunOf(ended.owner)).toBeUndefined();
      const other = await place(from, to);
      const Item = { pk: other.owner, sk: 'active', run_id: 'run_other' };
      await bench.dynamo.send('PutItem', { TableName: table, Item });
      const [others = []] = writesTo(other, to);
      expect((await bench.write(others)).kind).toBe('refused');
      expect(await bench.runs.activeRunOf(other.owner)).toBe('run_other');
    },
  );
});
