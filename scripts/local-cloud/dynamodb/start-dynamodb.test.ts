import { DescribeTableCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableDefinition } from '#shared/contract/tables.ts';
import { physicalTable } from '../authorise.ts';
import { ensureTables } from './ensure-tables.ts';
import { type DynamoDbBench, startBench } from './testing/dynamodb-bench.ts';

const TableName = physicalTable('users');
const key = (pk: string, sk = 'item') => ({ pk, sk });

const byEmail: TableDefinition['indexes'] = {
  byEmail: { partitionKey: 'email', sortKey: 'since', include: ['name'] },
};
const byCountry: TableDefinition['indexes'] = {
  byCountry: { partitionKey: 'country', sortKey: 'pk', include: [] },
};
const usersWith = (indexes: TableDefinition['indexes']) => ({ users: { holds: 'people', indexes } });

let bench: DynamoDbBench;
beforeAll(async () => {
  bench = await startBench();
  await ensureTables(bench.operator, { definitions: usersWith(byEmail) });
});
afterAll(() => bench.close());

const put = (item: Record<string, unknown>) =>
  bench.documents.send(new PutCommand({ TableName, Item: item }));
const get = async (pk: string, sk?: string) =>
  (await bench.documents.send(new GetCommand({ TableName, Key: key(pk, sk), ConsistentRead: true }))).Item;
const transact = (items: TransactWriteCommandInput['TransactItems']) =>
  bench.documents.send(new TransactWriteCommand({ TransactItems: items }));

describe('a transaction', () => {
  const absent = 'attribute_not_exists(pk)';

  it('writes nothing when one condition fails, and lists the reasons by position', async () => {
    await put(key('taken'));
    const error = await transact([
      { Put: { TableName, Item: key('free'), ConditionExpression: absent } },
      { Put: { TableName, Item: key('taken'), ConditionExpression: absent } },
      { ConditionCheck: { TableName, Key: key('missing'), ConditionExpression: 'attribute_exists(pk)' } },
      { Delete: { TableName, Key: key('bystander') } },
    ]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    const reasons = (error as TransactionCanceledException).CancellationReasons?.map(({ Code }) => Code);
    expect(reasons).toEqual(['None', 'ConditionalCheckFailed', 'ConditionalCheckFailed', 'None']);
    expect([await get('free'), await get('taken')]).toEqual([undefined, key('taken')]);
  });
});

describe('the tables', () => {
  const indexNames = async () => {
    const { Table } = await bench.operator.send(new DescribeTableCommand({ TableName }));
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName).sort();
  };
  const livingIn = async (value: string) => {
    const query = {
      KeyConditionExpression: 'country = :value',
      ExpressionAttributeValues: { ':value': value },
    };
    return (await bench.documents.send(new QueryCommand({ TableName, IndexName: 'byCountry', ...query })))
      .Items;
  };

  it('get an index that a later release declares, filled from the existing items', async () => {
    await put({ ...key('older'), country: 'Norway' });
    await ensureTables(bench.operator, { definitions: usersWith({ ...byEmail, ...byCountry }) });
    await ensureTables(bench.operator, { definitions: usersWith({ ...byEmail, ...byCountry }) });
    expect(await indexNames()).toEqual(['byCountry', 'byEmail']);
    await put({ ...key('newer'), country: 'Norway' });
    const found = await livingIn('Norway');
    expect(found?.map(({ pk }) => pk)).toEqual(['newer', 'older']);
  });
});
