import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRun } from '#functions/api/path-compiler/submit-run.ts';
import { within } from '#functions/runtime/deadline.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import type { Decision } from '#functions/stores/run-items.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { physicalTable } from '../local/authorise.ts';
import { accountOf } from '../proof/stories/account-of.ts';
import { request } from '../proof/stories/calls.ts';
import { answers, type RunStoreBench, startRunStore } from './run-store.ts';

let bench: RunStoreBench;
beforeAll(async () => {
  bench = await startRunStore();
});
afterAll(() => bench.close());

const decision: Decision = { verdict: 'reject', by: 'one@waymint.test', at_ms: 2000, feedback: 'Say more.' };

/** Submits with a first write whose answer is lost, and runs `meanwhile` before the submit reads again. */
async function submitLosingItsAnswer(meanwhile: (owner: string, runId: string) => Promise<void>) {
  const { runs, moves, dynamo } = bench;
  const { owner, run } = await bench.place('CREATED', { plan: 'PRO' });
  let writes = 0;
  const write = async (items: TransactItem[]): Promise<Written> => {
    writes += 1;
    const written = await bench.write(items);
    if (writes > 1) return written;
    await meanwhile(owner, run.runId);
    return { kind: 'unknown', cause: new Error('The answer was lost') };
  };
  const outcome = await submitRun({
    clock: { nowMs: () => 1000 },
    pacing: { sleep: async () => {}, random: () => 0 },
    siteUrl: 'https://waymint.example',
    ...{ runs, moves, write, within, startWaitMs: 1000 },
    wallets: buildWalletStore(dynamo, physicalTable('wallets')),
    purchases: buildPurchaseStore(dynamo, physicalTable('purchases')),
    outbox: buildOutboxStore(dynamo, physicalTable('outbox')),
    workflow: { start: async () => {} },
    planRules: async () => undefined,
  })({
    params: { runId: run.runId },
    query: {},
    body: answers,
    session: { userId: owner, sessionId: 'ses_1', expiresAtS: 9e9, account: accountOf(owner) },
    request: request(),
  });
  return { outcome, run: await runs.find(owner, run.runId) };
}

async function sendBack(owner: string, runId: string): Promise<void> {
  const run = await bench.runs.find(owner, runId);
  const submission = await bench.runs.findSubmission(owner, runId, 1);
  if (run === undefined || submission === undefined) throw new Error('Nothing was submitted');
  const to = 'REJECTED_FOR_USER_REFINEMENT';
  expect((await bench.write(bench.moves.decide(owner, run, { submission, decision, to }))).kind).toBe(
    'written',
  );
}

describe('a submit whose answer was lost', () => {
  it('is the same submit when it reads again', async () => {
    const { outcome, run } = await submitLosingItsAnswer(async () => {});
    expect(outcome.kind).toBe('answer');
    expect(run).toMatchObject({ status: 'UNDER_REVIEW', attempts: 1 });
  });

  it('uses no second submission when a reviewer has sent it back in the meantime', async () => {
    const { outcome, run } = await submitLosingItsAnswer(sendBack);
    expect(outcome.kind).toBe('answer');
    expect(run).toMatchObject({ status: 'REJECTED_FOR_USER_REFINEMENT', attempts: 1 });
  });
});
