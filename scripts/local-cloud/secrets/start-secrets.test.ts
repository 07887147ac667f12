import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  type GetSecretValueCommandInput,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine.ts';
import { startSecrets } from './start-secrets.ts';

const ARN = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:waymint/token-key';
const NAME = 'waymint/token-key';
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
let generated = 0;
const clock = { nowMs: () => Date.parse('2026-03-04T05:06:07.000Z') };
const generate = () => {
  generated += 1;
  return `value – ${generated}`;
};

let engine: Engine;
const FOLLOWS = 'waymint/follows';

const start = (follows = 'what it is now') =>
  startSecrets({
    dataFolder: folder,
    clock,
    secretFor: () => 'secret',
    authorise: (call) => call.accessKeyId === 'auth' && call.resource !== 'waymint/forbidden',
    secrets: {
      ...{ [NAME]: { madeUp: generate }, 'waymint/forbidden': { madeUp: generate } },
      [FOLLOWS]: { follows },
    },
  });

const connect = () =>
  new SecretsManagerClient({
    endpoint: engine.url,
    region: 'ap-southeast-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'auth', secretAccessKey: 'secret' },
  });

beforeAll(async () => {
  engine = await start();
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const get = (input: Partial<GetSecretValueCommandInput> = {}) =>
  connect().send(new GetSecretValueCommand({ SecretId: NAME, ...input }));

describe('a secret', () => {
  it.each([NAME, ARN])('is read as %s', async (SecretId) => {
    expect(await get({ SecretId })).toMatchObject({
      ARN,
      Name: NAME,
      SecretString: 'value – 1',
      VersionStages: ['AWSCURRENT'],
      CreatedDate: new Date('2026-03-04T05:06:07.000Z'),
    });
  });

  it.each<[string, Partial<GetSecretValueCommandInput>, string]>([
    ['an unknown name', { SecretId: 'waymint/none' }, 'ResourceNotFoundException'],
    ['a name that leads elsewhere', { SecretId: '../clock-offset-ms' }, 'ResourceNotFoundException'],
    ['a stage', { VersionStage: 'AWSPREVIOUS' }, 'ValidationException'],
  ])('is refused for %s', async (_, input, name) => {
    await expect(get(input)).rejects.toMatchObject({ name });
  });

  it('keeps the stored value after a restart, and only its owner can read it', async () => {
    const before = await get();
    const put = (SecretId: string) =>
      connect().send(new PutSecretValueCommand({ SecretId, SecretString: 'another' }));
    const { VersionId } = await put(NAME);
    expect(VersionId).not.toBe(before.VersionId);
    await engine.close();
    engine = await start();
    expect(await get()).toMatchObject({ SecretString: 'another', VersionId });
    await expect(put('waymint/none')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(put('waymint/forbidden')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const again = new PutSecretValueCommand({ SecretId: NAME, SecretString: before.SecretString });
    await connect().send(again);
  });

  it('that follows another value changes only at a start with a new value', async () => {
    const first = await get({ SecretId: FOLLOWS });
    for (const [follows, isFirst] of [
      ['what it is now', true],
      ['{"in":"another form"}', false],
    ] as const) {
      await engine.close();
      engine = await start(follows);
      const now = await get({ SecretId: FOLLOWS });
      expect(now.SecretString).toBe(follows);
      expect(now.VersionId === first.VersionId).toBe(isFirst);
    }
  });
});
