import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  type GetSecretValueCommandInput,
  ListSecretsCommand,
  PutSecretValueCommand,
  type PutSecretValueCommandInput,
  SecretsManagerClient,
  SecretsManagerServiceException,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Authorise, Engine } from '../engine.ts';
import { signRequest } from '../testing/sign-request.ts';
import { startSecrets } from './start-secrets.ts';

const ARN = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:waymint/token-key';
const NAME = 'waymint/token-key';
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const decisions: Parameters<Authorise>[0][] = [];
let generated = 0;
let nowMs = Date.parse('2026-03-04T05:06:07.000Z');

let engine: Engine;
let client: SecretsManagerClient;

const start = () =>
  startSecrets({
    dataFolder: folder,
    clock: { nowMs: () => nowMs },
    secretFor: (accessKeyId) => (accessKeyId === 'nobody' ? undefined : 'secret'),
    authorise(call) {
      decisions.push(call);
      return call.accessKeyId === 'auth' && call.resource !== 'waymint/forbidden';
    },
    secrets: Object.fromEntries(
      [NAME, 'waymint/put', 'waymint/forbidden'].map((name) => [
        name,
        () => {
          generated += 1;
          return `value-${generated}`;
        },
      ]),
    ),
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
  client = connect();
});

afterAll(async () => {
  client.destroy();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const get = (input: Partial<GetSecretValueCommandInput> = {}) =>
  client.send(new GetSecretValueCommand({ SecretId: NAME, ...input }));
const put = (input: Partial<PutSecretValueCommandInput>) =>
  client.send(new PutSecretValueCommand({ SecretId: 'waymint/put', ...input }));

async function refusal(asking: Promise<unknown>): Promise<{ name: string; message: string }> {
  const fault: unknown = await asking.then(
    () => new Error('was answered'),
    (reason: unknown) => reason,
  );
  if (!(fault instanceof SecretsManagerServiceException)) throw fault;
  return { name: fault.name, message: fault.message };
}

describe('GetSecretValue', () => {
  it.each([NAME, ARN])('answers to %s', async (SecretId) => {
    expect(await get({ SecretId })).toMatchObject({
      ARN,
      Name: NAME,
      SecretString: 'value-1',
      VersionStages: ['AWSCURRENT'],
      CreatedDate: new Date('2026-03-04T05:06:07.000Z'),
    });
  });

  it('takes a stage, a version, or both', async () => {
    const { VersionId } = await get();
    for (const input of [
      { VersionStage: 'AWSCURRENT' },
      { VersionId },
      { VersionId, VersionStage: 'AWSCURRENT' },
    ]) {
      expect(await get(input)).toMatchObject({ SecretString: 'value-1', VersionId });
    }
  });

  it.each<[string, Partial<GetSecretValueCommandInput>, string, string]>([
    [
      'an unknown name',
      { SecretId: 'waymint/none' },
      'ResourceNotFoundException',
      "can't find the specified secret.",
    ],
    [
      'an ARN of another account',
      { SecretId: ARN.replace('000000000000', '111111111111') },
      'ResourceNotFoundException',
      "can't find the specified secret.",
    ],
    ['a stage it never had', { VersionStage: 'AWSPREVIOUS' }, 'ResourceNotFoundException', 'AWSPREVIOUS'],
    ['an unknown version', { VersionId: 'x'.repeat(32) }, 'ResourceNotFoundException', 'VersionId: xxxx'],
    ['an empty name', { SecretId: '' }, 'InvalidParameterException', 'SecretId'],
  ])('refuses %s', async (_, input, name, sentence) => {
    expect(await refusal(get(input))).toEqual({ name, message: expect.stringContaining(sentence) });
  });

  it('refuses a stage that the version does not have', async () => {
    const { VersionId } = await get();
    expect(await refusal(get({ VersionId, VersionStage: 'AWSPREVIOUS' }))).toMatchObject({
      name: 'InvalidRequestException',
    });
  });
});

describe('PutSecretValue', () => {
  it('makes the new value current, the last one previous, and leaves older ones to their ids', async () => {
    const first = await get({ SecretId: 'waymint/put' });
    nowMs += 60_000;
    const second = await put({ SecretString: 'second' });
    expect(second).toMatchObject({ Name: 'waymint/put', VersionStages: ['AWSCURRENT'] });
    const third = await put({ SecretString: 'third – ü', VersionStages: ['AWSCURRENT'] });

    expect((await get({ SecretId: 'waymint/put' })).SecretString).toBe('third – ü');
    expect(await get({ SecretId: 'waymint/put', VersionStage: 'AWSPREVIOUS' })).toMatchObject({
      SecretString: 'second',
      VersionId: second.VersionId,
    });
    expect(await get({ SecretId: 'waymint/put', VersionId: first.VersionId })).toMatchObject({
      SecretString: 'value-2',
      VersionStages: [],
    });
    expect(await client.send(new DescribeSecretCommand({ SecretId: 'waymint/put' }))).toMatchObject({
      Name: 'waymint/put',
      CreatedDate: new Date('2026-03-04T05:06:07.000Z'),
      LastChangedDate: new Date('2026-03-04T05:07:07.000Z'),
      VersionIdsToStages: {
        [String(third.VersionId)]: ['AWSCURRENT'],
        [String(second.VersionId)]: ['AWSPREVIOUS'],
      },
    });
  });

  it('does a repeated request once and refuses its token for another value', async () => {
    const token = 'a'.repeat(32);
    await put({ SecretString: 'once', ClientRequestToken: token });
    await put({ SecretString: 'after' });
    expect(await put({ SecretString: 'once', ClientRequestToken: token })).toMatchObject({
      VersionId: token,
      VersionStages: ['AWSPREVIOUS'],
    });
    expect((await get({ SecretId: 'waymint/put' })).SecretString).toBe('after');
    expect(await refusal(put({ SecretString: 'other', ClientRequestToken: token }))).toMatchObject({
      name: 'ResourceExistsException',
    });
  });

  it.each<[string, Partial<PutSecretValueCommandInput>, string, string]>([
    ['an unknown name', { SecretId: 'none', SecretString: 'x' }, 'ResourceNotFoundException', "can't find"],
    ['no value', {}, 'InvalidParameterException', 'SecretString'],
    [
      'a binary value',
      { SecretBinary: Buffer.from('x') },
      'InvalidParameterException',
      'SecretBinary is not supported',
    ],
    [
      'a value over 64 KB',
      { SecretString: 'ü'.repeat(32_769) },
      'InvalidParameterException',
      'longer than 65536',
    ],
    [
      'another stage',
      { SecretString: 'x', VersionStages: ['AWSPENDING'] },
      'InvalidParameterException',
      'AWSCURRENT only',
    ],
    [
      'a short token',
      { SecretString: 'x', ClientRequestToken: 'x' },
      'InvalidParameterException',
      '32 to 64',
    ],
  ])('refuses %s', async (_, input, name, sentence) => {
    expect(await refusal(put(input))).toEqual({ name, message: expect.stringContaining(sentence) });
  });
});

describe('access', () => {
  beforeEach(() => {
    decisions.length = 0;
  });

  it('is decided on the action and the name, however the secret is addressed', async () => {
    await get({ SecretId: ARN });
    await client.send(new DescribeSecretCommand({ SecretId: NAME }));
    await put({ SecretString: 'x' });
    expect(decisions).toEqual([
      { accessKeyId: 'auth', action: 'secretsmanager:GetSecretValue', resource: NAME },
      { accessKeyId: 'auth', action: 'secretsmanager:DescribeSecret', resource: NAME },
      { accessKeyId: 'auth', action: 'secretsmanager:PutSecretValue', resource: 'waymint/put' },
    ]);
  });

  it('is refused to a caller without the grant, which does not learn what exists', async () => {
    const other = connect('pay');
    for (const SecretId of [NAME, 'waymint/none']) {
      expect(await refusal(other.send(new GetSecretValueCommand({ SecretId })))).toEqual({
        name: 'AccessDeniedException',
        message: `User: pay is not authorized to perform: secretsmanager:GetSecretValue on resource: ${SecretId}`,
      });
    }
    other.destroy();
  });

  it('is refused to a caller without credentials', async () => {
    const response = await fetch(engine.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: NAME }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

describe('anything else', () => {
  it('is an unknown operation, at once', async () => {
    expect(await refusal(client.send(new ListSecretsCommand({})))).toMatchObject({
      name: 'UnknownOperationException',
    });
    for (const target of ['secretsmanager.toString', 'DynamoDB_20120810.GetItem', '']) {
      const response = await fetch(engine.url, {
        method: 'POST',
        headers: { 'x-amz-target': target },
        body: '{}',
      });
      expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    }
  });

  it.each(['', '[]', 'null', '{', '{"SecretId":1}'])('refuses the body %j', async (body) => {
    const { url } = engine;
    const target = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
    const signing = { url, service: 'secretsmanager', body, headers: target, accessKeyId: 'auth' };
    const headers = await signRequest(signing);
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  });

  it('is refused when the body is beyond any secret', async () => {
    const response = await fetch(engine.url, { method: 'POST', body: 'x'.repeat(600 * 1024) });
    expect(response.status).toBe(413);
  });
});

describe('the data folder', () => {
  it('keeps the values over a restart without generating them again', async () => {
    const before = await get();
    await engine.close();
    client.destroy();
    engine = await start();
    client = connect();
    expect(await get()).toMatchObject({ SecretString: 'value-1', VersionId: before.VersionId });
    expect(generated).toBe(3);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner only', () => {
    const files = readdirSync(folder);
    expect(files).toContain('secrets.sqlite');
    for (const file of files)
      expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
  });
});
