import { DescribeTableCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
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
const transact = (items: TransactWriteCommandInput['TransactItems'], token?: string) =>
  bench.documents.send(
    new TransactWriteCommand({
      TransactItems: items,
      ReturnConsumedCapacity: 'TOTAL',
      ...(token === undefined ? {} : { ClientRequestToken: token }),
    }),
  );

describe('single items', () => {
  it('return as they were written, with numbers, lists, maps and absent values', async () => {
    const item = { ...key('whole'), count: 7, tags: ['a', 'ü'], nested: { deep: [null, true] }, empty: '' };
    await put(item);
    expect(await get('whole')).toEqual(item);
    expect(await get('absent')).toBeUndefined();
  });

  it('are written only when their condition holds, and a refusal can return the item', async () => {
    const write = new PutCommand({
      TableName,
      Item: { ...key('once'), by: 'first' },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    await bench.documents.send(write);
    const again = bench.documents.send(write);
    await expect(again).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { by: { S: 'first' } },
    });
  });

  it('are updated by an expression under a condition, and return the new values', async () => {
    await put({ ...key('counter'), count: 1 });
    const add = (expected: number) =>
      bench.documents.send(
        new UpdateCommand({
          TableName,
          Key: key('counter'),
          UpdateExpression: 'SET #count = #count + :one, touched = if_not_exists(touched, :now)',
          ConditionExpression: '#count = :expected',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':one': 1, ':now': 'now', ':expected': expected },
          ReturnValues: 'ALL_NEW',
        }),
      );
    expect((await add(1)).Attributes).toEqual({ ...key('counter'), count: 2, touched: 'now' });
    await expect(add(1)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(await get('counter')).toMatchObject({ count: 2 });
  });

  it('accept only one of many writers with the same condition', async () => {
    await put({ ...key('race'), version: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, writer) =>
        bench.documents.send(
          new UpdateCommand({
            TableName,
            Key: key('race'),
            UpdateExpression: 'SET version = :next, writer = :writer',
            ConditionExpression: 'version = :seen',
            ExpressionAttributeValues: { ':next': 2, ':seen': 1, ':writer': writer },
          }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are gone after a delete', async () => {
    await put(key('short-lived'));
    await bench.documents.send(new DeleteCommand({ TableName, Key: key('short-lived') }));
    expect(await get('short-lived')).toBeUndefined();
  });

  it('can be read and written in batches', async () => {
    const keys = [key('many', '1'), key('many', '2')];
    await bench.documents.send(
      new BatchWriteCommand({
        RequestItems: { [TableName]: keys.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
    const read = await bench.documents.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }),
    );
    expect(read.Responses?.[TableName]).toHaveLength(2);
    const together = await bench.documents.send(
      new TransactGetCommand({ TransactItems: keys.map((Key) => ({ Get: { TableName, Key } })) }),
    );
    expect(together.Responses?.map(({ Item }) => Item)).toEqual(keys);
  });
});

describe('a query', () => {
  beforeAll(async () => {
    for (const sk of ['run#3', 'run#1', 'other', 'run#2']) await put(key('owner', sk));
  });

  const query = (more: { ScanIndexForward?: boolean; ExclusiveStartKey?: Record<string, unknown> }) =>
    bench.documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :owner AND begins_with(sk, :run)',
        ExpressionAttributeValues: { ':owner': 'owner', ':run': 'run#' },
        Limit: 2,
        ...more,
      }),
    );

  it('returns one partition in order of the sort key, a page at a time', async () => {
    const first = await query({});
    expect(first.Items?.map(({ sk }) => sk)).toEqual(['run#1', 'run#2']);
    expect(first.LastEvaluatedKey).toEqual(key('owner', 'run#2'));
    const second = await query({ ExclusiveStartKey: first.LastEvaluatedKey ?? {} });
    expect(second.Items?.map(({ sk }) => sk)).toEqual(['run#3']);
    expect(second.LastEvaluatedKey).toBeUndefined();
  });

  it('runs backwards when asked', async () => {
    const { Items } = await query({ ScanIndexForward: false });
    expect(Items?.map(({ sk }) => sk)).toEqual(['run#3', 'run#2']);
  });
});

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

  it('is refused when it touches an item twice', async () => {
    const twice = transact([
      { Put: { TableName, Item: key('twice') } },
      { Delete: { TableName, Key: key('twice') } },
    ]);
    await expect(twice).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('writes everything when all conditions hold', async () => {
    await put({ ...key('balance'), tokens: 5 });
    await transact([
      {
        Update: {
          TableName,
          Key: key('balance'),
          UpdateExpression: 'SET tokens = tokens - :price',
          ConditionExpression: 'tokens >= :price',
          ExpressionAttributeValues: { ':price': 3 },
        },
      },
      { Put: { TableName, Item: key('bought'), ConditionExpression: absent } },
    ]);
    expect([await get('balance'), await get('bought')]).toEqual([
      { ...key('balance'), tokens: 2 },
      key('bought'),
    ]);
  });

  it('runs once when sent twice with one token, and is refused with another content', async () => {
    await put({ ...key('account'), tokens: 0 });
    const credit = (tokens: number) =>
      transact(
        [
          {
            Update: {
              TableName,
              Key: key('account'),
              UpdateExpression: 'ADD tokens :tokens',
              ExpressionAttributeValues: { ':tokens': tokens },
            },
          },
        ],
        'order-1',
      );
    await credit(10);
    await credit(10);
    expect(await get('account')).toMatchObject({ tokens: 10 });
    await expect(credit(11)).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
  });

  it('reports twice the capacity of single writes', async () => {
    const { ConsumedCapacity } = await transact([{ Put: { TableName, Item: key('measured') } }]);
    expect(ConsumedCapacity).toMatchObject([{ TableName, CapacityUnits: 2 }]);
    const single = new PutCommand({ TableName, Item: key('measured'), ReturnConsumedCapacity: 'TOTAL' });
    expect((await bench.documents.send(single)).ConsumedCapacity).toMatchObject({ CapacityUnits: 1 });
  });
});

describe('the tables', () => {
  const indexNames = async () => {
    const { Table } = await bench.operator.send(new DescribeTableCommand({ TableName }));
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName).sort();
  };
  const queryIndex = async (IndexName: string, value: string) => {
    const attribute = IndexName === 'byEmail' ? 'email' : 'country';
    const { Items } = await bench.documents.send(
      new QueryCommand({
        TableName,
        IndexName,
        KeyConditionExpression: '#attribute = :value',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
    return Items;
  };

  it('have sparse indexes that carry only what they include', async () => {
    const indexed = { ...key('indexed'), email: 'a@example.com', since: '2026' };
    await put({ ...indexed, name: 'Ann', secret: 'stays out' });
    await put({ ...key('half indexed'), email: 'a@example.com' });
    await put({ ...key('not indexed'), name: 'Bo' });
    expect(await queryIndex('byEmail', 'a@example.com')).toEqual([{ ...indexed, name: 'Ann' }]);
  });

  it('keep their items when ensured again', async () => {
    await put({ ...key('kept'), country: 'Australia' });
    await ensureTables(bench.operator, { definitions: usersWith(byEmail) });
    expect(await indexNames()).toEqual(['byEmail']);
    expect(await get('kept')).toMatchObject({ country: 'Australia' });
  });

  it('get an index that a later release declares, filled from the existing items', async () => {
    await put({ ...key('older'), country: 'Norway' });
    await ensureTables(bench.operator, { definitions: usersWith({ ...byEmail, ...byCountry }) });
    await ensureTables(bench.operator, { definitions: usersWith({ ...byEmail, ...byCountry }) });
    expect(await indexNames()).toEqual(['byCountry', 'byEmail']);
    await put({ ...key('newer'), country: 'Norway' });
    const found = await queryIndex('byCountry', 'Norway');
    expect(found?.map(({ pk }) => pk)).toEqual(['newer', 'older']);
  });

  it('match the contract after the first start', async () => {
    await ensureTables(bench.operator);
    const { Table } = await bench.operator.send(
      new DescribeTableCommand({ TableName: physicalTable('runs') }),
    );
    expect(Table).toMatchObject({
      TableStatus: 'ACTIVE',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    });
  });
});
