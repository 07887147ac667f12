import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../engine.ts';
import { startS3 } from './start-s3.ts';

const Bucket = 'documents';
const credentials = { accessKeyId: 'files-function', secretAccessKey: 'correct horse' };

let dataFolder: string;
let engine: Engine;
let s3: S3Client;
let nowMs: number;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'waymint-s3-'));
  nowMs = Date.UTC(2027, 2, 4, 5, 6, 7, 890);
  await boot();
});

afterEach(async () => {
  s3.destroy();
  await engine.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function boot() {
  engine = await startS3({
    dataFolder,
    clock: { nowMs: () => nowMs },
    authorise: ({ accessKeyId, action, resource }) =>
      action.startsWith('s3:') && accessKeyId === credentials.accessKeyId && resource.startsWith(Bucket),
    buckets: [Bucket],
    secretFor: (id) =>
      id === 'stranger' ? 'x' : id === credentials.accessKeyId ? credentials.secretAccessKey : undefined,
  });
  s3 = client();
}

function client(config: S3ClientConfig = {}): S3Client {
  const region = 'ap-southeast-2';
  return new S3Client({ region, endpoint: engine.url, forcePathStyle: true, credentials, ...config });
}

/** As the product puts its documents. */
const put = (Key: string, Body: string, more: Partial<PutObjectCommandInput> = {}) => {
  const ChecksumSHA256 = hashOf('sha256', Body).digest('base64');
  return s3.send(new PutObjectCommand({ Bucket, Key, Body, ChecksumSHA256, IfNoneMatch: '*', ...more }));
};
const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
  s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
const head = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
  s3.send(new HeadObjectCommand({ Bucket, Key, ...more }));
const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket, Key }));
const text = async (Key: string) => (await get(Key)).Body?.transformToString();
const hashOf = (algorithm: string, body: string) => createHash(algorithm).update(body);
const refusal = (name: string, httpStatusCode: number) => ({ name, $metadata: { httpStatusCode } });

describe('objects', () => {
  test('are returned with what they were stored with', async () => {
    const etag = `"${hashOf('md5', 'a plan').digest('hex')}"`;
    const ChecksumSHA256 = hashOf('sha256', 'a plan').digest('base64');
    await put('plans/a.pdf', 'a plan', { ContentType: 'application/pdf' });
    const expected = {
      ETag: etag,
      ContentLength: 6,
      ContentType: 'application/pdf',
      LastModified: new Date(Date.UTC(2027, 2, 4, 5, 6, 7)),
    };
    const got = await get('plans/a.pdf');
    expect(got).toMatchObject(expected);
    expect(await got.Body?.transformToString()).toBe('a plan');
    expect(await head('plans/a.pdf')).toMatchObject(expected);
    expect(await head('plans/a.pdf', { ChecksumMode: 'ENABLED' })).toMatchObject({ ChecksumSHA256 });
  });

  test('can be deleted repeatedly', async () => {
    await put('k', 'x');
    for (let n = 0; n < 2; n++) expect((await remove('k')).$metadata.httpStatusCode).toBe(204);
    await expect(get('k')).rejects.toMatchObject(refusal('NoSuchKey', 404));
    await expect(head('k')).rejects.toMatchObject(refusal('NotFound', 404));
  });

  test.each([
    '../../../escape',
    'a/../../b',
    'folder/',
    'a//b',
    ' space + plus % percent & ? # = \' quotes" <xml> *!()~',
    'žluťoučký kůň/猫/🎉',
    'line\r\nbreak',
    'k'.repeat(1024),
  ])('may have the key %j', async (Key) => {
    await put(Key, Key);
    expect(await text(Key)).toBe(Key);
    expect(await readdir(dataFolder)).toEqual([Bucket]);
  });

  test('are not served when damaged on disk', async () => {
    await put('k', 'genuine');
    const objects = join(dataFolder, Bucket, 'stored');
    const file = join(objects, (await readdir(objects))[0] ?? '');
    const whole = await readFile(file, 'latin1');
    await writeFile(file, whole.slice(0, -1), 'latin1');
    s3 = client({ maxAttempts: 1 });
    await expect(text('k')).rejects.toMatchObject(refusal('InternalFailure', 500));
    await writeFile(file, whole.replace(/genuine$/, 'altered'), 'latin1');
    await expect(text('k')).rejects.toThrow(/checksum/i);
  });
});

describe('uploads', () => {
  test.each<[string, Partial<PutObjectCommandInput>, string, number]>([
    ['a wrong SHA256', { ChecksumSHA256: `${'A'.repeat(43)}=` }, 'BadDigest', 400],
    ['metadata', { Metadata: { a: 'b' } }, 'NotImplemented', 501],
    ['rules for caches', { CacheControl: 'no-store' }, 'NotImplemented', 501],
    ['a key over 1,024 bytes', { Key: `${'é'.repeat(512)}x` }, 'KeyTooLongError', 400],
    ['an unknown bucket', { Bucket: 'nowhere' }, 'NoSuchBucket', 404],
    ['no condition', { IfNoneMatch: undefined }, 'NotImplemented', 501],
  ])('with %s are refused and leave nothing', async (_, input, code, status) => {
    await expect(put('k', 'body', input)).rejects.toMatchObject(refusal(code, status));
    for (const folder of ['stored', 'incoming'])
      expect(await readdir(join(dataFolder, Bucket, folder))).toEqual([]);
  });

  test('let exactly one writer be the first', async () => {
    const attempts = Array.from({ length: 12 }, (_, n) => put('once', `writer ${n}`));
    const outcomes = await Promise.allSettled(attempts);
    const winners = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject(refusal('PreconditionFailed', 412));
    expect(await text('once')).toBe(`writer ${winners[0]}`);
    await remove('once');
    await put('once', 'again');
  });
});

describe('downloads', () => {
  test.each<[string, Partial<GetObjectCommandInput>, string, number]>([
    ['a range', { Range: 'bytes=0-1' }, 'NotImplemented', 501],
    ['another name for caches', { ResponseCacheControl: 'no-store' }, 'NotImplemented', 501],
    ['a missing key', { Key: 'missing' }, 'NoSuchKey', 404],
  ])('with %s are refused', async (_, input, code, status) => {
    await put('k', 'abcdefghij');
    await expect(get('k', input)).rejects.toMatchObject(refusal(code, status));
  });
});

test('callers without the grant are refused', async () => {
  s3 = client({ credentials: { accessKeyId: 'stranger', secretAccessKey: 'x' } });
  await expect(get('k')).rejects.toMatchObject(refusal('AccessDenied', 403));
});

describe('presigned URLs', () => {
  const presignGet = (more: Partial<GetObjectCommandInput> = {}, expiresIn = 60) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'plan å.pdf', ...more }), {
      expiresIn,
      signingDate: new Date(nowMs),
    });

  beforeEach(async () => {
    await put('plan å.pdf', 'a plan');
  });

  test('fetch an object with the response headers they ask for', async () => {
    const url = await presignGet({
      ResponseContentDisposition: 'inline; filename="my plan.pdf"',
      ResponseContentType: 'application/pdf',
    });
    const response = await fetch(url);
    expect(await response.text()).toBe('a plan');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'inline; filename="my plan.pdf"',
      'content-type': 'application/pdf',
    });
    const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('expire by the injected clock', async () => {
    const url = await presignGet();
    nowMs += 59_000;
    expect((await fetch(url)).status).toBe(200);
    nowMs += 2_000;
    const response = await fetch(url);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(
      '<Code>AccessDenied</Code><Message>Request has expired</Message>',
    );
  });
});
