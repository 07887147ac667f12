import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from './build/ensure-built.ts';
import { closeServer, listenOnLoopback } from './local-cloud/engine.ts';
import { type Started, siteUrlOf, spawnStart, startScript } from './local-cloud/testing/run-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymint-start-'));
const children: Started[] = [];
afterEach(async () => {
  for (const { child } of children) child.kill('SIGKILL');
  await Promise.all(children.splice(0).map(({ ended }) => ended));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All starts share ports where possible, because the site is built for each address. */
let port: string;
let otherPort = '0';
beforeAll(async () => {
  const server = createServer();
  port = new URL(await listenOnLoopback(server)).port;
  await closeServer(server);
});

function start(environment: Record<string, string>, command?: string[]): Started {
  const started = spawnStart(environment, command);
  children.push(started);
  return started;
}

async function startOn(name: string, environment: Record<string, string> = {}) {
  const started = start({ PORT: port, WAYMINT_DATA: join(folder, name), ...environment });
  return { ...started, siteUrl: await siteUrlOf(started) };
}

async function signUp(siteUrl: string, email = `person-${randomUUID()}@example.com`): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'a quiet eucalyptus 7',
      full_name: 'Priya Nair',
      country: 'New Zealand',
    }),
  });
  const answer = (await response.json()) as { token: string };
  if (response.status !== 200)
    throw new Error(`Sign-up answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.token;
}

const statusOfUser = async (siteUrl: string, token: string) =>
  (await fetch(`${siteUrl}/api/user`, { headers: { authorization: `Bearer ${token}` } })).status;

const mailsIn = async (siteUrl: string) =>
  (await (await fetch(`${siteUrl}/__local/mail.json`)).json()) as { to: string[] }[];

const nowOf = async (siteUrl: string, advanceSeconds?: number): Promise<number> => {
  const body =
    advanceSeconds === undefined ? {} : { method: 'POST', body: JSON.stringify({ advanceSeconds }) };
  const { now } = (await (await fetch(`${siteUrl}/__local/clock`, body)).json()) as { now: string };
  return Date.parse(now);
};

const isServing = (siteUrl: string): Promise<boolean> =>
  fetch(`${siteUrl}/__local/clock`).then(
    () => true,
    () => false,
  );

describe('a start', () => {
  it('ends its start-up with the address, which serves site, API and local pages', async () => {
    const { siteUrl, said } = await startOn('first', { PORT: '0' });
    expect(said().out.trimEnd().split('\n').at(-1)).toBe(`Ready on ${siteUrl}`);
    expect(said().err).toBe('');
    otherPort = new URL(siteUrl).port;
    const statuses = await Promise.all(
      ['/', '/dashboard', '/nowhere', '/api/openapi.json', '/api/user', '/__local/'].map(
        async (path) => (await fetch(`${siteUrl}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 200, 401, 200]);
    const files = globSync('**', { cwd: join(folder, 'first') }).map((name) => join(folder, 'first', name));
    const open = files.filter((file) => (statSync(file).mode & 0o077) !== 0);
    expect(files.length).toBeGreaterThan(10);
    expect(process.platform === 'win32' ? [] : open).toEqual([]);
    // The first start builds the site.
  }, 240_000);

  it('keeps every acknowledged account, mail and clock change after a kill under load', async () => {
    const { siteUrl, child, ended } = await startOn('killed');
    await nowOf(siteUrl, 2 * 3600);
    const acknowledged = new Map<string, string>();
    const keepSigningUp = async (): Promise<void> => {
      for (;;) {
        const email = `person-${randomUUID()}@example.com`;
        const token = await signUp(siteUrl, email).catch((error: unknown) => error);
        // The connection broke, so the process was killed.
        if (token instanceof TypeError) return;
        if (typeof token !== 'string') throw token;
        acknowledged.set(email, token);
      }
    };
    const load = Promise.all([1, 2, 3, 4].map(keepSigningUp));
    const enough = vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(8), { timeout: 20_000 });
    await Promise.race([enough, load]);
    child.kill('SIGKILL');
    await Promise.all([ended, load]);

    const again = await startOn('killed');
    expect(again.siteUrl).toBe(siteUrl);
    for (const token of acknowledged.values()) expect(await statusOfUser(siteUrl, token)).toBe(200);
    const reached = (await mailsIn(siteUrl)).flatMap(({ to }) => to);
    expect(reached).toEqual(expect.arrayContaining([...acknowledged.keys()]));
    const ahead = (await nowOf(siteUrl)) - Date.now();
    expect(ahead).toBeGreaterThan(2 * 3_600_000 - 5000);
    // A session lasts eight hours on the moved clock.
    await nowOf(siteUrl, 8 * 3600);
    expect(await statusOfUser(siteUrl, [...acknowledged.values()][0] ?? '')).toBe(401);
  });

  it.runIf(isLongRun)('stops on request within two seconds, whatever runs, and loses nothing', async () => {
    const tokens: string[] = [];
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { siteUrl, child, ended } = await startOn('stopped');
      for (const token of tokens) expect(await statusOfUser(siteUrl, token)).toBe(200);
      tokens.push(await signUp(siteUrl));
      const cut = Promise.allSettled(Array.from({ length: 8 }, () => signUp(siteUrl)));
      const askedAtMs = performance.now();
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, signal: null });
      expect(performance.now() - askedAtMs).toBeLessThan(2000);
      await cut;
    }
  });
});

describe.runIf(isLongRun)('two instances', () => {
  it('on separate folders and ports do not disturb each other', async () => {
    const [one, other] = await Promise.all([
      startOn('one'),
      startOn('other', { PORT: otherPort, WAYMINT_DATA: relative(root, join(folder, 'by relative path')) }),
    ]);
    const email = 'same@example.com';
    const token = await signUp(one.siteUrl, email);
    expect(await signUp(other.siteUrl, email)).not.toBe(token);
    expect(await statusOfUser(other.siteUrl, token)).toBe(401);
    await nowOf(other.siteUrl, 30 * 86_400);
    expect((await nowOf(other.siteUrl)) - (await nowOf(one.siteUrl))).toBeGreaterThan(29 * 86_400_000);
    expect([await mailsIn(one.siteUrl), await mailsIn(other.siteUrl)]).toMatchObject([
      [{ to: [email] }],
      [{ to: [email] }],
    ]);

    other.child.kill('SIGKILL');
    await other.ended;
    expect(await statusOfUser(one.siteUrl, token)).toBe(200);
    // The relative path starts at the project, wherever the command was given.
    const again = await startOn('by relative path', { PORT: otherPort });
    expect(await mailsIn(again.siteUrl)).toHaveLength(1);
  });
});

describe('a start that is impossible', () => {
  let running: Started & { siteUrl: string };
  const held = createServer();
  let takenPort: string;
  beforeAll(async () => {
    takenPort = new URL(await listenOnLoopback(held)).port;
  });
  afterAll(() => closeServer(held));

  it('says that the folder is in use, and leaves the other running', async () => {
    running = await startOn('used');
    const second = start({ PORT: '0', WAYMINT_DATA: join(folder, 'used') });
    const { code, err } = await second.ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: `Another instance is running on ${join(folder, 'used')}. Stop it, or choose another folder with WAYMINT_DATA.\n`,
    });
    expect(await isServing(running.siteUrl)).toBe(true);
  });

  it('says in a sentence that its port is taken', async () => {
    const sentences = {
      [takenPort]: `Port ${takenPort} is in use. Set PORT to another one, or PORT=0 for any free port.`,
      abc: 'PORT is not a port number: abc',
      '-1': 'PORT is not a port number: -1',
      '65536': 'PORT is not a port number: 65536',
    };
    const attempts = Object.entries(sentences).map(async ([given, sentence]) => {
      const { ended } = start({ PORT: given, WAYMINT_DATA: join(folder, `never ${given}`) });
      expect(await ended).toMatchObject({ code: 1, err: `${sentence}\n` });
    });
    await Promise.all(attempts);
  });
});

describe.skipIf(process.platform === 'win32' || !isLongRun)('under npm', () => {
  const spawnIt = (command: string[]) =>
    `require('node:child_process').spawn(${JSON.stringify(command[0])}, ${JSON.stringify(command.slice(1))}, { stdio: 'inherit' })`;
  const direct = [process.execPath, startScript];
  // Some shells stay between npm and the script, others replace themselves.
  const throughShell = ['/bin/sh', '-c', `"${process.execPath}" "${startScript}"; exit`];

  it.each([
    ['directly', direct],
    ['through a shell', throughShell],
  ])('started %s, it stops when npm is killed', async (way, command) => {
    const started = start(
      { PORT: port, WAYMINT_DATA: join(folder, `npm ${way}`), npm_lifecycle_event: 'start' },
      [process.execPath, '-e', spawnIt(command)],
    );
    const siteUrl = await siteUrlOf(started);
    expect(await isServing(siteUrl)).toBe(true);
    started.child.kill('SIGKILL');
    // Its output stays open until the last process it started has ended.
    await started.ended;
    expect(await isServing(siteUrl)).toBe(false);
  });
});
