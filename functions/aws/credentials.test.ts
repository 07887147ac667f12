import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCredentials } from './credentials.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'of-the-role');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  vi.stubEnv('AWS_PROFILE', undefined);
});
afterEach(() => vi.unstubAllEnvs());

it('a function has its role’s', async () => {
  const own = { accessKeyId: 'of-the-role', secretAccessKey: 'secret', sessionToken: 'token' };
  expect(await readCredentials()).toEqual(own);
});

it('an operator who names a profile has those of that profile', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'credentials-')), 'credentials');
  writeFileSync(file, '[trial]\naws_access_key_id = of-the-profile\naws_secret_access_key = hidden\n');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file);
  vi.stubEnv('AWS_PROFILE', 'trial');
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
  expect(await readCredentials()).toMatchObject({ accessKeyId: 'of-the-profile', secretAccessKey: 'hidden' });
});
