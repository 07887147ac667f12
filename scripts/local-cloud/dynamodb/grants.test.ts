import { type DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { type TableName, tableNames } from '#shared/contract/tables.ts';
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
const one = { ':pk': 'a' };

/** A call for every action; a transaction with one item for actions that transactions have too. */
const calls = {
  'dynamodb:GetItem': (TableName: string) => new GetCommand({ TableName, Key }),
  'dynamodb:BatchGetItem': (TableName: string) =>
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }),
  'dynamodb:Query': (TableName: string) =>
    new QueryCommand({ TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: one }),
  'dynamodb:PutItem': (TableName: string) => new PutCommand({ TableName, Item: Key }),
  'dynamodb:UpdateItem': (TableName: string) => new UpdateCommand({ TableName, Key }),
  'dynamodb:DeleteItem': (TableName: string) => new DeleteCommand({ TableName, Key }),
  'dynamodb:ConditionCheckItem': (TableName: string) =>
    new TransactWriteCommand({
      TransactItems: [
        { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(nothing)' } },
      ],
    }),
  'dynamodb:BatchWriteItem': (TableName: string) =>
    new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: Key } }] } }),
  'dynamodb:Scan': (TableName: string) => new ScanCommand({ TableName }),
};
type Action = keyof typeof calls;
const actions = Object.keys(calls) as Action[];

async function isRefused(client: DynamoDBClient, action: Action, table: TableName): Promise<boolean> {
  const documents = DynamoDBDocumentClient.from(client);
  try {
    // The overloads do not accept the union of the commands.
    await documents.send(calls[action](physicalTable(table)) as GetCommand);
    return false;
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDeniedException') return true;
    throw error;
  }
}

describe("a function's access key", () => {
  it.each(functionNames)('of %s may do exactly what the contract grants it', async (name) => {
    const client = bench.as(name);
    const allowed: string[] = [];
    for (const table of tableNames)
      for (const action of actions)
        if (!(await isRefused(client, action, table))) allowed.push(`${action} on ${table}`);
    const granted = Object.entries(functionDefinition(name).grants.tables ?? {}).flatMap(([table, held]) =>
      held.map((action) => `${action} on ${table}`),
    );
    expect(allowed.sort()).toEqual(granted.sort());
  });

  it('is checked for every item of a transaction', async () => {
    // It may write users but not orders.
    const documents = DynamoDBDocumentClient.from(bench.as('api-auth'));
    const put = (table: TableName) => ({
      Put: { TableName: physicalTable(table), Item: { pk: 't', sk: table } },
    });
    await documents.send(new TransactWriteCommand({ TransactItems: [put('users')] }));
    const mixed = documents.send(new TransactWriteCommand({ TransactItems: [put('users'), put('orders')] }));
    await expect(mixed).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('api-auth is not authorized to perform: dynamodb:PutItem'),
    });
  });

  it('is checked for every table of a batch', async () => {
    const documents = DynamoDBDocumentClient.from(bench.as('api-user'));
    const batch = (tables: TableName[]) =>
      new BatchGetCommand({
        RequestItems: Object.fromEntries(tables.map((table) => [physicalTable(table), { Keys: [Key] }])),
      });
    await documents.send(batch(['users']));
    await expect(documents.send(batch(['users', 'purchases']))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  it('gives no administration and no unknown table, and nothing to an unknown key', async () => {
    const refused = { name: 'AccessDeniedException' };
    await expect(bench.as('api-auth').send(new ListTablesCommand())).rejects.toMatchObject(refused);
    const read = (key: string, TableName: string) =>
      DynamoDBDocumentClient.from(bench.as(key)).send(new GetCommand({ TableName, Key }));
    await expect(read('api-auth', 'waymint-prod-users')).rejects.toMatchObject(refused);
    await expect(read('stranger', physicalTable('users'))).rejects.toMatchObject(refused);
  });
});
