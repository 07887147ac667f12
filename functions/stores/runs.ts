import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PlanType } from '../../shared/domain/plans/plans.ts';
import type { RunStatus } from '../../shared/domain/runs/run-status.ts';
import { readPage } from './page-of-items.ts';

/** Items in the runs table: pk <userId>, sk run#<runId>; run ids begin with the time they were made. */
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

export type RunStore = ReturnType<typeof buildRunStore>;

export function buildRunStore(dynamo: DynamoDBDocumentClient, table: string) {
  return {
    /** Newest first; undefined for a cursor that is none. */
    async listOf(owner: string, cursor?: string): Promise<{ runs: Run[]; next?: string } | undefined> {
      const page = await readPage(dynamo, { table, owner, prefix: 'run#', cursor });
      if (page === undefined) return undefined;
      const { items, ...rest } = page;
      return { runs: items.map((item) => item as typeof item & Run), ...rest };
    },
  };
}
