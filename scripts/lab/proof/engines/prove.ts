/**
 * `npm run proof:engines -- --jar <folder>` runs the integration tests and some seeds of the proofs on Amazon's
 * DynamoDB Local. docs/LOCAL-CLOUD.md explains how to get it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';

const endpoint = 'http://127.0.0.1:8766';
const serverClass = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';

const { values } = parseArgs({ options: { jar: { type: 'string' } } });
if (values.jar === undefined) throw new Error('Usage: npm run proof:engines -- --jar <folder>');
const cwd = resolve(values.jar);
const java = [`-Djava.library.path=${cwd}`, '-cp', join(cwd, '*'), serverClass];
const options = ['-inMemory', '-port', new URL(endpoint).port];
// It leaves a file in its working directory.
const server = spawn('java', [...java, ...options], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

async function isUp(): Promise<boolean> {
  for (let tries = 0; tries < 450 && server.exitCode === null; tries += 1) {
    if ((await fetch(endpoint).catch(() => undefined)) !== undefined) return true;
    await delay(200);
  }
  return false;
}

function passes(words: readonly string[]): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, DYNAMODB_ENDPOINT: endpoint };
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...words], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status === 0;
}

try {
  if (!(await isUp())) throw new Error('DynamoDB Local does not start');
  const integration = passes(['--project', 'integration']);
  // Tests that write under conditions, in transactions and through indexes.
  const tables = passes([...['--project', 'engines'], ...['scripts/testing', 'scripts/lab/proof/stories']]);
  process.exitCode = integration && tables ? 0 : 1;
} finally {
  server.kill();
}
