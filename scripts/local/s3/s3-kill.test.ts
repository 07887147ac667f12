import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test } from 'vitest';

const Bucket = 'documents';
const rounds = 5;
const writers = 6;

let dataFolder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'waymint-s3-kill-'));
});

afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

test('loses no acknowledged object and shows no half object when killed under load', async () => {
  const acknowledged = new Map<string, string>();
  let interrupted = new Map<string, string>();
  let acknowledgements = 0;
  for (let round = 0; round < rounds; round++) {
    const { s3, kill } = await start();
    await check(s3, acknowledged, interrupted);
    const inFlight = new Map<string, string>();
    const stop = new AbortController();
    const load = Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; !stop.signal.aborted; n++) {
        // Every other put overwrites: a kill in the middle must leave the old object or the new one.
        const Key = n % 2 ? `overwritten/${writer}` : `round ${round}/${writer}/${n}`;
        const body = randomBytes(randomInt(4) ? randomInt(4000) : randomInt(400_000));
        const digest = sha256(body);
        inFlight.set(Key, digest);
        try {
          await s3.send(new PutObjectCommand({ Bucket, Key, Body: body, Metadata: { digest } }));
        } catch (error) {
          if (stop.signal.aborted) return;
          throw error;
        }
        acknowledged.set(Key, digest);
        inFlight.delete(Key);
        acknowledgements++;
      }
    });
    await delay(randomInt(30, 160));
    stop.abort();
    await kill();
    await Promise.all(load);
    interrupted = inFlight;
  }
  const { s3, kill } = await start();
  await check(s3, acknowledged, interrupted);
  await kill();
  expect(acknowledgements).toBeGreaterThan(rounds * writers);
}, 20_000);

async function check(s3: S3Client, acknowledged: Map<string, string>, interrupted: Map<string, string>) {
  expect(await readdir(join(dataFolder, Bucket, 'incoming'))).toEqual([]);
  const found = new Map<string, string>();
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket })) {
    for (const { Key = '', Size } of page.Contents ?? []) {
      const { Body, Metadata } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      const body = (await Body?.transformToByteArray()) ?? new Uint8Array();
      expect({ Key, Size, digest: sha256(body) }).toEqual({
        Key,
        Size: body.length,
        digest: Metadata?.digest,
      });
      found.set(Key, sha256(body));
    }
  }
  for (const [Key, digest] of acknowledged) {
    expect([digest, interrupted.get(Key)], `${Key} as acknowledged, or as the kill found it`).toContain(
      found.get(Key),
    );
  }
  for (const [Key, digest] of found) acknowledged.set(Key, digest);
}

function sha256(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

async function start() {
  const secret = 'secret';
  const child = spawn(process.execPath, [join(import.meta.dirname, 's3-process.ts'), dataFolder, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const [endpoint] = await once(createInterface({ input: child.stdout }), 'line');
  const s3 = new S3Client({
    region: 'ap-southeast-2',
    endpoint,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'subject', secretAccessKey: secret },
  });
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    s3.destroy();
  };
  return { s3, kill };
}
