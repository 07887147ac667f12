import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { realPacing } from '#functions/runtime/pacing.ts';
import { type Account, buildAccountStore } from '#functions/stores/accounts.ts';
import { connectDynamo } from '#functions/stores/connect-dynamo.ts';
import {
  activeItem,
  activeKey,
  type Run,
  runItem,
  runKey,
  type Submission,
} from '#functions/stores/run-items.ts';
import { buildRunMoves } from '#functions/stores/run-moves.ts';
import { buildRunProgress } from '#functions/stores/run-progress.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { testDynamoClient } from '#functions/testing/dynamo-client.ts';
import { planAnswers } from '#functions/testing/plan-answers.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { physicalTable } from '../local-cloud/authorise.ts';
import { ensureTables } from '../local-cloud/dynamodb/ensure-tables.ts';
import { startEngine } from '../local-cloud/dynamodb/start-engine.ts';

export const table = physicalTable('runs');

export const answers = planAnswers;

/** The stores of runs on a real engine in memory, with a way to lose the answer of a successful write. */
export async function startRunStore() {
  const engine = await startEngine();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ region: 'ap-southeast-2', endpoint: engine.url, credentials });
  await ensureTables(client);
  const pacing = { ...realPacing, sleep: async () => {} };
  const losing = { writes: 0 };
  const stores = testDynamoClient(engine.url, { maxAttempts: 1 });
  stores.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args);
        if (losing.writes === 0 || !/Transact|Update|Put|Delete/.test(commandName ?? '')) return answer;
        losing.writes -= 1;
        throw Object.assign(new Error('The answer was lost'), { name: 'TimeoutError' });
      },
    { step: 'initialize' },
  );
  const dynamo = connectDynamo(stores, pacing);
  const runs = buildRunStore(dynamo, table);
  const accounts = buildAccountStore(dynamo, physicalTable('users'));

  return {
    dynamo,
    accounts,
    runs,
    moves: buildRunMoves(table),
    progress: buildRunProgress(dynamo, table),
    write: (items: TransactItem[]) => transact(dynamo, items),
    loseAnswers(count: number) {
      losing.writes = count;
    },

    /** Creates a user without other data. */
    async person(): Promise<Account> {
      const userId = `usr_${randomUUID()}`;
      const nothing = {
        state: null,
        abn: null,
        skills: null,
        interests: null,
        budget: null,
        weekly_time: null,
      };
      const account: Account = {
        ...{ userId, email: `${userId}@example.com`, verified: false, sessionEpoch: 0, createdAtMs: 1 },
        profile: { full_name: 'Ada', country: 'Australia', ...nothing },
      };
      await accounts.create(account, { passwordHash: 'none', extraWrites: [] });
      return account;
    },

    /** Creates a run in a status with its marker, after `attempts` submissions. */
    async place(status: RunStatus, { plan = 'PRO' as PlanType, attempts = 0 } = {}) {
      const owner = `usr_${randomUUID()}`;
      const run: Run = {
        runId: `run_${randomUUID()}`,
        status,
        plan,
        attempts,
        answers,
        version: 3,
        timeline: [{ status, at_ms: 0 }],
        createdAtMs: 0,
        modifiedAtMs: 0,
        submittedHash: `hash ${attempts}`,
      };
      const put = (Item: Record<string, unknown>) => dynamo.send('PutItem', { TableName: table, Item });
      await put({ ...runKey(owner, run.runId), ...runItem.encode(run) });
      await put({ ...activeKey(owner), ...activeItem.encode({ runId: run.runId }) });
      return { owner, run };
    },

    async close() {
      client.destroy();
      await engine.close();
    },
  };
}

export type RunStoreBench = Awaited<ReturnType<typeof startRunStore>>;

export const submissionOf = (run: Run, attempt: number): Submission => ({
  runId: run.runId,
  attempt,
  plan: run.plan,
  snapshot: { answers, profile: { name: 'Ada', country: 'Australia' } },
  hash: `hash ${attempt}`,
  submittedAtMs: 1000,
});
