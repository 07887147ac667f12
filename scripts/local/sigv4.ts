import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '#shared/domain/clock.ts';
import {
  algorithm,
  type Claim,
  decodePath,
  headerValue,
  parseAmzDate,
  parseQuery,
  readClaim,
  type SignatureError,
  type SignedRequest,
} from './sigv4-claim.ts';

/*
 * Signature Version 4 from the server's side. Header signatures are not checked for clock skew: SDKs sign
 * with the machine's time, and the injected clock may have been moved months ahead of it. Presigned URLs are
 * made by product code that reads the injected clock, so they expire by it.
 */

export interface Signer {
  accessKeyId: string;
  presigned: boolean;
}

export interface SignatureOptions {
  secretFor(accessKeyId: string): string | undefined;
  clock: Clock;
}

const notYetValidToleranceMs = 15 * 60_000;
const unhashedPayloads = new Set(['UNSIGNED-PAYLOAD', 'STREAMING-UNSIGNED-PAYLOAD-TRAILER']);

export function verifySignature(request: SignedRequest, options: SignatureOptions): Signer | SignatureError {
  const query = parseQuery(request.url);
  if (!query || decodePath(request.url) === undefined) {
    return { code: 'InvalidURI', message: "Couldn't parse the specified URI." };
  }
  const claim = readClaim(request, query);
  if ('code' in claim) return claim;
  const { accessKeyId } = claim.credential;
  const secret = options.secretFor(accessKeyId);
  if (secret === undefined) {
    return {
      code: 'InvalidAccessKeyId',
      message: 'The AWS Access Key Id you provided does not exist in our records.',
    };
  }
  const refusal = unsignedHeader(request, claim) ?? payloadRefusal(request, claim);
  if (refusal) return refusal;
  if (!sameSignature(claim.signature, expectedSignature(request, { claim, query, secret }))) {
    return {
      code: 'SignatureDoesNotMatch',
      message:
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    };
  }
  const expired = claim.presigned ? expiryRefusal(new Map(query), options.clock.nowMs()) : undefined;
  return expired ?? { accessKeyId, presigned: claim.presigned };
}

function unsignedHeader({ headers }: SignedRequest, claim: Claim): SignatureError | undefined {
  const signed = new Set(claim.signedHeaders);
  const mustBeSigned = (name: string) =>
    name === 'host' || (claim.credential.service === 's3' && name.startsWith('x-amz-'));
  if (signed.has('host') && Object.keys(headers).every((name) => signed.has(name) || !mustBeSigned(name))) {
    return undefined;
  }
  return {
    code: 'AccessDenied',
    message: 'There were headers present in the request which were not signed',
  };
}

function payloadRefusal({ body }: SignedRequest, { payloadHash }: Claim): SignatureError | undefined {
  if (payloadHash === undefined || unhashedPayloads.has(payloadHash)) return undefined;
  if (payloadHash.startsWith('STREAMING-')) {
    return {
      code: 'NotImplemented',
      message: `The payload signing ${payloadHash} is not implemented; unsigned trailing checksums are.`,
    };
  }
  if (!/^[0-9a-f]{64}$/.test(payloadHash)) {
    return {
      code: 'InvalidArgument',
      message:
        'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER or a valid sha256 value.',
    };
  }
  if (payloadHash === sha256Hex(body)) return undefined;
  return {
    code: 'XAmzContentSHA256Mismatch',
    message: "The provided 'x-amz-content-sha256' header does not match what was computed.",
  };
}

function expectedSignature(
  request: SignedRequest,
  { claim, query, secret }: { claim: Claim; query: [string, string][]; secret: string },
): string {
  const { credential, signedHeaders, amzDate } = claim;
  const canonicalRequest = [
    request.method,
    canonicalPath(request.url, credential.service),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${canonicalValue(request.headers, name)}`),
    '',
    signedHeaders.join(';'),
    claim.payloadHash ?? sha256Hex(request.body),
  ].join('\n');
  const scope = [credential.date, credential.region, credential.service, 'aws4_request'];
  const stringToSign = [algorithm, amzDate, scope.join('/'), sha256Hex(canonicalRequest)].join('\n');
  const key = scope.reduce<string | Buffer>(
    (soFar, part) => createHmac('sha256', soFar).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(stringToSign).digest('hex');
}

/** S3 signs the path as it means it; every other service signs the path as sent, escaped once more. */
function canonicalPath(url: string, service: string): string {
  const path = service === 's3' ? (decodePath(url) ?? '') : (url.split('?', 1)[0] ?? '');
  return path.split('/').map(uriEncode).join('/');
}

function canonicalQuery(query: [string, string][]): string {
  return query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [uriEncode(name), uriEncode(value)])
    .sort(([a, x], [b, y]) => byCodeUnit(a, b) || byCodeUnit(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function canonicalValue(headers: IncomingHttpHeaders, name: string): string {
  return (headerValue(headers, name) ?? '').trim().replace(/\s+/g, ' ');
}

function expiryRefusal(parameters: Map<string, string>, nowMs: number): SignatureError | undefined {
  const signedAtMs = parseAmzDate(parameters.get('X-Amz-Date') ?? '') ?? Number.NaN;
  if (nowMs < signedAtMs - notYetValidToleranceMs) {
    return { code: 'AccessDenied', message: 'Request is not yet valid' };
  }
  const validMs = Number(parameters.get('X-Amz-Expires')) * 1000;
  return nowMs > signedAtMs + validMs ? { code: 'AccessDenied', message: 'Request has expired' } : undefined;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function uriEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function sameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
