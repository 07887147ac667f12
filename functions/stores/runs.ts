import { createHash } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PlanSession } from '#shared/domain/plans/plan-session.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { RunStatus } from '#shared/domain/runs/run-status.ts';
import { timedId } from '../runtime/new-id.ts';
import { readAll, readPage } from './read-items.ts';
import { absent, type TransactItem } from './transact.ts';

/**
 * Items in the runs table:
 *   pk <userId>  sk run#<runId>      run ids begin with the time of the plan session they come from
 *   pk <userId>  sk session#<uuid>   a plan at a price, for two hours
 *   pk <userId>  sk active           which run is active: at most one, by condition
 */
export interface Run {
  runId: string;
  status: RunStatus;
  plan: PlanType;
  attempts: number;
  /** The finished document, once there is one. */
  fileId?: string;
  createdAtMs: number;
  modifiedAtMs: number;
}

const runKey = (owner: string, runId: string) => ({ pk: owner, sk: `run#${runId}` });
const sessionKey = (owner: string, sessionId: string) => ({ pk: owner, sk: `session#${sessionId}` });
const activeKey = (owner: string) => ({ pk: owner, sk: 'active' });

/** One session, one run: the id follows from the session, so that asking twice cannot make two. */
export function runIdOf({ sessionId, quotedAtMs }: Pick<PlanSession, 'sessionId' | 'quotedAtMs'>): string {
  const derived = createHash('sha256').update(`run of ${sessionId}`).digest('hex');
  return timedId('run', quotedAtMs, derived);
}

const keptForS = 90 * 86_400;

export type RunStore = ReturnType<typeof buildRunStore>;

export function buildRunStore(dynamo: DynamoDBDocumentClient, table: string) {
  async function read(key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
    return (await dynamo.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))).Item;
  }

  return {
    /** Newest first; undefined for a cursor that is none. */
    async listOf(owner: string, cursor?: string): Promise<{ runs: Run[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'run#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { runs: items.map((item) => item as typeof item & Run), ...rest };
    },

    /** Every run of an owner, for the export of an account. */
    async allOf(owner: string): Promise<Run[]> {
      const items = await readAll(dynamo, { table, owner, prefix: 'run#' });
      return items.map(({ pk: _pk, sk: _sk, ...run }) => run as typeof run & Run);
    },

    /** For the deletion of an account: runs, plan sessions and the marker; what was charged stays in the ledger. */
    async removeAllOf(owner: string): Promise<void> {
      for (const prefix of ['run#', 'session#', 'active'])
        for (const { pk, sk } of await readAll(dynamo, { table, owner, prefix }))
          await dynamo.send(new DeleteCommand({ TableName: table, Key: { pk, sk } }));
    },

    async activeRunOf(owner: string): Promise<string | undefined> {
      const active = await read(activeKey(owner));
      return active === undefined ? undefined : String(active.runId);
    },

    async addSession(owner: string, session: PlanSession): Promise<void> {
      const item = {
        ...sessionKey(owner, session.sessionId),
        ...session,
        delete_after_s: Math.floor(session.expiresAtMs / 1000) + keptForS,
      };
      await dynamo.send(new PutCommand({ TableName: table, Item: item, ConditionExpression: absent }));
    },

    async findSession(owner: string, sessionId: string): Promise<PlanSession | undefined> {
      const item = await read(sessionKey(owner, sessionId));
      return item as (typeof item & PlanSession) | undefined;
    },

    /** Session, marker and run in this order: what a refusal at each position means depends on it. */
    startWrites(owner: string, session: PlanSession, run: Run): TransactItem[] {
      return [
        {
          Update: {
            TableName: table,
            Key: sessionKey(owner, session.sessionId),
            UpdateExpression: 'SET #status = :used, runId = :run',
            ConditionExpression: '#status = :open AND expiresAtMs > :now',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':used': 'USED',
              ':run': run.runId,
              ':open': 'OPEN',
              ':now': run.createdAtMs,
            },
          },
        },
        {
          Put: {
            TableName: table,
            Item: { ...activeKey(owner), runId: run.runId },
            ConditionExpression: absent,
          },
        },
        {
          Put: {
            TableName: table,
            Item: { ...runKey(owner, run.runId), ...run, version: 1 },
            ConditionExpression: absent,
          },
        },
      ];
    },
  };
}
