import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiHeaders, originSecretHeader, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { type FunctionRuntime, startFunctionRuntime } from '../runtime/function-runtime.ts';
import { writeBundles } from '../runtime/testing/write-bundles.ts';
import { loadApiEdge } from './api-edge.ts';
import { serveApi } from './http-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { type RawRequest, sendRaw } from './testing/send-raw.ts';

const mb = 1024 * 1024;
const nowMs = Date.UTC(2026, 2, 9, 19, 3, 58, 123);

/** Answers as the header x-wish says, and with its event by default. */
const echo = `
const wishes = {
  binary: () => ({ statusCode: 200, headers: { 'content-type': 'application/pdf' }, isBase64Encoded: true,
    body: Buffer.from([0, 255, 37, 80]).toString('base64') }),
  oversize: () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) }),
  slow: () => new Promise(() => {}),
  throw: () => { throw new TypeError('secret detail'); },
  crash: () => { setTimeout(() => { throw new Error('secret detail'); }); return new Promise(() => {}); },
  nothing: () => undefined,
  malformed: () => ({ statusCode: 'many' }),
  injected: () => ({ statusCode: 200, headers: { 'x-a': 'a\\r\\nset-cookie: b' } }),
};
export const handler = async (event) =>
  (wishes[event.headers['x-wish']] ?? (() => ({ statusCode: 200, headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event) })))();
`;

const edgeLines: string[] = [];
let folder: string;
let gateway: Gateway;
let functions: FunctionRuntime;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymint-http-api-'));
  const bundles = writeBundles(folder, Object.fromEntries(functionNames.map((name) => [name, echo])));
  functions = startFunctionRuntime({
    bundles,
    environmentOf: () => ({}),
    clockOffset: new BigInt64Array(new SharedArrayBuffer(8)),
    onLog: () => {},
  });
  gateway = await startGateway(0);
  const options = {
    clock: { nowMs: () => nowMs },
    functions,
    refuseAtEdge: loadApiEdge((line) => edgeLines.push(line)),
    siteUrl: 'https://site.example',
    originSecret: 'the real secret',
  };
  gateway.open({
    // Only a call that asks for it times out early, so that a slow machine fails no other test.
    api: (exchange) =>
      serveApi(
        exchange,
        exchange.request.headers['x-wish'] === 'slow' ? { ...options, timeoutMs: 50 } : options,
      ),
    local: async () => {},
    site: async () => {},
  });
});
afterAll(async () => {
  await gateway.close();
  await functions.close();
  rmSync(folder, { recursive: true });
});

const send = (request: Omit<RawRequest, 'port'>) => sendRaw({ port: gateway.port, ...request });
const eventOf = async (request: Omit<RawRequest, 'port'>) =>
  JSON.parse((await send(request)).text) as APIGatewayProxyEventV2;
const wish = (name: string, method = 'GET') =>
  send({ path: '/api/openapi.json', method, headers: { 'x-wish': name } });

describe('the event', () => {
  it('has the documented shape', async () => {
    const event = await eventOf({
      method: 'POST',
      path: '/api/auth/login?plain=1&list=a&list=b%2Cc&empty=',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'a browser',
        'X-List': ['1', '2'],
        cookie: 'one=1; two=2',
        connection: 'close',
      },
      body: '{"name":"Zoë"}',
    });
    const { requestId } = event.requestContext;
    expect(requestId).toMatch(/^[\w-]{10,}$/);
    expect(event).toEqual({
      version: '2.0',
      routeKey: 'POST /api/auth/login',
      rawPath: '/api/auth/login',
      rawQueryString: 'plain=1&list=a&list=b%2Cc&empty=',
      cookies: ['one=1', 'two=2'],
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': '15',
        'user-agent': 'a browser',
        'x-list': '1,2',
        connection: 'close',
        host: 'site.example',
        [viewerAddressHeader]: '127.0.0.1',
        [originSecretHeader]: 'the real secret',
      },
      queryStringParameters: { plain: '1', list: 'a,b,c', empty: '' },
      requestContext: {
        accountId: expect.stringMatching(/^\d{12}$/),
        apiId: expect.any(String),
        domainName: 'site.example',
        domainPrefix: expect.any(String),
        http: {
          method: 'POST',
          path: '/api/auth/login',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'a browser',
        },
        requestId,
        routeKey: 'POST /api/auth/login',
        stage: '$default',
        time: '09/Mar/2026:19:03:58 +0000',
        timeEpoch: nowMs,
      },
      body: '{"name":"Zoë"}',
      isBase64Encoded: false,
    });
  });

  it('has decoded path parameters and the query as it was sent', async () => {
    const event = await eventOf({ path: '/api/files/a%20b%C3%BC/link?t=x%20y+z' });
    expect(event).toMatchObject({
      routeKey: 'GET /api/files/{fileId}/link',
      rawPath: '/api/files/a bü/link',
      pathParameters: { fileId: 'a bü' },
      rawQueryString: 't=x%20y+z',
      queryStringParameters: { t: 'x y z' },
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', Buffer.from('amount=100&plan=PRO')],
    [undefined, Buffer.from('no type')],
  ])('carries a body of type %s as base64', async (contentType, body) => {
    const event = await eventOf({
      method: 'POST',
      path: '/api/pay/token',
      headers: contentType === undefined ? {} : { 'content-type': contentType },
      body,
    });
    expect(event).toMatchObject({ isBase64Encoded: true, body: body.toString('base64') });
  });

  it('carries the address and the secret of the distribution, even if a visitor sends others', async () => {
    const { headers } = await eventOf({
      path: '/api/openapi.json',
      headers: {
        'X-Viewer-Address': ['203.0.113.9', '203.0.113.10'],
        'X-Origin-Secret': 'guessed',
        Host: 'localhost',
      },
    });
    expect(headers).toMatchObject({
      [viewerAddressHeader]: '127.0.0.1',
      [originSecretHeader]: 'the real secret',
      host: 'site.example',
    });
    expect(JSON.stringify(headers)).not.toMatch(/203\.0|guessed/);
  });
});

describe('the answer', () => {
  it('returns bytes unchanged', async () => {
    const { status, headers, bytes } = await wish('binary');
    expect({ status, type: headers['content-type'], length: headers['content-length'] }).toEqual({
      status: 200,
      type: 'application/pdf',
      length: '4',
    });
    expect([...bytes]).toEqual([0, 255, 37, 80]);
  });

  it.each(['throw', 'crash', 'nothing', 'malformed', 'injected', 'oversize'])(
    'is a bare 500 when the function fails (%s)',
    async (way) => {
      const { status, headers, text } = await wish(way);
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 500,
        body: { message: 'Internal Server Error' },
      });
      expect(headers['set-cookie']).toBeUndefined();
      // The next call succeeds.
      expect((await wish('binary')).status).toBe(200);
    },
  );

  it('is a 503 when the function takes too long', async () => {
    const { status, text } = await wish('slow');
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 503,
      body: { message: 'Service Unavailable' },
    });
  });
});

describe('a body', () => {
  const post = (bytes: number, headers: Record<string, string>) =>
    send({ method: 'POST', path: '/api/pay/webhook', headers, body: Buffer.alloc(bytes, 'x') });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['over the limit of a function', 512 * 1024 + 1, json],
    ['over 10 MB', 10 * mb + 1, json],
    ['over 10 MB that hides its length', 10 * mb + 1, { ...json, 'transfer-encoding': 'chunked' }],
    ['over 6 MB as an event', 5 * mb, { 'transfer-encoding': 'chunked' }],
  ])('%s is refused in the envelope, with headers and a line in the log', async (_, bytes, given) => {
    edgeLines.length = 0;
    const { status, headers, text } = await post(bytes, given);
    const { code, requestId } = errorEnvelope.parse(JSON.parse(text));
    expect({ status, code }).toEqual({ status: 413, code: 'body-too-large' });
    expect(headers).toMatchObject(apiHeaders);
    expect(edgeLines.map((line) => JSON.parse(line))).toEqual([
      { kind: 'request', requestId, route: 'edge', status: 413, outcome: 'body-too-large' },
    ]);
  });
});
