import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { physicalTable } from '../authorise.ts';
import { type SpawnedEngine, spawnEngine } from '../testing/spawn-engine.ts';
import { ensureTables } from './ensure-tables.ts';
import { findDynoxide, runDynoxide } from './run-dynoxide.ts';

const rounds = 4;
const writers = 6;
const TableName = physicalTable('runs');
const folder = mkdtempSync(join(tmpdir(), 'waymint-dynamodb-kill-'));
const spawned: SpawnedEngine[] = [];
beforeAll(() => findDynoxide());
afterEach(() => Promise.all(spawned.map((engine) => engine.kill())));
afterAll(() => rmSync(folder, { recursive: true }));

async function startProcess(dataFolder: string): Promise<SpawnedEngine> {
  const engine = await spawnEngine('dynamodb', dataFolder);
  spawned.push(engine);
  return engine;
}

/** The processes that were started with this folder. */
function processesOn(dataFolder: string): string[] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-axo', 'command'], { encoding: 'utf8' })
      .split('\n')
      .filter((command) => command.includes(dataFolder));
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return command.includes(dataFolder) ? [command] : [];
    } catch {
      return [];
    }
  });
}

const nothingLeft = (dataFolder: string) =>
  vi.waitFor(() => expect(processesOn(dataFolder)).toEqual([]), { timeout: 10_000, interval: 20 });

it('loses no acknowledged write and leaves no engine behind when killed under load', async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round <= rounds; round += 1) {
    // The engine of the previous round may still be ending.
    const { child, client: reached } = await startProcess(folder);
    const client = new DynamoDBClient(reached);
    const documents = DynamoDBDocumentClient.from(client);
    if (round === 0) await ensureTables(client);
    expect(await everySortKey(documents)).toEqual(expect.arrayContaining([...acknowledged]));
    if (round === rounds) break;

    const keepWriting = async (writer: number): Promise<void> => {
      for (let n = 0; child.signalCode === null; n += 1) {
        const sk = `${round}-${writer}-${n}`;
        const Item = { pk: 'written', sk, filling: 'x'.repeat(n % 500) };
        const answer = await documents.send(new PutCommand({ TableName, Item })).catch(() => undefined);
        if (answer === undefined) return;
        acknowledged.add(sk);
      }
    };
    const atLeast = acknowledged.size + 3 * writers;
    const load = Array.from({ length: writers }, (_, writer) => keepWriting(writer));
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(atLeast), {
      timeout: 10_000,
      interval: 5,
    });
    await delay(20 * round);
    child.kill('SIGKILL');
    await Promise.all(load);
    client.destroy();
  }
  expect(acknowledged.size).toBeGreaterThan(rounds * writers);
  await spawned.at(-1)?.kill();
  await nothingLeft(folder);
});

async function everySortKey(documents: DynamoDBDocumentClient): Promise<string[]> {
  const keys: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'written' },
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    keys.push(...(page.Items ?? []).map(({ sk }) => String(sk)));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return keys;
}

it.each(['SIGKILL', 'SIGINT', 'SIGHUP'] as const)(
  'leaves no engine behind when %s goes to the whole process group, as from a terminal',
  async (signal) => {
    const dataFolder = join(folder, signal);
    const { child } = await startProcess(dataFolder);
    expect(processesOn(dataFolder).length).toBeGreaterThan(1);
    process.kill(-Number(child.pid), signal);
    await nothingLeft(dataFolder);
  },
);

it('stops with its process on request', async () => {
  const file = join(folder, 'stopped', 'dynamodb.sqlite');
  const engine = await runDynoxide(findDynoxide(), file);
  expect(processesOn(file)).not.toEqual([]);
  await engine.close();
  await nothingLeft(file);
  await engine.close();
});

it('stops with the reason when the engine cannot run', async () => {
  const notADatabase = join(folder, 'a folder');
  await runDynoxide(findDynoxide(), join(notADatabase, 'x')).then((engine) => engine.close());
  await expect(runDynoxide(findDynoxide(), notADatabase)).rejects.toThrow(
    /^The embedded DynamoDB did not start on .+a folder: .+/,
  );
});
