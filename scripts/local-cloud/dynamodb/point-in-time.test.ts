import { setTimeout as delay } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { physicalTable } from '../authorise.ts';
import { ensureTables } from './ensure-tables.ts';
import { type DynamoDbBench, startBench } from './testing/dynamodb-bench.ts';

const SourceTableName = physicalTable('wallets');
let bench: DynamoDbBench;
beforeAll(async () => {
  bench = await startBench();
  await ensureTables(bench.operator);
});
afterAll(() => bench.close());

const put = (pk: string) =>
  bench.documents.send(
    new PutCommand({
      TableName: SourceTableName,
      Item: { pk, sk: 'wallet', check_shard: 'check#1', check_at: pk },
    }),
  );
const restore = (TargetTableName: string, RestoreDateTime: Date) =>
  bench.operator.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, RestoreDateTime }),
  );

describe('point-in-time recovery', () => {
  it('copies a table with its indexes as it was since its last write, and leaves it alone afterwards', async () => {
    for (let n = 0; n < 60; n += 1) await put(`owner ${n}`);
    await delay(5);
    const TableName = `${SourceTableName}-20261122T000000000Z`;
    await restore(TableName, new Date());
    await put('later');
    const read = async (pk: string) =>
      (await bench.documents.send(new GetCommand({ TableName, Key: { pk, sk: 'wallet' } }))).Item;
    expect(await read('owner 59')).toMatchObject({ check_at: 'owner 59' });
    expect(await read('later')).toBeUndefined();
    const { Count } = await bench.documents.send(
      new QueryCommand({
        TableName,
        IndexName: 'check',
        KeyConditionExpression: 'check_shard = :shard',
        ExpressionAttributeValues: { ':shard': 'check#1' },
      }),
    );
    expect(Count).toBe(60);
  });

  it('gives the restorable period, and refuses a time before the last write or in the future', async () => {
    await put('last');
    const { ContinuousBackupsDescription } = await bench.operator.send(
      new DescribeContinuousBackupsCommand({ TableName: SourceTableName }),
    );
    const earliest = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.EarliestRestorableDateTime;
    expect(Date.now() - (earliest?.getTime() ?? 0)).toBeLessThan(5000);
    for (const at of [(earliest?.getTime() ?? 0) - 1000, Date.now() + 60_000])
      await expect(restore('never', new Date(at))).rejects.toMatchObject({
        name: 'InvalidRestoreTimeException',
      });
    await expect(bench.operator.send(new DescribeTableCommand({ TableName: 'never' }))).rejects.toMatchObject(
      { name: 'ResourceNotFoundException' },
    );
  });
});
