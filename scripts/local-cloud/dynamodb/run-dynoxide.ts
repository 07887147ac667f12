import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Engine } from '../engine.ts';

/** Each platform has a package with the engine's binary. */
export function findDynoxide(): string {
  const require = createRequire(import.meta.url);
  const packages = [`@dynoxide/${process.platform}-${process.arch}`, 'dynoxide'];
  for (const name of packages) {
    try {
      const binary = join(dirname(require.resolve(`${name}/package.json`)), 'dynoxide');
      if (existsSync(binary)) return binary;
    } catch {
      // Not installed on this platform; try the next one.
    }
  }
  throw new Error(
    `No embedded DynamoDB for ${process.platform}-${process.arch}. Install the npm package "dynoxide", ` +
      'or set DYNAMODB_ENDPOINT to any DynamoDB-compatible server.',
  );
}

const attempts = 5;
const startLimitMs = 20_000;

export interface Dynoxide extends Engine {
  /** Resolves when the process has ended. */
  ended: Promise<void>;
}

/** Runs in memory when no file is given. */
export async function runDynoxide(binary: string, file?: string): Promise<Dynoxide> {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const host = hiddenAddress();
  const storage = file === undefined ? [] : ['--db-path', file];
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(host);
    const child = spawnTied(binary, ['serve', '--host', host, '--port', String(port), ...storage]);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const { listening, said } = await firstWords(child);
    if (listening) return { url: `http://${host}:${port}`, ended, close: () => stop(child) };
    await stop(child);
    // Another process may have taken the port since it was found free.
    if (attempt === attempts)
      throw new Error(`The embedded DynamoDB did not start on ${file ?? 'memory'}: ${said.trim()}`);
  }
}

/**
 * The engine must end when this process ends, even by SIGKILL. The shell in between waits for a pipe that closes when
 * this process is gone, and then ends the engine. The shell ends when the engine does.
 */
const tied = `exec 3<&0
"$@" </dev/null 3<&- & engine=$!
{ read -r _; kill "$engine"; } <&3 >/dev/null 2>&1 & reader=$!
wait "$engine"; status=$?
kill "$reader" 2>/dev/null
exit "$status"`;

function spawnTied(binary: string, parameters: string[]): ChildProcess {
  const stdio: StdioOptions = ['pipe', 'ignore', 'pipe'];
  if (process.platform === 'win32') return spawn(binary, parameters, { stdio });
  // Ctrl-C must reach only this process, which then ends the engine: so the engine gets a process group.
  return spawn('/bin/sh', ['-c', tied, 'sh', binary, ...parameters], { stdio, detached: true });
}

/** Waits for the engine to say that it listens: a port that accepts could belong to another instance. */
async function firstWords(child: ChildProcess): Promise<{ listening: boolean; said: string }> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('listening on')) resolve(true);
  });
  child.once('close', () => resolve(false)).once('error', () => resolve(false));
  const timer = setTimeout(() => resolve(false), startLimitMs);
  const listening = await promise;
  clearTimeout(timer);
  child.stderr?.removeAllListeners('data').resume();
  return { listening, said };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  if (process.platform === 'win32') child.kill();
  await ended;
}

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The engine answers pages of every site, so pages must not find it: it listens at one of sixteen million loopback
 * addresses, on any port. All other callers use the door in start-dynamodb. macOS has only one loopback address.
 */
function hiddenAddress(): string {
  if (process.platform === 'darwin') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
