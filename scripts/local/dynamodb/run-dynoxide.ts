import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Engine } from '../engine.ts';

/** The engine's binary comes in a package for each platform. */
export function findDynoxide(): string {
  const require = createRequire(import.meta.url);
  const packages = [`@dynoxide/${process.platform}-${process.arch}`, 'dynoxide'];
  for (const name of packages) {
    try {
      const binary = join(dirname(require.resolve(`${name}/package.json`)), 'dynoxide');
      if (existsSync(binary)) return binary;
    } catch {
      // Not installed on this platform: the next one may be.
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
  /** Once the process is gone, no matter who ended it. */
  ended: Promise<void>;
}

/** On a file, or in memory without one. */
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
    // Somebody may have taken the port in between.
    if (attempt === attempts)
      throw new Error(`The embedded DynamoDB did not start on ${file ?? 'memory'}: ${said.trim()}`);
  }
}

/**
 * The engine must not outlive this process, however that ends: a shell in between waits for a pipe that closes when
 * the process is gone, even by SIGKILL, and then ends the engine. The shell ends when the engine does.
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
  // A group of its own: Ctrl-C in the terminal is for this process, which then ends the engine in its turn.
  return spawn('/bin/sh', ['-c', tied, 'sh', binary, ...parameters], { stdio, detached: true });
}

/** The engine speaks once the port is its own; a port that merely accepts could be another instance's. */
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
 * The engine lets every page of every site read it, so none must find it: one of sixteen million addresses of the
 * loopback interface, and any port. Everybody else goes through the door in start-dynamodb. macOS has but one address.
 */
function hiddenAddress(): string {
  if (process.platform === 'darwin') return '127.0.0.1';
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
