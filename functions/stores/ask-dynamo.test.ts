import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withDeadline } from '../runtime/deadline.ts';
import { testDynamoClient } from '../testing/dynamo-client.ts';
import { startServer } from '../testing/start-server.ts';
import { type Asked, askDynamo, type Dynamo } from './ask-dynamo.ts';

/** Starts a database that records requests and gives the answers of the test. */
async function startDatabase() {
  const asked: { operation: string; body: Record<string, unknown> }[] = [];
  const told = { answer: {} };
  const { url } = await startServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    asked.push({ operation, body: JSON.parse(body) });
    response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify(told.answer));
  });
  return { asked, told, dynamo: askDynamo(testDynamoClient(url)) };
}

const TableName = 'things';
const Key = { pk: 'one', sk: 'thing' };
const wireKey = { pk: { S: 'one' }, sk: { S: 'thing' } };
const transaction = {
  TransactItems: [{ Put: { TableName, Item: Key } }],
} satisfies Asked<'TransactWriteItems'>;

test.each<[string, (dynamo: Dynamo) => Promise<object>, object]>([
  ['GetItem', (dynamo) => dynamo.send('GetItem', { TableName, Key }), { Key: wireKey }],
  ['PutItem', (dynamo) => dynamo.send('PutItem', { TableName, Item: Key }), { Item: wireKey }],
  ['UpdateItem', (dynamo) => dynamo.send('UpdateItem', { TableName, Key }), { Key: wireKey }],
  ['DeleteItem', (dynamo) => dynamo.send('DeleteItem', { TableName, Key }), { Key: wireKey }],
  [
    'Query',
    (dynamo) => dynamo.send('Query', { TableName, ExclusiveStartKey: Key }),
    { ExclusiveStartKey: wireKey },
  ],
  ['Scan', (dynamo) => dynamo.send('Scan', { TableName }), { TableName }],
  [
    'BatchGetItem',
    (dynamo) => dynamo.send('BatchGetItem', { RequestItems: { things: { Keys: [Key] } } }),
    { RequestItems: { things: { Keys: [wireKey] } } },
  ],
  [
    'TransactWriteItems',
    (dynamo) => dynamo.send('TransactWriteItems', transaction),
    { TransactItems: [{ Put: { TableName, Item: wireKey } }] },
  ],
])('%s reaches the database with its values in DynamoDB’s form', async (operation, ask, body) => {
  const { asked, dynamo } = await startDatabase();
  await ask(dynamo);
  expect(asked).toMatchObject([{ operation, body }]);
});

it('gives each transaction its own token, so that none runs twice', async () => {
  const { asked, dynamo } = await startDatabase();
  await dynamo.send('TransactWriteItems', transaction);
  await dynamo.send('TransactWriteItems', transaction);
  const tokens = asked.map(({ body }) => body.ClientRequestToken);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toMatch(/^[\da-f-]{36}$/);
});

/** Generates items like those of the stores: nested plain values. */
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
    { maxKeys: 4, noNullPrototype: true },
  ),
})) as { item: fc.Arbitrary<Record<string, unknown>> };

it('reads any item as it was written', async () => {
  const { asked, told, dynamo } = await startDatabase();
  await fc.assert(
    fc.asyncProperty(item, async (Item) => {
      asked.length = 0;
      told.answer = {};
      await dynamo.send('PutItem', { TableName, Item });
      told.answer = { Item: asked[0]?.body.Item };
      expect((await dynamo.send('GetItem', { TableName, Key })).Item).toEqual(Item);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['NaN', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['an integer beyond the safe range', 2 ** 53],
  ['a date', new Date(0)],
])('throws on %s before anything is sent', async (_, value) => {
  const { asked, dynamo } = await startDatabase();
  const put = dynamo.send('PutItem', { TableName, Item: { pk: 'one', deep: [value] } });
  await expect(put).rejects.toThrow(/not allowed|Unsupported type|greater than/);
  expect(asked).toEqual([]);
});

it('sends nothing once the deadline of its request has passed', async () => {
  const { asked, dynamo } = await startDatabase();
  let late: Promise<unknown> | undefined;
  const request = withDeadline(20, async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    late = dynamo.send('GetItem', { TableName, Key });
    await late;
  });
  await expect(request).rejects.toMatchObject({ name: 'TimeIsUp' });
  await new Promise((resolve) => setTimeout(resolve, 80));
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);
});
