import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  type GetSecretValueCommandInput,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authorise, Engine } from '../engine.ts';
import { signRequest } from '../testing/sign-request.ts';
import { startSecrets } from './start-secrets.ts';

const ARN = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:waymint/token-key';
const NAME = 'waymint/token-key';
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const decisions: Parameters<Authorise>[0][] = [];
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
    authorise(call) {
      decisions.push(call);
      return call.accessKeyId === 'auth' && call.resource !== 'waymint/forbidden';
    },
    secrets: {
      ...{ [NAME]: { madeUp: generate }, 'waymint/forbidden': { madeUp: generate } },
      [FOLLOWS]: { follows },
    },
  });

const connect = (accessKeyId = 'auth') =>
  new SecretsManagerClient({
    endpoint: engine.url,
    region: 'ap-southeast-2',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'secret' },
  });

beforeAll(async () => {
  engine = await start();
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const get = (input: Partial<GetSecretValueCommandInput> = {}, accessKeyId = 'auth') =>
  connect(accessKeyId).send(new GetSecretValueCommand({ SecretId: NAME, ...input }));

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
    ['a name every object has', { SecretId: 'toString' }, 'ResourceNotFoundException'],
    ['a name that leads elsewhere', { SecretId: '../clock-offset-ms' }, 'ResourceNotFoundException'],
    ['an ARN of another account', { SecretId: ARN.replace('0000', '1111') }, 'ResourceNotFoundException'],
    ['an empty name', { SecretId: '' }, 'ValidationException'],
    ['a stage', { VersionStage: 'AWSPREVIOUS' }, 'ValidationException'],
  ])('is refused for %s', async (_, input, name) => {
    await expect(get(input)).rejects.toMatchObject({ name });
  });

  it('keeps the stored value after a restart, and only its owner can read it', async () => {
    const before = await get();
    const put = (SecretId: string, accessKeyId = 'auth') =>
      connect(accessKeyId).send(new PutSecretValueCommand({ SecretId, SecretString: 'another' }));
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

  it('keeps its value over a restart', async () => {
    const { SecretString, VersionId } = await get();
    await engine.close();
    engine = await start();
    expect(await get()).toMatchObject({ SecretString, VersionId });
    expect(generated).toBe(2);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner only', () => {
    for (const file of readdirSync(folder))
      expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
    expect(readdirSync(folder)).toHaveLength(3);
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

describe('access', () => {
  it('is decided on the action and the name, however the secret is addressed', async () => {
    decisions.length = 0;
    await get({ SecretId: ARN });
    expect(decisions).toEqual([
      { accessKeyId: 'auth', action: 'secretsmanager:GetSecretValue', resource: NAME },
    ]);
  });

  it.each(['waymint/forbidden', 'waymint/none'])(
    'is refused without the grant, whether or not there is a %s',
    async (SecretId) => {
      await expect(get({ SecretId }, 'pay')).rejects.toMatchObject({
        name: 'AccessDeniedException',
        message: `User: pay is not authorized to perform: secretsmanager:GetSecretValue on resource: ${SecretId}`,
      });
    },
  );

  it('is refused to a caller without credentials', async () => {
    const response = await fetch(engine.url, { method: 'POST', body: JSON.stringify({ SecretId: NAME }) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

describe('anything else', () => {
  const post = async (target: string, body: string) => {
    const { url } = engine;
    const headers = { 'x-amz-target': target };
    const signed = await signRequest({ url, service: 'secretsmanager', body, headers, accessKeyId: 'auth' });
    return (await fetch(url, { method: 'POST', headers: signed, body })).json();
  };

  it('is an unknown operation', async () => {
    const create = new CreateSecretCommand({ Name: NAME, SecretString: 'x' });
    await expect(connect().send(create)).rejects.toMatchObject({ name: 'UnknownOperationException' });
    for (const target of ['secretsmanager.toString', 'DynamoDB_20120810.GetItem', ''])
      expect(await post(target, '{}')).toMatchObject({ __type: 'UnknownOperationException' });
  });

  it.each([
    ['', 'SerializationException'],
    ['{', 'SerializationException'],
    ['[]', 'ValidationException'],
    ['null', 'ValidationException'],
    ['{"SecretId":1}', 'ValidationException'],
  ])('is refused, such as the body %j', async (body, __type) => {
    expect(await post('secretsmanager.GetSecretValue', body)).toMatchObject({ __type });
  });

  it('is refused when the body is too large', async () => {
    const response = await fetch(engine.url, { method: 'POST', body: 'x'.repeat(600 * 1024) });
    expect(response.status).toBe(413);
  });
});
