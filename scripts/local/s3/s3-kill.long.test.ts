import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SpawnedEngine, spawnEngine } from '../testing/spawn-engine.ts';

const Bucket = 'documents';
const rounds = 5;
const writers = 6;

let dataFolder: string;
let engine: SpawnedEngine;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'waymint-s3-crash-'));
});
afterEach(async () => {
  await engine.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<S3Client> {
  engine = await spawnEngine('s3', dataFolder);
  return new S3Client({ ...engine.client, forcePathStyle: true });
}

test('loses no acknowledged object and shows no half object when killed under load', async () => {
  const acknowledged = new Map<string, string>();
  let interrupted = new Map<string, string>();
  let acknowledgements = 0;
  for (let round = 0; round < rounds; round++) {
    const s3 = await start();
    await check(s3, acknowledged, interrupted);
    const inFlight = new Map<string, string>();
    const atLeast = acknowledgements + writers;
    const stop = new AbortController();
    const load = Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; !stop.signal.aborted; n++) {
        // Every other put overwrites an object: a kill must leave the old object or the new one.
        const Key = n % 2 ? `overwritten/${writer}` : `round ${round}/${writer}/${n}`;
        const Body = randomBytes(randomInt(4) ? randomInt(4000) : randomInt(400_000));
        inFlight.set(Key, sha256(Body));
        try {
          await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
        } catch (error) {
          if (stop.signal.aborted) return;
          throw error;
        }
        acknowledged.set(Key, sha256(Body));
        inFlight.delete(Key);
        acknowledgements++;
      }
    });
    await vi.waitFor(() => expect(acknowledgements).toBeGreaterThan(atLeast), {
      timeout: 10_000,
      interval: 5,
    });
    await delay(randomInt(130));
    stop.abort();
    await engine.kill();
    await Promise.all(load);
    interrupted = inFlight;
  }
  await check(await start(), acknowledged, interrupted);
  expect(acknowledgements).toBeGreaterThan(rounds * writers);
});

/** Every object is as acknowledged, or as an interrupted put would leave it. The SDK verifies the stored checksum. */
async function check(s3: S3Client, acknowledged: Map<string, string>, interrupted: Map<string, string>) {
  expect(await readdir(join(dataFolder, Bucket, 'incoming'))).toEqual([]);
  for (const Key of new Set([...acknowledged.keys(), ...interrupted.keys()])) {
    const body = await s3.send(new GetObjectCommand({ Bucket, Key })).then(
      async ({ Body }) => (await Body?.transformToByteArray()) ?? new Uint8Array(),
      (error: Error) => error.name,
    );
    const found = typeof body === 'string' ? body : sha256(body);
    const possible = [acknowledged.get(Key) ?? 'NoSuchKey', interrupted.get(Key)];
    expect(possible, Key).toContain(found);
    if (typeof body !== 'string') acknowledged.set(Key, found);
  }
}

const sha256 = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');
