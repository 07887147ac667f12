import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Started {
  endpoint: string;
  stop(): void;
}

interface Server {
  /** Its name in messages. */
  name: string;
  command: string;
  words: (port: string) => string[];
  cwd?: string;
}

/** Starts another vendor's server on a free port and waits until it answers. */
export async function startServer({ name, command, words, cwd }: Server): Promise<Started> {
  const port = await freePort();
  const server: ChildProcess = spawn(command, words(String(port)), {
    stdio: 'ignore',
    ...(cwd === undefined ? {} : { cwd }),
  });
  const failed = new Promise<never>((_, reject) => {
    server.once('error', (error) => reject(new Error(`${name} does not run: ${error.message}`)));
    server.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await Promise.race([answers(endpoint), failed]);
  failed.catch(() => {});
  return { endpoint, stop: () => void server.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function answers(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 450; tries += 1) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer !== undefined) return;
    await delay(200);
  }
  throw new Error(`Nothing answers at ${endpoint}`);
}
