import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { Clock } from '#shared/domain/clock.ts';
import { Refusal } from '../refusal.ts';
import type { TableCall } from './actions-of.ts';

/**
 * Point-in-time recovery, which the embedded engine lacks. A table can be restored to any moment since its last write,
 * because it has not changed since then. A restore is a copy, which is complete when the call returns.
 */
export interface PointInTime {
  note(calls: readonly TableCall[]): void;
  /** Undefined for an operation that the engine answers. */
  answer(operation: string, body: Buffer): Promise<object | undefined>;
}

const writes = /^dynamodb:(Put|Update|Delete|BatchWrite)Item$/;
const ofTable = z.object({ TableName: z.string() });
const asked = z.strictObject({
  SourceTableName: z.string(),
  TargetTableName: z.string(),
  RestoreDateTime: z.number(),
});

export function keepPointInTime({
  clock,
  connect,
}: {
  clock: Clock;
  connect(): Promise<DynamoDBClient>;
}): PointInTime {
  const startedAtMs = clock.nowMs();
  const writtenAtMs = new Map<string, number>();
  const earliestMs = (table: string): number => (writtenAtMs.get(table) ?? startedAtMs) + 1;

  const describe = ({ TableName }: z.output<typeof ofTable>) => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: 'ENABLED',
        EarliestRestorableDateTime: earliestMs(TableName) / 1000,
        LatestRestorableDateTime: clock.nowMs() / 1000,
      },
    },
  });

  async function restore({
    SourceTableName: source,
    TargetTableName: target,
    RestoreDateTime,
  }: z.output<typeof asked>) {
    const atMs = Math.round(RestoreDateTime * 1000);
    if (atMs < earliestMs(source) || atMs > clock.nowMs())
      throw new Refusal(
        'InvalidRestoreTimeException',
        `${source} can be restored here as of a moment after its last write only`,
      );
    const client = await connect();
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
      await client.send(new CreateTableCommand(sameShape(target, Table ?? {})));
      await copyItems(client, source, target);
    } finally {
      client.destroy();
    }
    return { TableDescription: { TableName: target, TableStatus: 'CREATING' } };
  }

  return {
    note(calls) {
      for (const { action, resource } of calls)
        if (writes.test(action)) writtenAtMs.set(resource, clock.nowMs());
    },
    async answer(operation, body) {
      const read = () => JSON.parse(body.toString('utf8'));
      if (operation === 'DescribeContinuousBackups') return describe(ofTable.parse(read()));
      // Recovery is always on here.
      if (operation === 'UpdateContinuousBackups') return describe(ofTable.parse(read()));
      return operation === 'RestoreTableToPointInTime' ? restore(asked.parse(read())) : undefined;
    },
  };
}

const sameShape = (TableName: string, { AttributeDefinitions, KeySchema, ...table }: TableDescription) => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions,
  KeySchema,
  ...(table.GlobalSecondaryIndexes === undefined
    ? {}
    : {
        GlobalSecondaryIndexes: table.GlobalSecondaryIndexes.map((index) => ({
          IndexName: index.IndexName,
          KeySchema: index.KeySchema,
          Projection: index.Projection,
        })),
      }),
});

const mostOfBatch = 25;

async function copyItems(client: DynamoDBClient, source: string, target: string): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: source, ConsistentRead: true }))
    for (let from = 0; from < Items.length; from += mostOfBatch)
      await writeBatch(client, target, Items.slice(from, from + mostOfBatch));
}

async function writeBatch(
  client: DynamoDBClient,
  table: string,
  items: readonly Record<string, AttributeValue>[],
): Promise<void> {
  const puts = items.map((Item) => ({ PutRequest: { Item } }));
  const { UnprocessedItems = {} } = await client.send(
    new BatchWriteItemCommand({ RequestItems: { [table]: puts } }),
  );
  if (Object.keys(UnprocessedItems).length > 0) throw new Error(`${table} did not take all items`);
}
