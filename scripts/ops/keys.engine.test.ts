import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '#scripts/local-cloud/engine.ts';
import { localSecrets } from '#scripts/local-cloud/local-secrets.ts';
import { startSecrets } from '#scripts/local-cloud/secrets/start-secrets.ts';
import { secretNames, secretVariable } from '#shared/contract/functions.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { Outcome } from './command.ts';
import { dropPrevious, rotateKeys } from './keys.ts';
import { storedKeys } from './rotate-keys.ts';
import { buildStoredSecrets, type StoredSecrets } from './stored-secrets.ts';

const startMs = Date.UTC(2027, 2, 4);
let nowMs = startMs;
let stored: StoredSecrets;
let engine: Engine;
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));

beforeAll(async () => {
  engine = await startSecrets({
    dataFolder: folder,
    clock: { nowMs: () => nowMs },
    authorise: () => true,
    secretFor: () => 'secret',
    secrets: localSecrets({ secretKey: 'sk', webhookSecret: 'whsec' }, 'origin'),
  });
  const environment = {
    AWS_REGION: 'ap-southeast-2',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: engine.url,
    AWS_ACCESS_KEY_ID: 'local-operator',
    AWS_SECRET_ACCESS_KEY: 'secret',
    ...Object.fromEntries(secretNames.map((name) => [secretVariable(name), name])),
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  stored = buildStoredSecrets();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const first = { kid: 'k1', key: 'a'.repeat(64) };
beforeEach(async () => {
  nowMs = startMs;
  await stored.write('link-keys', first);
});

const read = async () => storedKeys.parse(await stored.read('link-keys'));
/** The stored keys at each second of the wait. */
const seen: string[] = [];
const services = () => ({
  clock: { nowMs: () => nowMs },
  pacing: {
    random: () => 0,
    async sleep(ms: number) {
      seen.push((await read()).kid);
      nowMs += ms;
    },
  },
  secrets: stored,
});
async function agreedTo(outcome: Outcome) {
  if (outcome.kind !== 'change') throw new Error(`Not done: ${JSON.stringify(outcome)}`);
  return outcome.make();
}

describe('the keys of links', () => {
  it('are rotated by one command: the new one is accepted for six minutes before it signs, and the old one stays', async () => {
    seen.length = 0;
    await agreedTo(await rotateKeys(services(), 'link-keys'));
    const keys = await read();
    expect(keys).toMatchObject({ previousKid: 'k1', previousKey: first.key });
    expect(keys.key).not.toBe(first.key);
    expect(new Set(seen)).toEqual(new Set(['k1']));
    expect(nowMs - startMs).toBeGreaterThan(5 * 60_000);
  });

  it('include the previous one for 31 days, until a command removes it', async () => {
    await agreedTo(await rotateKeys(services(), 'link-keys'));
    nowMs += 31 * dayMs - 1000;
    expect(await dropPrevious(services(), 'link-keys')).toMatchObject({ kind: 'not done', exit: 'refused' });
    expect(await rotateKeys(services(), 'link-keys')).toMatchObject({ kind: 'not done', exit: 'refused' });
    nowMs += 1000;
    await agreedTo(await dropPrevious(services(), 'link-keys'));
    const { kid, ...others } = await read();
    expect(kid).not.toBe('k1');
    expect(Object.keys(others)).toEqual(['key']);
  });

  it('finish an interrupted rotation by the same command', async () => {
    const stopped = {
      ...services(),
      pacing: { random: () => 0, sleep: () => Promise.reject(new Error('stopped')) },
    };
    await expect(rotateKeys(stopped, 'link-keys').then(agreedTo)).rejects.toThrow('stopped');
    const { previousKid } = await read();
    expect(await dropPrevious(services(), 'link-keys')).toMatchObject({ kind: 'not done' });
    await agreedTo(await rotateKeys(services(), 'link-keys'));
    expect(await read()).toMatchObject({ kid: previousKid, previousKid: 'k1' });
  });

  it('are never shown', async () => {
    const outcome = await rotateKeys(services(), 'link-keys');
    const done = await agreedTo(outcome);
    const { key, previousKey } = await read();
    for (const secret of [key, previousKey]) expect(JSON.stringify([outcome, done])).not.toContain(secret);
  });
});

it('a secret without keys is refused', async () => {
  for (const name of ['stripe', 'origin', 'other'])
    expect(await rotateKeys(services(), name)).toMatchObject({ kind: 'not done', exit: 'usage' });
});
