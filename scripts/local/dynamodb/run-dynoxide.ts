import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, listenOnLoopback } from '../engine.ts';

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

/** On a file, or in memory without one. */
export async function runDynoxide(binary: string, file?: string): Promise<Engine> {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const storage = file === undefined ? [] : ['--db-path', file];
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawnTied(binary, ['serve', '--port', String(port), ...storage]);
    if (await isListening(child, port)) return { url: `http://127.0.0.1:${port}`, close: () => stop(child) };
    // Somebody may have taken the port in between.
    if (attempt === 5) throw new Error(`The embedded DynamoDB did not start on ${file ?? 'memory'}`);
  }
}

/**
 * The engine must not outlive this process, however that ends: a shell in between reads a pipe that closes when the
 * process is gone, even by SIGKILL, and then ends the engine.
 */
function spawnTied(binary: string, parameters: string[]): ChildProcess {
  if (process.platform === 'win32') return spawn(binary, parameters, { stdio: ['pipe', 'ignore', 'ignore'] });
  const script = '"$@" </dev/null & engine=$!; read -r _; kill "$engine" 2>/dev/null; wait "$engine"';
  return spawn('/bin/sh', ['-c', script, 'sh', binary, ...parameters], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  if (process.platform === 'win32') child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = Number(new URL(await listenOnLoopback(server)).port);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isListening(child: ChildProcess, port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) return false;
    if (await accepts(port)) return true;
    await wait(15);
  }
  await stop(child);
  return false;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
