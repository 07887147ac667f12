import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, test } from 'vitest';
import { callDynamo, withoutWaiting } from '../testing/call-dynamo.ts';
import { startServer } from '../testing/start-server.ts';
import type { Connection } from './call-service.ts';

type Turn = (response: ServerResponse, request: IncomingMessage) => void;

const json = { 'content-type': 'application/x-amz-json-1.0' };
const says =
  (status: number, type: string, headers: Record<string, string> = {}): Turn =>
  (response) => {
    const body = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: `It was ${type}` };
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body));
  };
const answers: Turn = (response) => void response.writeHead(200, json).end('{"Item":{}}');
const hangsUp: Turn = (response) => void response.socket?.destroy();
const stopsMidway: Turn = (response) => {
  response
    .writeHead(200, { ...json, 'content-length': '99' })
    .write('{"Item"', () => response.socket?.destroy());
};
const isInTheWay: Turn = (response) =>
  void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad');

/** A service that takes its turns one after the other and then answers. */
async function startService(turns: Turn[], more: Connection = {}) {
  const waits: number[] = [];
  const bodies: string[] = [];
  const server = await startServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString('utf8'));
    (turns.shift() ?? answers)(response, request);
  });
  const pacing = { random: () => 0.5, sleep: async (ms: number) => void waits.push(ms) };
  const call = callDynamo(server.url, { pacing, ...more });
  return { call: () => call('GetItem', { TableName: 'things' }), waits, bodies, server };
}

describe('a call of a service', () => {
  it('keeps its connection', async () => {
    const { call, server } = await startService([]);
    expect(await call()).toEqual({ Item: {} });
    await call();
    expect(server.connections).toBe(1);
  });

  it('that finds its kept connections dead, as after a freeze, loses one attempt to them, not all', async () => {
    const all = Promise.withResolvers<void>();
    const met = new WeakSet<object>();
    let first = 0;
    const { url } = await startServer(async (request, response) => {
      await request.toArray();
      if (met.has(request.socket)) return void request.socket.destroy();
      met.add(request.socket);
      first += 1;
      if (first === 5) all.resolve();
      await all.promise;
      answers(response, request);
    });
    const call = callDynamo(url, { pacing: withoutWaiting, attempts: 2 });
    await Promise.all(Array.from({ length: 5 }, () => call('GetItem', {})));
    expect(await call('GetItem', {})).toEqual({ Item: {} });
  });

  test.each([
    ['a server at fault', says(500, 'InternalServerError')],
    ['one that is away', says(503, 'ServiceUnavailable')],
    ['something else that answers in its place', isInTheWay],
    ['a connection that was closed', hangsUp],
    ['an answer that was cut off', stopsMidway],
  ])('meets %s and is made again, the same, after a little', async (_, turn) => {
    const { call, waits, bodies } = await startService([turn, turn]);
    expect(await call()).toEqual({ Item: {} });
    expect(waits).toEqual([25, 50]);
    expect(new Set(bodies)).toEqual(new Set(['{"TableName":"things"}']));
    expect(bodies).toHaveLength(3);
  });

  test.each([
    ['is throttled', says(400, 'ProvisionedThroughputExceededException')],
    ['is one of too many', says(400, 'ThrottlingException')],
    ['is told so by its status', says(429, 'Whatever')],
  ])('that %s waits longer', async (_, turn) => {
    const { call, waits } = await startService([turn, turn]);
    await call();
    expect(waits).toEqual([500, 1000]);
  });

  it('leaves a service alone for as long as that asks, but for five seconds more than by itself', async () => {
    const hint = (ms: number) => says(503, 'ServiceUnavailable', { 'x-amz-retry-after': String(ms) });
    const { call, waits } = await startService([hint(700), hint(60_000)]);
    await call();
    expect(waits).toEqual([700, 5050]);
  });

  test.each(['<h1>Sign in</h1>', '{"Item":{"name":{"S":"Mia ', '', 'null', '[]', '"Item"'])(
    'that is answered with %j is a fault that repeats none of it, and is not made again',
    async (body) => {
      const { call, bodies } = await startService([
        (response) => void response.writeHead(200, json).end(body),
      ]);
      await expect(call()).rejects.toThrow(/^An answer of dynamodb cannot be read$/);
      expect(bodies).toHaveLength(1);
    },
  );

  it('is made three times and no more', async () => {
    const turn = says(500, 'InternalServerError');
    const { call, bodies } = await startService([turn, turn, turn, turn]);
    await expect(call()).rejects.toMatchObject({
      name: 'InternalServerError',
      message: 'It was InternalServerError',
      $metadata: { httpStatusCode: 500 },
    });
    expect(bodies).toHaveLength(3);
  });

  test.each([
    'ValidationException',
    'AccessDeniedException',
    'ConditionalCheckFailedException',
    'TransactionConflictException',
  ])('that is refused by %s is not made again', async (name) => {
    const { call, bodies } = await startService([says(400, name)]);
    await expect(call()).rejects.toMatchObject({ name });
    expect(bodies).toHaveLength(1);
  });

  it('is not made again for ever where the service is down: an instance has a store of attempts', async () => {
    const down = says(503, 'ServiceUnavailable');
    const { call, bodies } = await startService(Array.from({ length: 1000 }, () => down));
    for (let made = 0; made < 30; made += 1) await call().catch(() => {});
    // 500 of capacity at 14 an attempt: 35 made again.
    expect(bodies).toHaveLength(30 + 35);
  });

  it('gives back what its attempts took once it succeeds', async () => {
    const { call, bodies } = await startService(
      Array.from({ length: 100 }, (_, turn) => (turn % 2 === 0 ? says(503, 'ServiceUnavailable') : answers)),
    );
    for (let made = 0; made < 50; made += 1) await call();
    expect(bodies).toHaveLength(100);
  });

  it('that gets no answer ends', async () => {
    const { call } = await startService([() => {}], { attempts: 1 });
    const startedAtMs = performance.now();
    await expect(call()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - startedAtMs).toBeLessThan(4000);
  });

  it('whose answer stops coming ends', async () => {
    const turn: Turn = (response) =>
      void response.writeHead(200, { ...json, 'content-length': '99' }).write('{');
    const { call } = await startService([turn], { attempts: 1 });
    await expect(call()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('to where nobody listens says so as Node does', async () => {
    const call = callDynamo('http://127.0.0.1:1', { attempts: 1 });
    await expect(call('GetItem', {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
