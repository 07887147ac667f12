import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Clock } from '#shared/domain/clock.ts';
import { decodePath, parseQuery } from '../sigv4-claim.ts';
import type { BucketStore } from './bucket-store.ts';
import { S3Refusal } from './s3-refusal.ts';

export interface S3Request {
  method: string;
  bucket: string;
  key: string;
  query: ReadonlyMap<string, string>;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export interface S3Reply {
  status: number;
  headers?: Record<string, string>;
  /** With a stream, the headers hold its length. */
  body?: string | Readable;
}

export interface S3Services {
  store: BucketStore;
  clock: Clock;
  /** Whether the caller may list the bucket, and so may learn that a key is missing. */
  mayList(): boolean;
}

const longestKeyBytes = 1024;
const signatureParameter = /^X-Amz-(Algorithm|Content-Sha256|Credential|Date|Expires|Security-Token|Sign)/;
const bodyChecksum = /^x-amz-(checksum-(?!mode$)|sdk-checksum-algorithm$)/;

export function readS3Request(
  incoming: { method: string; url: string; headers: IncomingHttpHeaders },
  body: Buffer,
): S3Request {
  const path = decodePath(incoming.url);
  const pairs = parseQuery(incoming.url);
  if (path === undefined || !pairs) {
    throw new S3Refusal('InvalidURI', "Couldn't parse the specified URI.");
  }
  const [, bucket = '', ...rest] = path.split('/');
  const key = rest.join('/');
  if (Buffer.byteLength(key) > longestKeyBytes) {
    throw new S3Refusal('KeyTooLongError', 'Your key is too long');
  }
  const query = new Map(pairs.filter(([name]) => !signatureParameter.test(name) && !isHeader(name)));
  const headers = new Map(
    Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(',')]),
  );
  // A presigner moves x-amz- headers into the query. S3 reads them there, except a checksum: that one the SDK
  // took of the empty body it had when presigning, and S3 does not hold uploads to it.
  for (const [name, value] of pairs) {
    if (!isHeader(name) || bodyChecksum.test(name)) continue;
    if (!/^[\w.-]+$/.test(name)) throw new S3Refusal('InvalidArgument', 'Header name is invalid.');
    headers.set(name.toLowerCase(), value);
  }
  return { method: incoming.method, bucket, key, query, headers, body };
}

function isHeader(parameter: string): boolean {
  return parameter.startsWith('x-amz-');
}
