import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { callDynamo } from '../testing/call-dynamo.ts';
import { startServer } from '../testing/start-server.ts';
import { type Asked, askDynamo } from './ask-dynamo.ts';

/** What the stores write: plain values, deep in one another. */
const { item } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).filter((number) => !Object.is(number, -0)),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('item'),
  ),
  item: fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    tie('value'),
    {
      maxKeys: 4,
      noNullPrototype: true,
    },
  ),
})) as { item: fc.Arbitrary<Record<string, unknown>> };

/** One engine that keeps what it is asked and answers what it is told; asked by the SDK and by us. */
async function startBoth() {
  const asked: { target: unknown; body: unknown }[] = [];
  const told = { answer: {} };
  const { url: endpoint } = await startServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    asked.push({ target: request.headers['x-amz-target'], body: JSON.parse(body) });
    response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify(told.answer));
  });
  const identity = { accessKeyId: 'test', secretAccessKey: 'test' };
  const sdk = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials: identity }),
  );
  return { asked, told, sdk, ours: askDynamo(callDynamo(endpoint)) };
}

const TableName = 'things';
const Key = { pk: 'one', sk: 'thing' };
const get = { TableName, Key, ConsistentRead: true };
const condition = {
  TableName,
  Key,
  ConditionExpression: '#s = :s',
  // Names of parameters are nothing special inside of them.
  ExpressionAttributeNames: { '#s': 'Key' },
  ExpressionAttributeValues: { ':s': { Item: ['a', 1.5, null, true], Keys: [] } },
};
const change = { ...condition, UpdateExpression: 'SET #s = :s' };
const put = { TableName, Item: { ...Key, Key: { pk: 2 } }, ReturnValues: 'ALL_OLD' } as const;
const query = {
  TableName,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': 'one' },
  ExclusiveStartKey: Key,
  Limit: 3,
  IndexName: undefined,
};
const batch = { RequestItems: { Key: { Keys: [Key], ConsistentRead: true } } };
const transaction = {
  TransactItems: [
    { Put: { TableName, Item: put.Item } },
    { Update: change },
    { Delete: condition },
    { ConditionCheck: condition },
  ],
} satisfies Asked<'TransactWriteItems'>;

const wire = {
  pk: { S: 'one' },
  n: { N: '-12.5' },
  deep: { M: { l: { L: [{ NULL: true }, { BOOL: false }] } } },
};
type Both = Awaited<ReturnType<typeof startBoth>>;

test.each<[string, object, (both: Both) => Promise<object>[]]>([
  ['GetItem', { Item: wire }, ({ sdk, ours }) => [sdk.send(new GetCommand(get)), ours.send('GetItem', get)]],
  [
    'PutItem',
    { Attributes: wire },
    ({ sdk, ours }) => [sdk.send(new PutCommand(put)), ours.send('PutItem', put)],
  ],
  [
    'UpdateItem',
    { Attributes: wire },
    ({ sdk, ours }) => [sdk.send(new UpdateCommand(change)), ours.send('UpdateItem', change)],
  ],
  [
    'DeleteItem',
    {},
    ({ sdk, ours }) => [sdk.send(new DeleteCommand(condition)), ours.send('DeleteItem', condition)],
  ],
  [
    'Query',
    { Items: [wire], Count: 1, LastEvaluatedKey: wire },
    ({ sdk, ours }) => [sdk.send(new QueryCommand(query)), ours.send('Query', query)],
  ],
  [
    'Scan',
    { Items: [], Count: 0 },
    ({ sdk, ours }) => [sdk.send(new ScanCommand({ TableName })), ours.send('Scan', { TableName })],
  ],
  [
    'BatchGetItem',
    { Responses: { Key: [wire] }, UnprocessedKeys: { Key: { Keys: [wire], ConsistentRead: true } } },
    ({ sdk, ours }) => [sdk.send(new BatchGetCommand(batch)), ours.send('BatchGetItem', batch)],
  ],
  [
    'TransactWriteItems',
    {},
    ({ sdk, ours }) => [
      sdk.send(new TransactWriteCommand(transaction)),
      ours.send('TransactWriteItems', transaction),
    ],
  ],
])('%s is asked and answered as the SDK does it', async (operation, answer, ask) => {
  const both = await startBoth();
  both.told.answer = answer;
  const [theirs, ours] = await Promise.all(ask(both));
  const { $metadata: _their, ...said } = theirs as { $metadata?: object };
  expect(ours).toEqual(said);
  const [first, second] = both.asked.map(withoutToken);
  expect(first?.target).toBe(`DynamoDB_20120810.${operation}`);
  expect(second).toEqual(first);
});

it('gives each transaction a name of its own, so that none is done twice', async () => {
  const { asked, ours } = await startBoth();
  await ours.send('TransactWriteItems', transaction);
  await ours.send('TransactWriteItems', transaction);
  const tokens = asked.map(({ body }) => (body as { ClientRequestToken?: string }).ClientRequestToken);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^[\da-f-]{36}$/);
});

it('writes and reads any item as the SDK does', async () => {
  const { asked, told, sdk, ours } = await startBoth();
  await fc.assert(
    fc.asyncProperty(item, async (Item) => {
      asked.length = 0;
      told.answer = {};
      await sdk.send(new PutCommand({ TableName, Item }));
      await ours.send('PutItem', { TableName, Item });
      expect(asked[1]).toEqual(asked[0]);
      told.answer = asked[0]?.body ?? {};
      expect((await ours.send('GetItem', { TableName, Key })).Item).toEqual(Item);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a number that is none', Number.NaN],
  ['a number without end', Number.POSITIVE_INFINITY],
  ['a whole number that is not kept whole', 2 ** 53],
  ['a date', new Date(0)],
  ['a set', new Set(['a'])],
  ['bytes', new Uint8Array(2)],
  ['a big integer', 1n],
  ['a function', () => 1],
])('%s is a fault before anything is sent', async (_, value) => {
  const { asked, ours } = await startBoth();
  await expect(ours.send('PutItem', { TableName, Item: { pk: 'one', deep: [value] } })).rejects.toThrow(
    'cannot be stored',
  );
  expect(asked).toEqual([]);
});

test.each([
  ['a set', { SS: ['a'] }, 'A value of type SS cannot be read'],
  ['a whole number that is not kept whole', { N: '9007199254740993' }, 'Such a number cannot be read'],
  ['a number that is none', { N: 'twelve' }, 'Such a number cannot be read'],
  ['a number without a digit', { N: '' }, 'Such a number cannot be read'],
  ['nothing for a number', { N: null }, 'Such a number cannot be read'],
])('does not take %s for something else', async (_, pk, fault) => {
  const { told, ours } = await startBoth();
  told.answer = { Item: { pk } };
  await expect(ours.send('GetItem', { TableName, Key })).rejects.toThrow(fault);
});

function withoutToken({ target, body }: { target: unknown; body: unknown }) {
  const { ClientRequestToken: _token, ...rest } = body as Record<string, unknown>;
  return { target, body: rest };
}
