import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signRequest } from './sign-request.ts';

class Sha256 {
  readonly #made: ReturnType<typeof createHmac | typeof createHash>;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const isKeyed = typeof secret === 'string' || secret instanceof Uint8Array;
    this.#made = isKeyed ? createHmac('sha256', secret) : createHash('sha256');
  }
  update = (data: Uint8Array) => void this.#made.update(data);
  digest = async () => this.#made.digest();
  reset() {}
}

const word = fc.stringMatching(/^[\w/+=]{1,40}$/);
const anything = fc.record({
  accessKeyId: word,
  secretAccessKey: word,
  token: fc.option(word, { nil: undefined }),
  region: fc.constantFrom('ap-southeast-2', 'us-east-1'),
  service: fc.constantFrom('dynamodb', 'secretsmanager'),
  at: fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
  body: fc.string({ unit: 'binary' }),
  origin: fc.constantFrom(
    'https://dynamodb.ap-southeast-2.amazonaws.com',
    'http://127.0.0.1:4566',
    'http://[::1]:80',
  ),
});

it('is what AWS’s own signer makes of the same request', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async ({ region, service, at, body, origin, token, ...keys }) => {
      const credentials = token === undefined ? keys : { ...keys, sessionToken: token };
      const url = new URL(origin);
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.GetItem',
      };
      const signed = signRequest({ url, headers, body }, { credentials, region, service, at });
      const signer = new SignatureV4({ service, region, credentials, sha256: Sha256, applyChecksum: false });
      const theirs = await signer.sign(
        {
          method: 'POST',
          protocol: url.protocol,
          hostname: url.hostname,
          path: '/',
          headers: { ...headers, host: url.host },
          body,
        },
        { signingDate: at },
      );
      expect(signed).toEqual(theirs.headers);
    }),
  );
});
