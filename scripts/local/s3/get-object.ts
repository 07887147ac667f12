import { matchesEtag } from './etag.ts';
import { assertHeaderValue } from './header-value.ts';
import type { ObjectRecord } from './object-file.ts';
import { type ByteRange, parseRange } from './parse-range.ts';
import { preconditionFailed, S3Refusal } from './s3-refusal.ts';
import type { S3Reply, S3Request, S3Services } from './s3-request.ts';

const responseOverrides: Record<string, string> = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
  'response-expires': 'expires',
};
export const responseOverrideParameters = Object.keys(responseOverrides);

export async function getObject(request: S3Request, services: S3Services): Promise<S3Reply> {
  const found = await services.store.open(request.key);
  if (!found) throw missingKey(request.key, services);
  const { handle, record, bodyStart } = found;
  try {
    const { start, end, reply } = describe(request, record);
    if (reply.status === 304 || end < start) {
      await handle.close();
      return reply;
    }
    const body = handle.createReadStream({ start: bodyStart + start, end: bodyStart + end });
    return { ...reply, body };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

export async function headObject(request: S3Request, services: S3Services): Promise<S3Reply> {
  const record = services.store.find(request.key);
  if (!record) throw missingKey(request.key, services);
  return describe(request, record).reply;
}

/** S3 does not tell who may not list a bucket whether a key exists. */
function missingKey(key: string, { mayList }: S3Services): S3Refusal {
  return mayList()
    ? new S3Refusal('NoSuchKey', 'The specified key does not exist.', { Key: key })
    : new S3Refusal('AccessDenied', 'Access Denied');
}

function describe(request: S3Request, record: ObjectRecord): ByteRange & { reply: S3Reply } {
  const validators = {
    ETag: `"${record.md5Hex}"`,
    'Last-Modified': new Date(record.lastModifiedMs).toUTCString(),
  };
  if (isUnchanged(request.headers, record)) {
    return { start: 0, end: -1, reply: { status: 304, headers: validators } };
  }
  const range = parseRange(request.headers.get('range'), record.size);
  const { start, end } = range ?? { start: 0, end: record.size - 1 };
  const headers: Record<string, string> = {
    ...record.headers,
    ...overridesOf(request.query),
    ...validators,
    'Accept-Ranges': 'bytes',
    'Content-Length': String(end - start + 1),
  };
  for (const [name, value] of Object.entries(record.userMetadata)) headers[`x-amz-meta-${name}`] = value;
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${record.size}`;
  else Object.assign(headers, checksumHeaders(request, record));
  return { start, end, reply: { status: range ? 206 : 200, headers } };
}

function isUnchanged(headers: ReadonlyMap<string, string>, record: ObjectRecord): boolean {
  const ifMatch = headers.get('if-match');
  const ifNoneMatch = headers.get('if-none-match');
  const modifiedMs = Math.floor(record.lastModifiedMs / 1000) * 1000;
  if (ifMatch !== undefined) {
    if (!matchesEtag(ifMatch, record.md5Hex)) throw preconditionFailed('If-Match');
  } else if (modifiedMs > Date.parse(headers.get('if-unmodified-since') ?? '')) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  if (ifNoneMatch !== undefined) return matchesEtag(ifNoneMatch, record.md5Hex);
  return modifiedMs <= Date.parse(headers.get('if-modified-since') ?? '');
}

function overridesOf(query: ReadonlyMap<string, string>): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const [parameter, header] of Object.entries(responseOverrides)) {
    const value = query.get(parameter);
    if (value === undefined) continue;
    assertHeaderValue(parameter, value);
    overrides[header] = value;
  }
  return overrides;
}

function checksumHeaders({ headers }: S3Request, { checksum }: ObjectRecord): Record<string, string> {
  if (!checksum || headers.get('x-amz-checksum-mode') !== 'ENABLED') return {};
  return {
    [`x-amz-checksum-${checksum.algorithm}`]: checksum.base64,
    'x-amz-checksum-type': 'FULL_OBJECT',
  };
}
