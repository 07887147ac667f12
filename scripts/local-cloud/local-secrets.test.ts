import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, expect, it } from 'vitest';
import type { SecretName } from '#shared/contract/functions.ts';
import { localSecrets, type StripeKeys } from './local-secrets.ts';
import { startSecrets } from './secrets/start-secrets.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'local-secrets-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const origin = 'o'.repeat(64);

/** Reads each secret as a function would, from a stage that started with these keys. */
async function started(stripe: StripeKeys): Promise<(name: SecretName) => Promise<string>> {
  const context = { dataFolder, clock: { nowMs: () => 1 }, secretFor: () => 'secret', authorise: () => true };
  const engine = await startSecrets({ ...context, secrets: localSecrets(stripe, origin) });
  const client = new SecretsManagerClient({
    ...{ endpoint: engine.url, region: 'ap-southeast-2', maxAttempts: 1 },
    credentials: { accessKeyId: 'operator', secretAccessKey: 'secret' },
  });
  const read = async (SecretId: SecretName) =>
    [SecretId, (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? ''] as const;
  const names: SecretName[] = ['session-keys', 'link-keys', 'origin', 'stripe'];
  const values = new Map(await Promise.all(names.map(read)));
  await engine.close();
  return async (name) => values.get(name) ?? '';
}

const standIn = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' };
const testMode = { secretKey: 'sk_test_of_stripe', webhookSecret: 'whsec_of_stripe' };

it('uses the keys of Stripe’s test mode or of the stand-in, as each start says, in one data folder', async () => {
  const keys: unknown[] = [];
  for (const stripe of [standIn, testMode, standIn])
    keys.push(JSON.parse(await (await started(stripe))('stripe')));
  const [first, own, again] = keys;
  expect(own).toEqual({ secretKey: testMode.secretKey, webhookSecrets: [testMode.webhookSecret] });
  expect(first).toMatchObject({ secretKey: standIn.secretKey });
  expect(again).toEqual(first);
});
