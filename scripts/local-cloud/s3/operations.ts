import { createHash } from 'node:crypto';
import type { Clock } from '#shared/domain/clock.ts';
import { Refusal } from '../refusal.ts';
import type { Answer, Asked } from '../serve-engine.ts';
import type { Bucket, ObjectRecord } from './bucket.ts';

export interface ObjectCall {
  key: string;
  asked: Asked;
  query: URLSearchParams;
  bucket: Bucket;
  clock: Clock;
  /** Whether the caller may list the bucket, and so may learn that a key is missing. */
  mayList(): boolean;
}

interface ObjectOperation {
  action: string;
  /** The parameters and headers that this operation supports. */
  parameters: readonly string[];
  headers: readonly string[];
  run(call: ObjectCall): Promise<Answer>;
}

export const largestObjectBytes = 50 * 1024 * 1024;

/** A presigned link overrides the response headers with these parameters. */
const overrides = {
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
};
const checksum = 'x-amz-checksum-sha256';

const reading = {
  action: 's3:GetObject',
  // A presigner moves S3's own headers into the query.
  parameters: [...Object.keys(overrides), 'x-amz-checksum-mode'],
  // A browser that shows a document again sends the first two.
  headers: ['if-modified-since', 'if-none-match', 'x-amz-checksum-mode', 'cache-control'],
};

const operations: Partial<Record<string, ObjectOperation>> = {
  GET: { ...reading, run: serve },
  HEAD: { ...reading, run: async (call) => ({ ...(await serve(call)), body: '' }) },
  PUT: {
    action: 's3:PutObject',
    parameters: [],
    headers: ['content-type', 'if-none-match', checksum],
    run: putObject,
  },
  DELETE: {
    action: 's3:DeleteObject',
    parameters: [],
    headers: [],
    async run({ bucket, key }) {
      await bucket.remove(key);
      return { status: 204 };
    },
  },
};

const ofEveryRequest = ['x-amz-content-sha256', 'x-amz-date', 'x-amz-user-agent'];
/** Headers that change the meaning of a call or are stored with an object: refused where unsupported, never ignored. */
const meaningful = /^(x-amz-|if-|range$|content-(?!type$|length$)|cache-control$|expires$)/;

export function findOperation({ method, headers }: Asked, query: URLSearchParams): ObjectOperation {
  const operation = operations[method];
  if (operation === undefined) throw notImplemented(method);
  for (const name of query.keys())
    if (!/^(x-id$|X-Amz-)/.test(name) && !operation.parameters.includes(name)) throw notImplemented(name);
  for (const name of Object.keys(headers))
    if (meaningful.test(name) && ![...ofEveryRequest, ...operation.headers].includes(name))
      throw notImplemented(name);
  return operation;
}

/** Amazon's code and message for features that this product never uses. */
const notImplemented = (what: string): Refusal =>
  new Refusal('NotImplemented', 'What you ask for implies functionality that is not implemented', {
    status: 501,
    details: { What: what },
  });

async function serve({ key, asked, query, bucket, mayList }: ObjectCall): Promise<Answer> {
  const found = await bucket.read(key);
  // S3 hides whether a key exists from callers who may not list the bucket.
  if (found === undefined)
    throw mayList()
      ? new Refusal('NoSuchKey', 'The specified key does not exist.', { status: 404 })
      : new Refusal('AccessDenied', 'Access Denied', { status: 403 });
  const { record, body } = found;
  const validators = { etag: etagOf(record), 'last-modified': new Date(record.lastModifiedMs).toUTCString() };
  if (asked.headers['if-none-match'] === validators.etag) return { status: 304, headers: validators };
  const asks = Object.entries(overrides).flatMap(([parameter, header]) => {
    const value = query.get(parameter);
    return value === null ? [] : [[header, value]];
  });
  const { header, base64 } = record.checksum;
  return {
    status: 200,
    headers: {
      'content-type': record.contentType,
      'content-length': record.size,
      ...Object.fromEntries(asks),
      ...validators,
      ...{ [header]: base64, 'x-amz-checksum-type': 'FULL_OBJECT' },
    },
    body,
  };
}

async function putObject({ key, asked: { headers, body }, bucket, clock }: ObjectCall): Promise<Answer> {
  if (Buffer.byteLength(key) > 1024) throw new Refusal('KeyTooLongError', 'Your key is too long');
  if (headers['if-none-match'] !== '*') throw notImplemented('a put without if-none-match: *');
  const base64 = createHash('sha256').update(body).digest('base64');
  if (headers[checksum] !== base64)
    throw new Refusal('BadDigest', `The ${checksum} you specified did not match the calculated checksum.`);
  const record: ObjectRecord = {
    key,
    size: body.length,
    md5Hex: createHash('md5').update(body).digest('hex'),
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    lastModifiedMs: Math.floor(clock.nowMs() / 1000) * 1000,
    checksum: { header: checksum, base64 },
  };
  if (!(await bucket.putFirst(record, body)))
    throw new Refusal('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
      status: 412,
    });
  return { status: 200, headers: { etag: etagOf(record), 'content-length': 0, [checksum]: base64 } };
}

const etagOf = ({ md5Hex }: ObjectRecord): string => `"${md5Hex}"`;
