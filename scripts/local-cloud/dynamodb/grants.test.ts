import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableName } from '#shared/contract/tables.ts';
import { physicalTable } from '../authorise.ts';
import { ensureTables } from './ensure-tables.ts';
import { type DynamoDbBench, startBench } from './testing/dynamodb-bench.ts';

let bench: DynamoDbBench;
beforeAll(async () => {
  bench = await startBench();
  await ensureTables(bench.operator);
});
afterAll(() => bench.close());

const Key = { pk: 'a', sk: 'b' };
const refused = { name: 'AccessDeniedException' };
const as = (key: string) => DynamoDBDocumentClient.from(bench.as(key));
const users = physicalTable('users');

describe("a function's access key", () => {
  it('may do what the contract grants it, and nothing else', async () => {
    const TableName = users;
    await as('api-auth').send(new PutCommand({ TableName, Item: Key }));
    expect((await as('api-auth').send(new GetCommand({ TableName, Key }))).Item).toEqual(Key);
    await expect(as('api-auth').send(new ScanCommand({ TableName }))).rejects.toMatchObject(refused);
    await expect(as('api-meta').send(new GetCommand({ TableName, Key }))).rejects.toMatchObject(refused);
  });

  it('is checked for every item of a transaction', async () => {
    // It may write users but not orders.
    const put = (table: TableName) => ({
      Put: { TableName: physicalTable(table), Item: { pk: 't', sk: table } },
    });
    await as('api-auth').send(new TransactWriteCommand({ TransactItems: [put('users')] }));
    const mixed = new TransactWriteCommand({ TransactItems: [put('users'), put('orders')] });
    await expect(as('api-auth').send(mixed)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('api-auth is not authorized to perform: dynamodb:PutItem'),
    });
  });

  it('is checked for every table of a batch', async () => {
    const batch = (tables: TableName[]) =>
      new BatchGetCommand({
        RequestItems: Object.fromEntries(tables.map((table) => [physicalTable(table), { Keys: [Key] }])),
      });
    await as('api-user').send(batch(['users']));
    await expect(as('api-user').send(batch(['users', 'purchases']))).rejects.toMatchObject(refused);
  });

  it('gives no administration and no unknown table, and nothing to an unknown key', async () => {
    await expect(bench.as('api-auth').send(new ListTablesCommand())).rejects.toMatchObject(refused);
    const read = (key: string, TableName: string) => as(key).send(new GetCommand({ TableName, Key }));
    await expect(read('api-auth', 'waymint-prod-users')).rejects.toMatchObject(refused);
    await expect(read('stranger', users)).rejects.toMatchObject(refused);
  });
});
