import { describe, expect, it, test } from 'vitest';
import { testDynamoClient } from '../testing/dynamo-client.ts';
import { startServer } from '../testing/start-server.ts';
import type { Dynamo } from './ask-dynamo.ts';
import { connectDynamo } from './connect-dynamo.ts';

type EngineAnswer = readonly [status: number, type: string, more?: object];

/** Gives the listed answers in turn and records requests. It is needed because the embedded engine never conflicts. */
async function startEngine(...given: EngineAnswer[]) {
  const answers = [...given];
  const received: unknown[] = [];
  const { url } = await startServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const [status, type, more] = answers.shift() ?? [200, ''];
    const body = status === 200 ? {} : { __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...more };
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  const waits: number[] = [];
  const pacing = { random: () => 0.5, sleep: async (ms: number) => void waits.push(ms) };
  const dynamo = connectDynamo(testDynamoClient(url), pacing);
  return { dynamo, received, waits };
}

const TableName = 'things';
const put = (item: object) => (dynamo: Dynamo) =>
  dynamo.send('PutItem', { TableName, Item: { pk: 'one', sk: 'thing', ...item } });
const conflict = [400, 'TransactionConflictException'] as const;
const cancelled = [
  400,
  'TransactionCanceledException',
  { CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }] },
] as const;

describe('a write that meets a conflict', () => {
  it('on one item is sent again until it succeeds', async () => {
    const { dynamo, received, waits } = await startEngine(conflict, conflict);
    await put({})(dynamo);
    expect(received).toHaveLength(3);
    expect(received[2]).toEqual(received[0]);
    expect(waits).toEqual([12.5, 25]);
  });

  it('in a transaction is sent again with a new token', async () => {
    const { dynamo, received } = await startEngine(cancelled);
    const item = { Put: { TableName, Item: { pk: 'one', sk: 'thing' } } };
    await dynamo.send('TransactWriteItems', { TransactItems: [item] });
    const [first, second] = received as { ClientRequestToken: string }[];
    expect(second?.ClientRequestToken).not.toBe(first?.ClientRequestToken);
  });

  it('fails after eight conflicts, with waits of at most 0.4 s', async () => {
    const { dynamo, received, waits } = await startEngine(...Array.from({ length: 9 }, () => conflict));
    await expect(put({})(dynamo)).rejects.toMatchObject({ name: 'TransactionConflictException' });
    expect(received).toHaveLength(8);
    expect(waits).toEqual([12.5, 25, 50, 100, 200, 200, 200]);
  });

  it('is told apart from a failed condition, which is final', async () => {
    const { dynamo, received } = await startEngine([400, 'ConditionalCheckFailedException']);
    await expect(put({})(dynamo)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect(received).toHaveLength(1);
  });
});

describe('a value that is undefined', () => {
  // A cast is needed, because the types forbid undefined, which cast data can still contain.
  const absent = undefined as unknown as string;
  test.each([
    ['at the top of an item', put({ name: absent }), 'Item.name'],
    ['inside an item', put({ person: { name: absent } }), 'Item.person.name'],
    ['in a list of an item', put({ names: ['a', absent] }), 'Item.names.1'],
    [
      'in an update',
      (dynamo: Dynamo) =>
        dynamo.send('UpdateItem', {
          TableName,
          Key: { pk: 'one' },
          ExpressionAttributeValues: { ':name': absent },
        }),
      'ExpressionAttributeValues.:name',
    ],
    [
      'in a transaction',
      (dynamo: Dynamo) =>
        dynamo.send('TransactWriteItems', {
          TransactItems: [{ Delete: { TableName, Key: { pk: absent } } }],
        }),
      'TransactItems.0.Delete.Key.pk',
    ],
  ])('%s throws and sends nothing', async (_, ask, place) => {
    const { dynamo, received } = await startEngine();
    await expect(ask(dynamo)).rejects.toThrow(`An undefined value cannot be stored: ${place}`);
    expect(received).toEqual([]);
  });

  it('counts as not given among the parameters themselves', async () => {
    const { dynamo, received } = await startEngine();
    const none: object = { ConditionExpression: undefined };
    await dynamo.send('PutItem', { TableName, Item: { pk: 'one' }, ...none });
    expect(received).toEqual([{ TableName, Item: { pk: { S: 'one' } } }]);
  });
});
