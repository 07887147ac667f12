import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const long = Buffer.from('{"paths":["candle stall"]}'.repeat(100));

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['GZIP', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['gzip; q=0.0, br; q=1.0', 'br', brotliDecompressSync],
] as const)('sends a smaller body to a caller who accepts %s, in %s', (accepted, encoding, decompress) => {
  const sent = compress(long, accepted);
  expect(sent.encoding).toBe(encoding);
  expect(sent.bytes.length).toBeLessThan(200);
  expect(decompress(sent.bytes)).toEqual(long);
});

it.each([undefined, '', 'identity', 'brotli-of-old', 'gzip;q=0'])(
  'leaves the body as it is for %s',
  (accepted) => {
    expect(compress(long, accepted)).toEqual({ bytes: long });
  },
);

it('leaves a short body as it is', () => {
  const short = Buffer.from('{}');
  expect(compress(short, 'br')).toEqual({ bytes: short });
});
