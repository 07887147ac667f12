import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
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
let refused: Set<string>;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'waymint-s3-'));
  nowMs = Date.UTC(2027, 2, 4, 5, 6, 7, 890);
  refused = new Set();
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
      !refused.has(action) && accessKeyId === credentials.accessKeyId && resource.startsWith(Bucket),
    buckets: [Bucket, `${Bucket}.empty`],
    secretFor: (id) =>
      id === 'stranger' ? 'x' : id === credentials.accessKeyId ? credentials.secretAccessKey : undefined,
  });
  s3 = client();
}

function client(config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    region: 'ap-southeast-2',
    endpoint: engine.url,
    forcePathStyle: true,
    credentials,
    ...config,
  });
}

const put = (Key: string, Body: string | Buffer | Readable, more: Partial<PutObjectCommandInput> = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
  s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
const text = async (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
  (await get(Key, more)).Body?.transformToString();
const md5 = (body: string) => createHash('md5').update(body).digest('hex');
const refusal = (name: string, httpStatusCode: number) => ({ name, $metadata: { httpStatusCode } });

describe('objects', () => {
  test('come back with what they were stored with', async () => {
    const stored = await put('plans/a.pdf', 'a plan', {
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="plan.pdf"',
      CacheControl: 'private, no-store',
      ContentLanguage: 'en-AU',
      ContentEncoding: 'identity',
      Metadata: { 'run-id': 'run_1', note: 'two  spaces' },
    });
    expect(stored).toMatchObject({ ETag: `"${md5('a plan')}"`, ChecksumCRC32: expect.any(String) });
    const expected = {
      ETag: `"${md5('a plan')}"`,
      ContentLength: 6,
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="plan.pdf"',
      CacheControl: 'private, no-store',
      ContentLanguage: 'en-AU',
      ContentEncoding: 'identity',
      AcceptRanges: 'bytes',
      LastModified: new Date(Date.UTC(2027, 2, 4, 5, 6, 7)),
      Metadata: { 'run-id': 'run_1', note: 'two  spaces' },
    };
    const got = await get('plans/a.pdf');
    expect(got).toMatchObject(expected);
    expect(await got.Body?.transformToString()).toBe('a plan');
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'plans/a.pdf' }));
    expect(head).toMatchObject(expected);
  });

  test('are replaced whole, metadata included, and survive a restart', async () => {
    await put('k', 'first', { Metadata: { a: '1' }, ContentType: 'text/plain' });
    await put('k', 'second');
    await engine.close();
    await boot();
    const got = await get('k');
    expect(await got.Body?.transformToString()).toBe('second');
    expect(got).toMatchObject({ Metadata: {}, ContentType: 'application/octet-stream' });
  });

  test('are deleted as often as one likes', async () => {
    await put('k', 'x');
    for (let n = 0; n < 2; n++) {
      const deleted = await s3.send(new DeleteObjectCommand({ Bucket, Key: 'k' }));
      expect(deleted.$metadata.httpStatusCode).toBe(204);
    }
    await expect(get('k')).rejects.toMatchObject(refusal('NoSuchKey', 404));
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }))).rejects.toMatchObject(
      refusal('NotFound', 404),
    );
  });

  test.each([
    '../../../escape',
    'a/../../b',
    '.',
    'folder/',
    'a//b',
    ' space + plus % percent & ? # = \' quotes" <xml> *!()~',
    'žluťoučký kůň/猫/🎉',
    'line\r\nbreak',
    'k'.repeat(1024),
    'é'.repeat(512),
  ])('may be called %j', async (Key) => {
    await put(Key, Key);
    expect(await text(Key)).toBe(Key);
    const listed = await s3.send(new ListObjectsV2Command({ Bucket }));
    expect(listed.Contents?.map((object) => object.Key)).toEqual([Key]);
    expect(await readdir(dataFolder)).toEqual([Bucket, `${Bucket}.empty`]);
  });

  test('may be empty', async () => {
    await put('empty', Buffer.alloc(0));
    expect(await text('empty')).toBe('');
    await expect(get('empty', { Range: 'bytes=0-' })).rejects.toMatchObject(refusal('InvalidRange', 416));
  });

  test('leave nothing of an interrupted write after a restart', async () => {
    await engine.close();
    const incoming = join(dataFolder, Bucket, 'incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'half'), 'half an obj');
    await boot();
    expect(await readdir(incoming)).toEqual([]);
    expect((await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  });

  test('that were damaged on disk stop the start instead of vanishing', async () => {
    await put('k', 'body');
    await engine.close();
    const objects = join(dataFolder, Bucket, 'objects');
    const [name = ''] = await readdir(objects);
    const whole = await readFile(join(objects, name));
    await writeFile(join(objects, name), whole.subarray(0, -1));
    await expect(boot()).rejects.toThrow('does not hold the body');
    await writeFile(join(objects, name), whole);
    await boot();
    expect(await text('k')).toBe('body');
  });
});

describe('uploads', () => {
  test('may be streams, whose checksum follows them', async () => {
    const chunks = Array.from({ length: 40 }, (_, n) => Buffer.alloc(16_384, n));
    const whole = Buffer.concat(chunks);
    const stored = await put('stream', Readable.from(chunks), { ContentLength: whole.length });
    expect(stored.ChecksumCRC32).toBeTruthy();
    const got = await get('stream');
    expect(got.ContentEncoding).toBeUndefined();
    expect(whole.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
  });

  test('in small chunks are refused as S3 does, and pass once the SDK buffers', async () => {
    const body = () => Readable.from([Buffer.alloc(100), Buffer.alloc(100)]);
    await expect(put('small', body(), { ContentLength: 200 })).rejects.toMatchObject(
      refusal('InvalidChunkSizeError', 403),
    );
    s3 = client({ requestStreamBufferSize: 65_536 });
    await put('small', body(), { ContentLength: 200 });
    expect(await get('small')).toMatchObject({ ContentLength: 200 });
  });

  test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)(
    'carry and keep a %s checksum',
    async (algorithm) => {
      const stored = await put('k', '123456789', { ChecksumAlgorithm: algorithm });
      const checksum = stored[`Checksum${algorithm}`];
      expect(checksum).toBe(
        {
          CRC32: 'y/Q5Jg==',
          CRC32C: '4waSgw==',
          SHA1: '98O8HYCOBHMq32eZZczDTKeuNEE=',
          SHA256: 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=',
        }[algorithm],
      );
      const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'k', ChecksumMode: 'ENABLED' }));
      expect(head).toMatchObject({ [`Checksum${algorithm}`]: checksum, ChecksumType: 'FULL_OBJECT' });
      const without = await s3.send(new HeadObjectCommand({ Bucket, Key: 'k' }));
      expect(without[`Checksum${algorithm}`]).toBeUndefined();
      expect(await text('k')).toBe('123456789');
    },
  );

  test.each<[string, Partial<PutObjectCommandInput>, string, number]>([
    ['a wrong CRC32', { ChecksumCRC32: 'AAAAAA==' }, 'BadDigest', 400],
    ['a wrong SHA256', { ChecksumSHA256: `${'A'.repeat(43)}=` }, 'BadDigest', 400],
    ['a malformed CRC32C', { ChecksumCRC32C: 'no' }, 'InvalidRequest', 400],
    ['two checksums', { ChecksumCRC32: 'AAAAAA==', ChecksumCRC32C: 'AAAAAA==' }, 'InvalidRequest', 400],
    ['a checksum of a kind not served', { ChecksumCRC64NVME: 'AAAAAAAAAAA=' }, 'NotImplemented', 501],
    ['a wrong Content-MD5', { ContentMD5: Buffer.alloc(16).toString('base64') }, 'BadDigest', 400],
    ['a malformed Content-MD5', { ContentMD5: 'short' }, 'InvalidDigest', 400],
    ['too much metadata', { Metadata: { long: 'x'.repeat(2048) } }, 'MetadataTooLarge', 400],
    ['an ACL', { ACL: 'public-read' }, 'NotImplemented', 501],
    ['tags', { Tagging: 'a=b' }, 'NotImplemented', 501],
    ['encryption of its own', { ServerSideEncryption: 'aws:kms' }, 'NotImplemented', 501],
    ['a key over 1,024 bytes', { Key: `${'é'.repeat(512)}x` }, 'KeyTooLongError', 400],
    ['an unknown bucket', { Bucket: 'nowhere' }, 'NoSuchBucket', 404],
    ['If-None-Match with a tag', { IfNoneMatch: '"0"' }, 'NotImplemented', 501],
    ['If-Match on a missing key', { IfMatch: '"0"' }, 'NoSuchKey', 404],
  ])('with %s are refused and leave nothing', async (_, input, code, status) => {
    await expect(put('k', 'body', input)).rejects.toMatchObject(refusal(code, status));
    expect((await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
    expect(await readdir(join(dataFolder, Bucket, 'incoming'))).toEqual([]);
  });

  test('pass with the right Content-MD5', async () => {
    await put('k', 'body', { ContentMD5: Buffer.from(md5('body'), 'hex').toString('base64') });
    expect(await text('k')).toBe('body');
  });

  test('end at 50 MB', async () => {
    const largest = Buffer.alloc(50 * 1024 * 1024 + 1);
    await expect(put('k', largest)).rejects.toMatchObject(refusal('EntityTooLarge', 400));
    await put('k', largest.subarray(1));
    expect(await get('k', { Range: 'bytes=-1' })).toMatchObject({
      ContentRange: 'bytes 52428799-52428799/52428800',
    });
  });

  test('that must be the first are won by exactly one', async () => {
    const attempts = Array.from({ length: 12 }, (_, n) => put('once', `writer ${n}`, { IfNoneMatch: '*' }));
    const outcomes = await Promise.allSettled(attempts);
    const winners = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject(refusal('PreconditionFailed', 412));
      }
    }
    expect(await text('once')).toBe(`writer ${winners[0]}`);
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'once' }));
    await put('once', 'again', { IfNoneMatch: '*' });
  });

  test('that must follow a known version fail on any other', async () => {
    const { ETag } = await put('k', 'one');
    await put('k', 'two', { IfMatch: ETag });
    await expect(put('k', 'three', { IfMatch: ETag })).rejects.toMatchObject(
      refusal('PreconditionFailed', 412),
    );
    expect(await text('k')).toBe('two');
  });
});

describe('downloads', () => {
  test.each([
    ['bytes=2-4', 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=-99', 'abcdefghij', 'bytes 0-9/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
    ['bytes=0-0', 'a', 'bytes 0-0/10'],
  ])('of the range %s', async (Range, body, ContentRange) => {
    await put('k', 'abcdefghij');
    const got = await get('k', { Range });
    expect(got).toMatchObject({
      ContentRange,
      ContentLength: body.length,
      $metadata: { httpStatusCode: 206 },
    });
    expect(await got.Body?.transformToString()).toBe(body);
  });

  test.each(['bytes=5-2', 'bytes=-', 'lines=1-2'])(
    'of the meaningless range %s give the whole',
    async (Range) => {
      await put('k', 'abcdefghij');
      const got = await get('k', { Range });
      expect(got.$metadata.httpStatusCode).toBe(200);
      expect(await got.Body?.transformToString()).toBe('abcdefghij');
    },
  );

  test.each<[string, Partial<GetObjectCommandInput>, string, number]>([
    ['a range past the end', { Range: 'bytes=10-' }, 'InvalidRange', 416],
    ['an empty suffix', { Range: 'bytes=-0' }, 'InvalidRange', 416],
    ['two ranges', { Range: 'bytes=0-1,3-4' }, 'NotImplemented', 501],
    ['another If-Match', { IfMatch: '"0"' }, 'PreconditionFailed', 412],
    ['If-Unmodified-Since before the change', { IfUnmodifiedSince: new Date(0) }, 'PreconditionFailed', 412],
    ['a version', { VersionId: 'v1' }, 'NotImplemented', 501],
    ['a part', { PartNumber: 1 }, 'NotImplemented', 501],
    ['a missing key', { Key: 'missing' }, 'NoSuchKey', 404],
    ['an unknown bucket', { Bucket: 'nowhere' }, 'NoSuchBucket', 404],
    ['a header value no response can carry', { ResponseContentType: 'text/猫' }, 'InvalidArgument', 400],
  ])('with %s are refused', async (_, input, code, status) => {
    await put('k', 'abcdefghij');
    await expect(get('k', input)).rejects.toMatchObject(refusal(code, status));
  });

  test('of what the caller already has are 304', async () => {
    const { ETag } = await put('k', 'abc');
    const notModified = { $metadata: { httpStatusCode: 304 } };
    await expect(get('k', { IfNoneMatch: ETag })).rejects.toMatchObject(notModified);
    await expect(get('k', { IfModifiedSince: new Date(nowMs) })).rejects.toMatchObject(notModified);
    expect(await text('k', { IfNoneMatch: '"0"', IfModifiedSince: new Date(nowMs) })).toBe('abc');
    expect(await text('k', { IfMatch: ETag, IfUnmodifiedSince: new Date(0) })).toBe('abc');
  });

  test('keep reading the object they began with while it is replaced', async () => {
    const first = Buffer.alloc(5_000_000, 'a');
    await put('k', first);
    const got = await get('k');
    await put('k', 'replaced');
    expect(first.equals((await got.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
    expect(await text('k')).toBe('replaced');
  });

  test('are checked by the SDK against the stored checksum', async () => {
    await put('k', 'genuine');
    const objects = join(dataFolder, Bucket, 'objects');
    const [name = ''] = await readdir(objects);
    const file = await readFile(join(objects, name), 'latin1');
    await writeFile(join(objects, name), file.replace(/genuine$/, 'altered'), 'latin1');
    await expect(text('k')).rejects.toThrow(/checksum/i);
  });
});

describe('listings', () => {
  const keys = ['a.txt', 'b/1', 'b/2', 'b/c/3', 'd/4', 'e', '\uff5e', '🎉'];

  beforeEach(async () => {
    await Promise.all(keys.map((key) => put(key, key)));
  });

  async function list(input: Record<string, unknown>) {
    const { Contents, CommonPrefixes } = await s3.send(new ListObjectsV2Command({ Bucket, ...input }));
    return [Contents?.map(({ Key }) => Key) ?? [], CommonPrefixes?.map(({ Prefix }) => Prefix) ?? []];
  }

  test.each<[string, Record<string, unknown>, string[], string[]]>([
    ['everything in the order of UTF-8', {}, keys, []],
    ['a prefix', { Prefix: 'b/' }, ['b/1', 'b/2', 'b/c/3'], []],
    ['one level', { Delimiter: '/' }, ['a.txt', 'e', '\uff5e', '🎉'], ['b/', 'd/']],
    ['one level under a prefix', { Prefix: 'b/', Delimiter: '/' }, ['b/1', 'b/2'], ['b/c/']],
    ['what comes after a key', { StartAfter: 'b/2' }, keys.slice(3), []],
    ['nothing', { MaxKeys: 0 }, [], []],
    ['an empty bucket', { Bucket: `${Bucket}.empty` }, [], []],
  ])('give %s', async (_, input, contents, prefixes) => {
    expect(await list(input)).toEqual([contents, prefixes]);
  });

  test.each([1, 2, 3, 1000])('page through by %i with nothing twice', async (MaxKeys) => {
    const seen: (string | undefined)[] = [];
    for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket, Delimiter: '/', MaxKeys })) {
      const names = [
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      ];
      expect(page).toMatchObject({
        KeyCount: names.length,
        MaxKeys,
        IsTruncated: page.NextContinuationToken !== undefined,
      });
      seen.push(...names);
    }
    expect(seen.sort()).toEqual(['a.txt', 'b/', 'd/', 'e', '\uff5e', '🎉'].sort());
  });

  test('describe each object', async () => {
    const { Contents, Name } = await s3.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
    expect({ Contents, Name }).toEqual({
      Name: Bucket,
      Contents: [
        {
          Key: 'a.txt',
          ETag: `"${md5('a.txt')}"`,
          Size: 5,
          StorageClass: 'STANDARD',
          ChecksumAlgorithm: ['CRC32'],
          LastModified: new Date(Date.UTC(2027, 2, 4, 5, 6, 7)),
        },
      ],
    });
  });

  test.each([
    [{ ContinuationToken: 'made up' }, 'InvalidArgument', 400],
    [{ MaxKeys: -1 }, 'InvalidArgument', 400],
    [{ FetchOwner: true }, 'NotImplemented', 501],
    [{ EncodingType: 'url' as const }, 'NotImplemented', 501],
    [{ Bucket: 'nowhere' }, 'NoSuchBucket', 404],
  ])('refuse %j', async (input, code, status) => {
    const listing = s3.send(new ListObjectsV2Command({ Bucket, ...input }));
    await expect(listing).rejects.toMatchObject(refusal(code, status));
  });
});

describe('callers', () => {
  test.each([
    ['a wrong secret', { ...credentials, secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { ...credentials, accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['a key without the grant', { accessKeyId: 'stranger', secretAccessKey: 'x' }, 'AccessDenied'],
  ])('with %s are refused', async (_, wrong, code) => {
    await put('k', 'x');
    s3 = client({ credentials: wrong });
    await expect(get('k')).rejects.toMatchObject(refusal(code, 403));
    await expect(put('k', 'y')).rejects.toMatchObject(refusal(code, 403));
  });

  test.each([
    ['s3:PutObject', () => put('k', 'y')],
    ['s3:GetObject', () => get('k')],
    ['s3:DeleteObject', () => s3.send(new DeleteObjectCommand({ Bucket, Key: 'k' }))],
    ['s3:ListBucket', () => s3.send(new ListObjectsV2Command({ Bucket }))],
  ])('need the grant %s', async (action, call) => {
    await put('k', 'x');
    refused.add(action);
    await expect(call()).rejects.toMatchObject(refusal('AccessDenied', 403));
  });

  test('who may not list do not learn that a key is missing', async () => {
    refused.add('s3:ListBucket');
    await expect(get('missing')).rejects.toMatchObject(refusal('AccessDenied', 403));
  });

  test('without a signature get an error document with the request id', async () => {
    const response = await fetch(`${engine.url}/${Bucket}/k`);
    const body = await response.text();
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(body).toMatch(/^<\?xml .*\?>\n<Error><Code>AccessDenied<\/Code><Message>Access Denied<\/Message>/);
    expect(body).toContain(`<RequestId>${response.headers.get('x-amz-request-id')}</RequestId>`);
  });

  test.each([
    ['a multipart upload', () => s3.send(new CreateMultipartUploadCommand({ Bucket, Key: 'k' }))],
    ['an ACL', () => s3.send(new GetObjectAclCommand({ Bucket, Key: 'k' }))],
    ['the first kind of listing', () => s3.send(new ListObjectsCommand({ Bucket }))],
    ['a list of buckets', () => s3.send(new ListBucketsCommand({}))],
  ])('asking for %s are told that it is not implemented', async (_, call) => {
    await expect(call()).rejects.toMatchObject(refusal('NotImplemented', 501));
  });

  test('asking whether a bucket exists are told so by the status alone', async () => {
    await expect(s3.send(new HeadBucketCommand({ Bucket }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 501 },
    });
  });
});

describe('presigned URLs', () => {
  const presignGet = (more: Partial<GetObjectCommandInput> = {}, expiresIn = 60) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'plan å.pdf', ...more }), {
      expiresIn,
      signingDate: new Date(nowMs),
    });

  async function codeOf(response: Response): Promise<[number, string | undefined]> {
    return [response.status, /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]];
  }

  beforeEach(async () => {
    await put('plan å.pdf', 'a plan', { ContentType: 'application/pdf' });
  });

  test('fetch an object with the response headers they ask for', async () => {
    const url = await presignGet({
      ResponseContentDisposition: 'attachment; filename="my plan.pdf"',
      ResponseContentType: 'application/octet-stream',
      ResponseCacheControl: 'no-store',
    });
    const response = await fetch(url, { headers: { Range: 'bytes=2-' } });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('plan');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="my plan.pdf"',
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
    });
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

  test.each([
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
    ['another key', (url: string) => url.replace('.pdf', '.txt')],
    ['another header', (url: string) => `${url}&response-content-type=text%2Fhtml`],
  ])('altered to %s are refused', async (_, alter) => {
    expect(await codeOf(await fetch(alter(await presignGet())))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('do not serve another method', async () => {
    const response = await fetch(await presignGet(), { method: 'DELETE' });
    expect(await codeOf(response)).toEqual([403, 'SignatureDoesNotMatch']);
  });

  test('live seven days at most', async () => {
    const url = (await presignGet()).replace('X-Amz-Expires=60', 'X-Amz-Expires=604801');
    expect(await codeOf(await fetch(url))).toEqual([400, 'AuthorizationQueryParametersError']);
  });

  test('upload an object with the metadata they were signed with', async () => {
    const command = new PutObjectCommand({ Bucket, Key: 'upload', Metadata: { 'run-id': 'run_1' } });
    const url = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(nowMs) });
    const upload = () =>
      fetch(url, { method: 'PUT', body: 'uploaded', headers: { 'content-type': 'text/plain' } });
    expect((await upload()).status).toBe(200);
    expect(await get('upload')).toMatchObject({ Metadata: { 'run-id': 'run_1' }, ContentType: 'text/plain' });
    expect(await text('upload')).toBe('uploaded');
    nowMs += 61_000;
    expect(await codeOf(await upload())).toEqual([403, 'AccessDenied']);
  });

  test('stop with the grant of whoever signed them', async () => {
    const url = await presignGet();
    refused.add('s3:GetObject');
    expect(await codeOf(await fetch(url))).toEqual([403, 'AccessDenied']);
  });

  test('do not carry headers that were not signed', async () => {
    const response = await fetch(await presignGet(), { headers: { 'x-amz-checksum-mode': 'ENABLED' } });
    expect(await codeOf(response)).toEqual([403, 'AccessDenied']);
  });
});

test('an upload without a length is refused', async () => {
  const command = new PutObjectCommand({ Bucket, Key: 'k' });
  const url = await getSignedUrl(s3, command, { signingDate: new Date(nowMs) });
  const body = Readable.toWeb(Readable.from([Buffer.from('abc')]));
  const response = await fetch(url, { method: 'PUT', body: body as BodyInit, duplex: 'half' } as RequestInit);
  expect(response.status).toBe(411);
});

test('an upload cut short leaves the object as it was, and the engine well', async () => {
  await put('k', 'before');
  const command = new PutObjectCommand({ Bucket, Key: 'k' });
  const url = await getSignedUrl(s3, command, { signingDate: new Date(nowMs) });
  const stop = new AbortController();
  const upload = fetch(url, {
    method: 'PUT',
    body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.alloc(1000)) }),
    duplex: 'half',
    signal: stop.signal,
  } as RequestInit);
  setTimeout(() => stop.abort(), 50);
  await expect(upload).rejects.toThrow();
  expect(await text('k')).toBe('before');
});
