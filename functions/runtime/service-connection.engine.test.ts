import dns from 'node:dns';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askDynamo } from '../stores/ask-dynamo.ts';
import { certify } from '../testing/certify.ts';
import { testDynamoClient } from '../testing/dynamo-client.ts';
import { startServer } from '../testing/start-server.ts';

const trusted = getCACertificates('default');
afterEach(() => {
  setDefaultCACertificates(trusted);
  vi.restoreAllMocks();
});

/** Uses the client exactly as on AWS, where Node decides which certificates to trust. */
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

const startPlain = async (meet: (socket: Socket) => void) =>
  `https://localhost:${await portOf(createServer(meet))}`;

const call = (url: string, maxAttempts = 1) => {
  const dynamo = askDynamo(testDynamoClient(url, { maxAttempts }));
  return () => dynamo.send('GetItem', { TableName: 'things', Key: { pk: 'one' } });
};

describe('a call over TLS', () => {
  it('is answered, and the next one needs no new handshake', async () => {
    const { url, cert, seen } = await startSecure('localhost');
    trust(cert);
    const get = call(url);
    expect([await get(), await get()]).toMatchObject([{ Item: {} }, { Item: {} }]);
    expect([seen.handshakes, seen.bodies.length]).toEqual([1, 2]);
  });

  it.each([
    ['that is not trusted', 'localhost', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another name', 'elsewhere.example', true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('sends nothing to a server with a certificate %s', async (_, name, trusts, code) => {
    const { url, cert, seen } = await startSecure(name);
    if (trusts) trust(cert);
    await expect(call(url, 3)()).rejects.toMatchObject({ code });
    expect(seen.bodies).toEqual([]);
  });

  it('ends after a second if it gets no connection', async () => {
    // A name that never resolves is the only failure to connect that is the same on every system.
    vi.spyOn(dns, 'lookup').mockReturnValue();
    const startedAtMs = performance.now();
    await expect(call('https://service.example')()).rejects.toMatchObject({ name: 'TimeoutError' });
    const tookMs = performance.now() - startedAtMs;
    expect(tookMs).toBeGreaterThan(900);
    expect(tookMs).toBeLessThan(1900);
  });

  it('ends after two seconds if the handshake does not finish', async () => {
    const url = await startPlain((socket) => void onTestFinished(() => void socket.destroy()));
    const startedAtMs = performance.now();
    await expect(call(url)()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - startedAtMs).toBeLessThan(2900);
  });

  it('is repeated if the handshake is interrupted', async () => {
    const taken = vi.fn();
    const url = await startPlain((socket) => {
      taken();
      socket.once('data', () => socket.destroy());
    });
    await expect(call(url, 3)()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(taken).toHaveBeenCalledTimes(3);
  });
});

describe('kept connections', () => {
  /** Answers five calls on five connections and then closes each of them at its next call. */
  async function startDying() {
    const all = Promise.withResolvers<void>();
    const met = new WeakSet<object>();
    const seen = { first: 0, closed: 0 };
    const { url } = await startServer(async (request, response) => {
      await request.toArray();
      if (met.has(request.socket)) {
        seen.closed += 1;
        return void request.socket.destroy();
      }
      met.add(request.socket);
      seen.first += 1;
      if (seen.first === 5) all.resolve();
      await all.promise;
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{"Item":{}}');
    });
    const get = call(url, 2);
    await Promise.all(Array.from({ length: 5 }, () => get()));
    return { get, seen };
  }

  it('that were closed cost a call one attempt, however many there were', async () => {
    const { get, seen } = await startDying();
    expect(await get()).toMatchObject({ Item: {} });
    expect(seen.closed).toBe(1);
  });

  it('are not reused after 50 seconds without a call, as after a freeze', async () => {
    const { get, seen } = await startDying();
    const later = Date.now() + 51_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await get()).toMatchObject({ Item: {} });
    expect(seen.closed).toBe(0);
  });
});
