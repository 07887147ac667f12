import type { ServerResponse } from 'node:http';
import { describe, expect, it, test } from 'vitest';
import { withDeadline } from '../runtime/deadline.ts';
import { testDynamoClient } from '../testing/dynamo-client.ts';
import { startServer } from '../testing/start-server.ts';
import { askDynamo } from './ask-dynamo.ts';

type Turn = (response: ServerResponse) => void;

const json = { 'content-type': 'application/x-amz-json-1.0' };
const says =
  (status: number, type: string): Turn =>
  (response) =>
    response
      .writeHead(status, json)
      .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}` }));
const answers: Turn = (response) => void response.writeHead(200, json).end('{"Item":{}}');
const hangsUp: Turn = (response) => void response.socket?.destroy();
const stopsMidway: Turn = (response) => {
  response
    .writeHead(200, { ...json, 'content-length': '99' })
    .write('{"Item"', () => response.socket?.destroy());
};
const isInTheWay: Turn = (response) =>
  void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad');

/** Starts a database that fails in the listed ways and then answers. */
async function startDatabase(turns: Turn[], maxAttempts = 3) {
  const bodies: string[] = [];
  const server = await startServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString('utf8'));
    (turns.shift() ?? answers)(response);
  });
  const dynamo = askDynamo(testDynamoClient(server.url, { maxAttempts }));
  return { call: () => dynamo.send('GetItem', { TableName: 'things', Key: { pk: 'one' } }), bodies, server };
}

describe('a request to the database', () => {
  it('keeps its connection for the next request', async () => {
    const { call, server } = await startDatabase([]);
    expect(await call()).toMatchObject({ Item: {} });
    await call();
    expect(server.connections).toBe(1);
  });

  test.each([
    ['a fault of the server', says(500, 'InternalServerError')],
    ['a server that is not available', says(503, 'ServiceUnavailable')],
    ['a gateway that answers in its place', isInTheWay],
    ['a connection that was closed', hangsUp],
    ['an answer that was cut off', stopsMidway],
    ['throttling', says(400, 'ProvisionedThroughputExceededException')],
  ])('is repeated unchanged after %s', async (_, turn) => {
    const { call, bodies } = await startDatabase([turn, turn]);
    expect(await call()).toMatchObject({ Item: {} });
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(1);
  });

  it('is sent at most three times', async () => {
    const turn = says(500, 'InternalServerError');
    const { call, bodies } = await startDatabase([turn, turn, turn, turn]);
    await expect(call()).rejects.toMatchObject({ name: 'InternalServerError' });
    expect(bodies).toHaveLength(3);
  });

  test.each([
    'ValidationException',
    'AccessDeniedException',
    'ConditionalCheckFailedException',
    'TransactionConflictException',
  ])('refused by %s is not repeated', async (name) => {
    const { call, bodies } = await startDatabase([says(400, name)]);
    await expect(call()).rejects.toMatchObject({ name });
    expect(bodies).toHaveLength(1);
  });

  test.each([
    ['never comes', () => {}],
    [
      'stops midway',
      (response) => void response.writeHead(200, { ...json, 'content-length': '99' }).write('{'),
    ],
  ] satisfies [string, Turn][])('ends after 2 s when the answer %s', async (_, turn) => {
    const { call } = await startDatabase([turn], 1);
    const startedAtMs = performance.now();
    await expect(call()).rejects.toThrow();
    expect(performance.now() - startedAtMs).toBeLessThan(4000);
  });

  it('ends at the deadline of its caller', async () => {
    const { call, bodies } = await startDatabase([() => {}]);
    const late: Promise<unknown>[] = [];
    const startedAtMs = performance.now();
    await expect(withDeadline(700, () => late[late.push(call()) - 1] ?? call())).rejects.toThrow();
    await expect(late[0]).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - startedAtMs).toBeLessThan(1900);
    expect(bodies).toHaveLength(1);
  });

  it('fails as a lost connection when no server listens', async () => {
    const dynamo = askDynamo(testDynamoClient('http://127.0.0.1:1', { maxAttempts: 1 }));
    const asked = dynamo.send('GetItem', { TableName: 'things', Key: { pk: 'one' } });
    await expect(asked).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
