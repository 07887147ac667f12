import { describe, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { verifySignature } from './verify-signature.ts';

// Worked examples from the S3 reference.
const accessKeyId = 'AKIAIOSFODNN7EXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const host = 'examplebucket.s3.amazonaws.com';
const signedAtMs = Date.UTC(2013, 4, 24);
const sha256OfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = '20130524/us-east-1/s3/aws4_request';

interface Example {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The access key, or the refusal's code and message. */
async function verify({ method = 'GET', url, headers = { host }, body = '' }: Example, nowMs = signedAtMs) {
  const secretFor = (id: string) => (id === accessKeyId ? secretAccessKey : undefined);
  const asked = { method, url, headers, body: Buffer.from(body) };
  try {
    return await verifySignature(asked, { secretFor, clock: { nowMs: () => nowMs } });
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { code: fault.code, message: fault.message };
  }
}

function signedHeaders(signature: string, extra: Record<string, string> = {}): Record<string, string> {
  const headers: Record<string, string> = {
    host,
    'x-amz-content-sha256': sha256OfNothing,
    'x-amz-date': '20130524T000000Z',
    ...extra,
  };
  const names = Object.keys(headers).sort().join(';');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}

const ranged: Example = {
  url: '/test.txt',
  headers: signedHeaders('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41', {
    range: 'bytes=0-9',
  }),
};
const uploaded: Example = {
  method: 'PUT',
  url: '/test%24file.text',
  headers: signedHeaders('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd', {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  }),
  body: 'Welcome to Amazon S3.',
};
const listed: Example = {
  url: '/?max-keys=2&prefix=J',
  headers: signedHeaders('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'),
};
const presigned = (changes: Record<string, string | undefined> = {}): Example => {
  const parameters = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    ...changes,
  };
  const kept = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return { url: `/test.txt?${kept.join('&')}` };
};

describe('signatures in headers', () => {
  test.each([
    ['a ranged GET', ranged],
    ['a PUT with a body and an escaped path', uploaded],
    ['a GET with a query', listed],
  ])('accepts the published example: %s', async (_, example) => {
    expect(await verify(example)).toBe(accessKeyId);
  });

  test.each<[string, Example, string]>([
    ['no credentials', { url: '/test.txt' }, 'MissingAuthenticationToken'],
    ['another path', { ...ranged, url: '/other.txt' }, 'SignatureDoesNotMatch'],

    ['another signed header', having(ranged, { range: 'bytes=0-99' }), 'SignatureDoesNotMatch'],
    ['another body', { ...uploaded, body: 'Welcome to Amazon S4.' }, 'XAmzContentSHA256Mismatch'],
    ['an unsigned x-amz- header', having(ranged, { 'x-amz-acl': 'public-read' }), 'AccessDenied'],

    [
      'an unknown access key',
      having(ranged, { authorization: ranged.headers?.authorization?.replace('AKIA', 'ASIA') ?? '' }),
      'InvalidAccessKeyId',
    ],
  ])('refuses a request with %s', async (_, example, code) => {
    expect(await verify(example)).toMatchObject({ code });
  });
});

describe('presigned requests', () => {
  test('accepts the published example until the second it expires', async () => {
    expect(await verify(presigned(), signedAtMs + 86_400_000)).toBe(accessKeyId);
    expect(await verify(presigned(), signedAtMs + 86_400_001)).toMatchObject({
      code: 'AccessDenied',
      message: 'Request has expired',
    });
  });

  const parametersError = 'AuthorizationQueryParametersError';
  test.each<[string, Record<string, string | undefined>, string]>([
    ['no expiry', { 'X-Amz-Expires': undefined }, parametersError],

    ['an expiry beyond seven days', { 'X-Amz-Expires': '604801' }, parametersError],

    ['a longer expiry than was signed', { 'X-Amz-Expires': '604800' }, 'SignatureDoesNotMatch'],
    ['a parameter added', { 'response-content-type': 'text/html' }, 'SignatureDoesNotMatch'],
  ])('refuses %s', async (_, changes, code) => {
    expect(await verify(presigned(changes))).toMatchObject({ code });
  });
});

function having(example: Example, headers: Record<string, string>): Example {
  return { ...example, headers: { ...example.headers, ...headers } };
}
