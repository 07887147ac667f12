import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#shared/domain/clock.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import type { Engine, EngineContext } from './engine.ts';
import { sendRaw } from './gateway/testing/send-raw.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSecrets } from './secrets/start-secrets.ts';
import { startSes } from './ses/start-ses.ts';
import { startStepFunctions } from './step-functions/start-step-functions.ts';
import { startStripe } from './stripe/start-stripe.ts';
import { findDynoxideOn } from './testing/find-dynoxide.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymint-doors-'));
const context = (name: string): EngineContext => ({
  dataFolder: join(folder, name),
  clock: systemClock,
  authorise: () => true,
  secretFor: (accessKeyId) => (accessKeyId === 'operator' ? 'the right secret' : undefined),
});
const names = ['dynamodb', 's3', 'ses', 'secrets', 'step-functions', 'stripe'] as const;
type Name = (typeof names)[number];
let engines: Record<Name, Engine>;

beforeAll(async () => {
  engines = {
    dynamodb: await startDynamoDb(context('dynamodb')),
    s3: await startS3({ ...context('s3'), buckets: ['documents'] }),
    ses: await startSes({
      ...context('ses'),
      senders: ['a@waymint.test'],
      configurationSets: ['mail'],
      publish: async () => true,
    }),
    secrets: await startSecrets({ ...context('secrets'), secrets: { one: { follows: 'x' } } }),
    'step-functions': await startStepFunctions({
      ...context('step-functions'),
      machine: 'm',
      definition: { StartAt: 'Done', States: { Done: { Type: 'Succeed' } } },
      invokeFunction: async () => ({ payload: null }),
    }),
    stripe: await startStripe({
      dataFolder: join(folder, 'stripe'),
      clock: systemClock,
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      webhookUrl: () => 'http://127.0.0.1:1',
      checkoutBase: () => 'http://127.0.0.1:1/__local/checkout',
    }),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(engines).map((engine) => engine.close()));
  rmSync(folder, { recursive: true });
});

describe('an engine', () => {
  const ask = (name: Name, headers: { host?: string; origin?: string }) => {
    const { port, host } = new URL(engines[name].url);
    return sendRaw({ port: Number(port), method: 'POST', path: '/', headers: { host, ...headers } });
  };

  it.each(names)('%s refuses a page in a browser under any host name', async (name) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
      { host: 'evil.example' },
      { host: `localhost:${new URL(engines[name].url).port}` },
    ]) {
      const { status, headers: answered } = await ask(name, headers);
      expect({ headers, status }).toEqual({ headers, status: 403 });
      expect(answered['access-control-allow-origin']).toBeUndefined();
    }
    expect((await ask(name, {})).text).not.toContain('answers no browser');
  });

  it.each(names)('%s refuses a caller without credentials', async (name) => {
    const { status, text } = await ask(name, {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toMatch(/MissingAuthenticationToken|AccessDenied|Invalid API Key/);
  });
});

describe.runIf(process.platform === 'linux')('the embedded DynamoDB', () => {
  const client = () =>
    new DynamoDBClient({
      endpoint: engines.dynamodb.url,
      region: 'ap-southeast-2',
      credentials: { accessKeyId: 'operator', secretAccessKey: 'the right secret' },
    });

  it('listens at an address that a page cannot guess', () => {
    const { host = '' } = findDynoxideOn(join(folder, 'dynamodb')) ?? {};
    expect(host).toMatch(/^127\.\d+\.\d+\.\d+$/);
    expect(host).not.toBe('127.0.0.1');
  });

  it('restarts after its process ends', async () => {
    const before = findDynoxideOn(join(folder, 'dynamodb'));
    process.kill(before?.pid ?? 0, 'SIGKILL');
    expect(await client().send(new ListTablesCommand({}))).toMatchObject({ TableNames: [] });
    expect(findDynoxideOn(join(folder, 'dynamodb'))?.pid).not.toBe(before?.pid);
  });
});
