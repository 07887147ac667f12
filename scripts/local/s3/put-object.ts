import { createHash } from 'node:crypto';
import { type ChunkedPayload, decodeAwsChunked } from './aws-chunked.ts';
import { checksumAlgorithms, verifyChecksum, verifyContentMd5 } from './checksums.ts';
import { matchesEtag } from './etag.ts';
import { assertHeaderValue } from './header-value.ts';
import type { ObjectRecord } from './object-file.ts';
import { notImplemented, preconditionFailed, S3Refusal } from './s3-refusal.ts';
import type { S3Reply, S3Request, S3Services } from './s3-request.ts';

export const largestObjectBytes = 50 * 1024 * 1024;
const largestMetadataBytes = 2048;
const metadataPrefix = 'x-amz-meta-';
const trailerNames = checksumAlgorithms.map((algorithm) => `x-amz-checksum-${algorithm}`);
const storedHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

export async function putObject(request: S3Request, { store, clock }: S3Services): Promise<S3Reply> {
  const { headers, key } = request;
  const { body, trailers } = readPayload(request);
  if (body.length > largestObjectBytes) throw entityTooLarge();
  const md5Hex = createHash('md5').update(body).digest('hex');
  verifyContentMd5(headers.get('content-md5'), md5Hex);
  const stated = new Map([...headers, ...trailers]);
  const checksum = verifyChecksum(stated, body, headers.get('x-amz-sdk-checksum-algorithm'));
  const record: ObjectRecord = {
    key,
    size: body.length,
    md5Hex,
    lastModifiedMs: clock.nowMs(),
    headers: headersToStore(headers),
    userMetadata: readUserMetadata(headers),
    ...(checksum && { checksum }),
  };
  await store.put(record, body, writePrecondition(headers));
  return {
    status: 200,
    headers: {
      ETag: `"${md5Hex}"`,
      ...(checksum && {
        [`x-amz-checksum-${checksum.algorithm}`]: checksum.base64,
        'x-amz-checksum-type': 'FULL_OBJECT',
      }),
    },
  };
}

export function entityTooLarge(): S3Refusal {
  return new S3Refusal('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
    MaxSizeAllowed: String(largestObjectBytes),
  });
}

function readPayload({ headers, body }: S3Request): ChunkedPayload {
  const announced = headers.get('x-amz-trailer');
  if (headers.get('x-amz-content-sha256') !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    if (announced !== undefined) throw notImplemented({ Header: 'x-amz-trailer' });
    if (/aws-chunked/i.test(headers.get('content-encoding') ?? '')) {
      throw notImplemented({ Header: 'Content-Encoding' });
    }
    return { body, trailers: new Map() };
  }
  if (announced !== undefined && !trailerNames.includes(announced.toLowerCase())) {
    throw notImplemented({ Header: 'x-amz-trailer', Trailer: announced });
  }
  const payload = decodeAwsChunked(body, headers.get('x-amz-decoded-content-length'));
  const sent = [...payload.trailers.keys()].join(',');
  if (sent !== (announced ?? '').toLowerCase()) {
    throw new S3Refusal('MalformedTrailerError', 'The request did not contain the trailers it announced.');
  }
  return payload;
}

function headersToStore(headers: ReadonlyMap<string, string>): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const name of storedHeaders) {
    const value = headers.get(name);
    if (value !== undefined) stored[name] = value;
  }
  const encodings = (stored['content-encoding'] ?? '').split(',').map((encoding) => encoding.trim());
  const kept = encodings.filter((encoding) => encoding !== 'aws-chunked').join(',');
  delete stored['content-encoding'];
  return kept === '' ? stored : { ...stored, 'content-encoding': kept };
}

function readUserMetadata(headers: ReadonlyMap<string, string>): Record<string, string> {
  const metadata: Record<string, string> = Object.create(null);
  let bytes = 0;
  for (const [name, value] of headers) {
    if (!name.startsWith(metadataPrefix)) continue;
    assertHeaderValue(name, value);
    const shortName = name.slice(metadataPrefix.length);
    metadata[shortName] = value;
    bytes += Buffer.byteLength(shortName) + Buffer.byteLength(value);
  }
  if (bytes > largestMetadataBytes) {
    throw new S3Refusal('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size');
  }
  return metadata;
}

function writePrecondition(headers: ReadonlyMap<string, string>) {
  const ifMatch = headers.get('if-match');
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw notImplemented({ Header: 'If-None-Match' });
  if (ifMatch !== undefined && ifNoneMatch !== undefined) throw notImplemented({ Header: 'If-Match' });
  return (current: ObjectRecord | undefined): void => {
    if (ifNoneMatch !== undefined && current) throw preconditionFailed('If-None-Match');
    if (ifMatch === undefined) return;
    if (!current) throw new S3Refusal('NoSuchKey', 'The specified key does not exist.');
    if (!matchesEtag(ifMatch, current.md5Hex)) throw preconditionFailed('If-Match');
  };
}
