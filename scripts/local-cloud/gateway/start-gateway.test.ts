import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { errorEnvelope } from '#shared/contract/envelopes.ts';
import { localHeaders } from './guard-local.ts';
import { type Exchange, type Gateway, startGateway } from './start-gateway.ts';
import { sendRaw } from './testing/send-raw.ts';

let gateway: Gateway;
const say =
  (door: string) =>
  async ({ response, url }: Exchange) =>
    void response.end(`${door} ${url.pathname}${url.search}`);

beforeAll(async () => {
  gateway = await startGateway(0);
  gateway.open({
    api: say('api'),
    local: say('local'),
    site: async (exchange) => {
      if (exchange.url.pathname === '/broken') throw new Error('a fault, logged by this test on purpose');
      await say('site')(exchange);
    },
  });
});
afterAll(() => gateway.close());

const send = (host: string, path: string) => sendRaw({ port: gateway.port, path, headers: { host } });

describe('the front door', () => {
  it.each([
    ['/api', 'api /api'],
    ['/api/user?a=1', 'api /api/user?a=1'],
    ['/apiary', 'site /apiary'],
    ['/__local', 'local /__local'],
    ['/__local/mail', 'local /__local/mail'],
    ['/__localhost', 'site /__localhost'],
    ['/', 'site /'],
    ['//evil.example/api', 'site //evil.example/api'],
    ['/x/../api/user', 'api /api/user'],
  ])('routes %s to %s', async (path, reached) => {
    expect((await send('localhost', path)).text).toBe(reached);
  });

  it.each(['127.0.0.1', '[::1]', 'evil.example', 'evil.example:80'])(
    'redirects a page requested as %s to the site under its own name, with path and query',
    async (host) => {
      const { status, headers } = await send(host, '/token/order?ref=%2Fa&x=1');
      expect({ status, location: headers.location }).toEqual({
        status: 307,
        location: `http://localhost:${gateway.port}/token/order?ref=%2Fa&x=1`,
      });
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '0.0.0.0',
    'local',
  ])('refuses the local pages to the name %s', async (host) => {
    expect((await send(host, '/__local/mail.json')).status).toBe(403);
    expect((await send(host, '/x/../__local')).status).toBe(403);
  });

  it('refuses the local pages to a page of another site, and forbids framing them', async () => {
    const ask = (origin: string) =>
      sendRaw({ port: gateway.port, method: 'POST', path: '/__local/clock', headers: { origin } });
    const refused = await ask('https://evil.example');
    expect(refused.status).toBe(403);
    const { text, headers } = await ask(`http://localhost:${gateway.port}`);
    expect(text).toBe('local /__local/clock');
    for (const answer of [refused.headers, headers]) expect(answer).toMatchObject(localHeaders);
  });

  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['an unknown method', 'SPY /api/user HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['more headers than fit', `GET /api/user HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'GET /api HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ])('answers %s in the envelope of the API', async (_, bytes, status) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('cache-control: private, no-store');
    expect(errorEnvelope.parse(JSON.parse(body)).code).toBe('invalid-input');
  });

  it.each(['x@localhost', 'localhost/__local/clock?', 'local host'])(
    'refuses the host "%s"',
    async (host) => {
      const { status, headers, text } = await send(host, '/');
      expect({ status, code: errorEnvelope.parse(JSON.parse(text)).code }).toEqual({
        ...{ status: 400, code: 'invalid-input' },
      });
      expect(headers).toMatchObject(apiHeaders);
    },
  );
});

/** Returns every byte of the answer. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(gateway.port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
