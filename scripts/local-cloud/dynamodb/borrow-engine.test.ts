import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeServer, listenOnLoopback } from '../engine.ts';
import { borrowEngine } from './borrow-engine.ts';

let server: Server;
let endpoint: string;
const asked: { key: string; target: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const key = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
    asked.push({ key, target: String(request.headers['x-amz-target']), body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"Item":{}}');
  });
  endpoint = await listenOnLoopback(server);
});
afterAll(() => closeServer(server));
beforeEach(() => {
  asked.length = 0;
});

const ask = async (url: string): Promise<void> => {
  const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem', authorization: 'Credential=api-auth/x' };
  await (await fetch(url, { method: 'POST', headers, body: '{"asked":true}' })).text();
};

it('signs with a fixed key per borrower, made of letters and digits', async () => {
  for (const borrower of ['one', 'another', 'one']) {
    const engine = await borrowEngine(endpoint, borrower);
    await ask(engine.url);
    await engine.close();
  }
  const [first, second, third] = asked;
  expect(first).toMatchObject({ target: 'DynamoDB_20120810.GetItem', body: '{"asked":true}' });
  for (const { key } of asked) expect(key).toMatch(/^[a-z0-9]+$/);
  expect(second?.key).not.toBe(first?.key);
  expect(third?.key).toBe(first?.key);
});

it('keeps the order of the calls on one connection, however long each takes', async () => {
  const slow = createServer((request, response) => {
    const target = String(request.headers['x-amz-target']);
    request.resume();
    setTimeout(() => {
      asked.push({ key: '', target, body: '' });
      response.end('{}');
    }, Number(target) * 20);
  });
  const engine = await borrowEngine(await listenOnLoopback(slow), 'one');
  const { hostname, port } = new URL(engine.url);
  const socket = connect({ host: hostname, port: Number(port) });
  for (const target of [3, 2, 1])
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nx-amz-target: ${target}\r\ncontent-length: 2\r\n\r\n{}`);
  await expect.poll(() => asked.map(({ target }) => target)).toEqual(['3', '2', '1']);
  socket.destroy();
  await engine.close();
  await closeServer(slow);
});
