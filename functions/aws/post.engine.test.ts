import dns from 'node:dns';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { callDynamo, withoutWaiting } from '../testing/call-dynamo.ts';
import { certify } from '../testing/certify.ts';

const trusted = getCACertificates('default');
afterEach(() => {
  setDefaultCACertificates(trusted);
  vi.restoreAllMocks();
});

/** The same client as on AWS: what it trusts is Node's to say, not an option of its own. */
const trust = (cert: string) => setDefaultCACertificates([...trusted, cert]);

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function startSecure(name: string) {
  const { key, cert } = certify(name);
  const seen = { handshakes: 0, bodies: [] as string[] };
  const server = createSecureServer({ key, cert }, async (request, response) => {
    seen.bodies.push(Buffer.concat(await request.toArray()).toString('utf8'));
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"Item":{}}');
  });
  server.on('secureConnection', () => {
    seen.handshakes += 1;
  });
  onTestFinished(() => server.closeAllConnections());
  return { url: `https://localhost:${await portOf(server)}`, cert, seen };
}

/** A server that knows nothing of TLS. */
const startPlain = async (meet: (socket: Socket) => void) =>
  `https://localhost:${await portOf(createServer(meet))}`;

const asked = { TableName: 'things' };
const once = { attempts: 1 };

describe('a call over TLS', () => {
  it('is answered, and the next one needs no new handshake', async () => {
    const { url, cert, seen } = await startSecure('localhost');
    trust(cert);
    const call = callDynamo(url, once);
    expect([await call('GetItem', asked), await call('GetItem', asked)]).toEqual([
      { Item: {} },
      { Item: {} },
    ]);
    expect(seen).toEqual({ handshakes: 1, bodies: [JSON.stringify(asked), JSON.stringify(asked)] });
  });

  it.each([
    ['that nobody vouches for', 'localhost', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another name', 'elsewhere.example', true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])(
    'tells nothing to a server with a certificate %s, and does not try again',
    async (_, name, vouched, code) => {
      const { url, cert, seen } = await startSecure(name);
      if (vouched) trust(cert);
      const sleep = vi.fn();
      const call = callDynamo(url, { pacing: { ...withoutWaiting, sleep } });
      await expect(call('GetItem', asked)).rejects.toMatchObject({ code });
      expect([seen.bodies, sleep.mock.calls]).toEqual([[], []]);
    },
  );

  it('that gets no connection ends after a second', async () => {
    // A name that is never found: the one way to no connection that is the same on every system.
    const lookup = vi.spyOn(dns, 'lookup').mockReturnValue();
    const startedAtMs = performance.now();
    await expect(callDynamo('https://service.example', once)('GetItem', asked)).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'service.example took no connection in time',
    });
    const tookMs = performance.now() - startedAtMs;
    expect([lookup.mock.calls.length, tookMs > 900, tookMs < 1900]).toEqual([1, true, true]);
  });

  it('that gets a connection and no handshake ends when an answer was due', async () => {
    const url = await startPlain((socket) => void onTestFinished(() => void socket.destroy()));
    const startedAtMs = performance.now();
    await expect(callDynamo(url, once)('GetItem', asked)).rejects.toMatchObject({
      name: 'TimeoutError',
      message: `${new URL(url).host} did not answer in time`,
    });
    expect(performance.now() - startedAtMs).toBeLessThan(2900);
  });

  it('that is cut off in the handshake is made again', async () => {
    const taken = vi.fn();
    const url = await startPlain((socket) => {
      taken();
      socket.once('data', () => socket.destroy());
    });
    const call = callDynamo(url, { pacing: withoutWaiting });
    await expect(call('GetItem', asked)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(taken).toHaveBeenCalledTimes(3);
  });
});
