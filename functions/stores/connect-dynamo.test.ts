import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, test } from 'vitest';
import { connectDynamo } from './connect-dynamo.ts';

type EngineAnswer = readonly [status: number, type: string, more?: object];

/** Answers what it is told to, one after the other, and keeps what it was sent: the embedded engine never conflicts. */
async function startEngine(...given: EngineAnswer[]) {
  const answers = [...given];
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const [status, type, more] = answers.shift() ?? [200, ''];
    const body = status === 200 ? {} : { __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...more };
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  closing.push(() => {
    client.destroy();
    server.close();
  });
  const waits: number[] = [];
  const dynamo = connectDynamo(client, { random: () => 0.5, sleep: async (ms) => void waits.push(ms) });
  return { dynamo, received, waits };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const TableName = 'things';
const put = (item: object) => new PutCommand({ TableName, Item: { pk: 'one', sk: 'thing', ...item } });
const conflict = [400, 'TransactionConflictException'] as const;
const cancelled = [
  400,
  'TransactionCanceledException',
  { CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }] },
] as const;

describe('a write that meets a conflict', () => {
  it('on one item is sent again until it goes through', async () => {
    const { dynamo, received, waits } = await startEngine(conflict, conflict);
    await dynamo.send(put({}));
    expect(received).toHaveLength(3);
    expect(received[2]).toEqual(received[0]);
    expect(waits).toEqual([50, 50]);
  });

  it('as a transaction is sent again, not as the one that was refused', async () => {
    const { dynamo, received } = await startEngine(cancelled);
    const item = { Put: { TableName, Item: { pk: 'one', sk: 'thing' } } };
    await dynamo.send(new TransactWriteCommand({ TransactItems: [item] }));
    const [first, second] = received as { ClientRequestToken: string }[];
    expect(second?.ClientRequestToken).not.toBe(first?.ClientRequestToken);
  });

  it('every time says so in the end', async () => {
    const { dynamo, received } = await startEngine(...Array.from({ length: 9 }, () => conflict));
    await expect(dynamo.send(put({}))).rejects.toMatchObject({ name: 'TransactionConflictException' });
    expect(received).toHaveLength(5);
  });

  it('is not taken for a condition that refused, which is final', async () => {
    const { dynamo, received } = await startEngine([400, 'ConditionalCheckFailedException']);
    await expect(dynamo.send(put({}))).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(received).toHaveLength(1);
  });
});

describe('a value that is undefined', () => {
  // What the types forbid, and data that was cast lets through.
  const absent = undefined as unknown as string;
  test.each([
    ['at the top of an item', put({ name: absent }), 'Item.name'],
    ['inside an item', put({ person: { name: absent } }), 'Item.person.name'],
    ['in a list of an item', put({ names: ['a', absent] }), 'Item.names.1'],
    [
      'in an update',
      new UpdateCommand({ TableName, Key: { pk: 'one' }, ExpressionAttributeValues: { ':name': absent } }),
      'ExpressionAttributeValues.:name',
    ],
    [
      'in a transaction',
      new TransactWriteCommand({ TransactItems: [{ Delete: { TableName, Key: { pk: absent } } }] }),
      'TransactItems.0.Delete.Key.pk',
    ],
  ])('%s is a fault, and nothing is sent', async (_, command, place) => {
    const { dynamo, received } = await startEngine();
    const sent = dynamo.send(command as PutCommand);
    await expect(sent).rejects.toThrow(`Nothing undefined is stored: ${place}`);
    expect(received).toEqual([]);
  });

  it('among the parameters themselves is one that was not given', async () => {
    const { dynamo, received } = await startEngine();
    const none: object = { ConditionExpression: undefined };
    await dynamo.send(new PutCommand({ TableName, Item: { pk: 'one' }, ...none }));
    expect(received).toEqual([{ TableName, Item: { pk: { S: 'one' } } }]);
  });
});
