/**
 * `npm run proof:engines -- --jar <folder>`: the integration tests and some seeds of the proofs over Amazon's own
 * DynamoDB Local. The folder is what Maven copied (docs/LOCAL-CLOUD.md); with DYNAMODB_ENDPOINT a server that runs is used.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';

const usage =
  'It is written: npm run proof:engines -- --jar <folder with DynamoDBLocal-….jar>, or with DYNAMODB_ENDPOINT set';
const serverClass = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';

/** What writes under conditions, in transactions and through indexes. */
const suites = [
  ['--project', 'integration'],
  ['--project', 'engines', 'scripts/testing', 'scripts/proof/money', 'scripts/proof/runs'],
];

function folderTyped(): string | undefined {
  try {
    return parseArgs({ options: { jar: { type: 'string' } } }).values.jar;
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startJar(folder: string): Promise<{ endpoint: string; server: ChildProcess }> {
  const port = await freePort();
  const words = [`-Djava.library.path=${folder}`, '-cp', join(folder, '*'), serverClass];
  const server = spawn('java', [...words, '-inMemory', '-port', String(port)], {
    // It leaves a file where it is started.
    ...{ cwd: folder, stdio: 'ignore' },
  });
  const failed = new Promise<never>((_, reject) => {
    server.once('error', (error) => reject(new Error(`Java does not run: ${error.message}`)));
    server.once('exit', (code) => reject(new Error(`DynamoDB Local ended with ${code}`)));
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await Promise.race([answers(endpoint), failed]);
  failed.catch(() => {});
  return { endpoint, server };
}

async function answers(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer !== undefined) return;
    await delay(200);
  }
  throw new Error(`Nothing answers at ${endpoint}`);
}

async function prove(): Promise<number> {
  const given = process.env.DYNAMODB_ENDPOINT;
  const folder = folderTyped();
  if (!given && (folder === undefined || !existsSync(folder))) {
    console.error(usage);
    return 2;
  }
  const started = given || folder === undefined ? undefined : await startJar(resolve(folder));
  const endpoint = given || started?.endpoint;
  const statuses = suites.map((words) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, DYNAMODB_ENDPOINT: endpoint };
    return spawnSync(process.execPath, [vitest, 'run', ...words], { cwd: root, env, stdio: 'inherit' })
      .status;
  });
  started?.server.kill();
  return statuses.every((status) => status === 0) ? 0 : 1;
}

process.exitCode = await prove();
