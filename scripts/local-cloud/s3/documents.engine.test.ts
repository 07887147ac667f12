import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksumOf, documents } from '#functions/gateways/documents.ts';
import { documentsVariable } from '#shared/contract/functions.ts';
import type { Engine } from '../engine.ts';
import { startS3 } from './start-s3.ts';

const bucket = 'documents';
const refused = new Set<string>();
let dataFolder: string;
let engine: Engine;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'documents-'));
  engine = await startS3({
    dataFolder,
    clock: { nowMs: () => Date.now() },
    authorise: ({ action }) => !refused.has(action),
    buckets: [bucket],
    secretFor: () => 'secret',
  });
  const environment = {
    [documentsVariable]: bucket,
    AWS_REGION: 'ap-southeast-2',
    AWS_ENDPOINT_URL_S3: engine.url,
    AWS_ACCESS_KEY_ID: 'workflow-complete-run',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await engine.close();
  await rm(dataFolder, { recursive: true });
});
beforeEach(() => refused.clear());

const bytes = new TextEncoder().encode('a plan');

describe('a document', () => {
  it('is found with its checksum after it was stored', async () => {
    await documents.put('plans/a.pdf', bytes, 'pdf');
    expect(await documents.inspect('plans/a.pdf')).toEqual({ checksum: checksumOf(bytes), bytes: 6 });
    expect(await documents.get('plans/a.pdf')).toEqual(bytes);
  });

  it('is reported as missing when it is', async () => {
    expect(await documents.inspect('plans/absent.pdf')).toBeUndefined();
    expect(await documents.get('plans/absent.pdf')).toBeUndefined();
  });

  it.each(['s3:GetObject', 's3:ListBucket'])(
    'is never reported as missing when S3 refuses %s',
    async (action) => {
      refused.add(action);
      const forbidden = { $metadata: { httpStatusCode: 403 } };
      await expect(documents.inspect('plans/absent.pdf')).rejects.toMatchObject(forbidden);
      await expect(documents.get('plans/absent.pdf')).rejects.toMatchObject(forbidden);
    },
  );

  it('is never reported as missing when its bucket is', async () => {
    vi.stubEnv(documentsVariable, 'no-such-bucket');
    await expect(documents.get('plans/a.pdf')).rejects.toMatchObject({ name: 'NoSuchBucket' });
    vi.stubEnv(documentsVariable, bucket);
  });
});
