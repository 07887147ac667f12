/**
 * `npm run proof:engines -- --jar <folder>` runs the integration tests and some seeds of the proofs on Amazon's
 * DynamoDB Local. With --moto, moto also answers S3, SES and Secrets Manager, and only the integration tests run.
 * docs/LOCAL-CLOUD.md explains how to get both.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/build/ensure-built.ts';
import { countDifferences } from './count-differences.ts';
import { findProgram } from './find-program.ts';
import { type Started, startServer } from './start-server.ts';

const usage = `Usage: npm run proof:engines -- --jar <folder with DynamoDBLocal-….jar> [--moto [--moto-server <file>]]
Without --jar the folder is DYNAMODB_LOCAL, or DYNAMODB_ENDPOINT names a server that runs.`;
const noMoto = `There is no moto_server. Install it into a separate folder, and name it:
  python3 -m venv moto && moto/bin/pip install 'moto[server]'
  npm run proof:engines -- --moto --moto-server moto/bin/moto_server   (or MOTO_SERVER, or on the PATH)`;
const serverClass = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';

const integration = ['--project', 'integration'];
/** Tests that write under conditions, in transactions and through indexes. */
const ofTables = ['--project', 'engines', 'scripts/testing', 'scripts/proof/money', 'scripts/proof/runs'];

function readTyped() {
  const text = { type: 'string' } as const;
  const options = { jar: text, moto: { type: 'boolean', default: false }, 'moto-server': text } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return undefined;
  }
}

function startTables(folder: string): Promise<Started> {
  const cwd = resolve(folder);
  const java = [`-Djava.library.path=${cwd}`, '-cp', join(cwd, '*'), serverClass];
  // It leaves a file in its working directory.
  const words = (port: string) => [...java, '-inMemory', '-port', port];
  return startServer({ name: 'DynamoDB Local', command: 'java', words, cwd });
}

const startMoto = (command: string): Promise<Started> =>
  startServer({ name: 'moto', command, words: (port) => ['-H', '127.0.0.1', '-p', port] });

function passes(words: readonly string[], variables: Record<string, string>): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, ...variables };
  return (
    spawnSync(process.execPath, [vitest, 'run', ...words], { cwd: root, env, stdio: 'inherit' }).status === 0
  );
}

/** Returns whether all tests passed, and prints the differences between moto and the stand-ins. */
async function passesOverMoto(command: string, tables: Record<string, string>): Promise<boolean> {
  const moto = await startMoto(command);
  const folder = mkdtempSync(join(tmpdir(), 'waymint-moto-'));
  const file = join(folder, 'differences.jsonl');
  try {
    const passed = passes(integration, { ...tables, MOTO_ENDPOINT: moto.endpoint, MOTO_DIFFERENCES: file });
    const differences = countDifferences(file);
    console.log(differences.size === 0 ? 'moto and the stand-ins answered alike.' : 'In this they differed:');
    for (const [told, times] of differences) console.log(`${String(times).padStart(6)} × ${told}`);
    return passed;
  } finally {
    moto.stop();
    rmSync(folder, { recursive: true });
  }
}

async function prove(): Promise<number> {
  const typed = readTyped();
  const given = process.env.DYNAMODB_ENDPOINT;
  const folder = typed?.jar ?? process.env.DYNAMODB_LOCAL;
  const motoServer = findProgram('moto_server', typed?.['moto-server'] ?? process.env.MOTO_SERVER);
  if (typed === undefined || (!given && (folder === undefined || !existsSync(folder)))) {
    console.error(usage);
    return 2;
  }
  if (typed.moto && motoServer === undefined) {
    console.error(noMoto);
    return 2;
  }
  const started = given || folder === undefined ? undefined : await startTables(folder);
  const tables = { DYNAMODB_ENDPOINT: given || (started?.endpoint ?? '') };
  try {
    if (typed.moto && motoServer !== undefined) return (await passesOverMoto(motoServer, tables)) ? 0 : 1;
    return [integration, ofTables].map((words) => passes(words, tables)).every((passed) => passed) ? 0 : 1;
  } finally {
    started?.stop();
  }
}

process.exitCode = await prove();
