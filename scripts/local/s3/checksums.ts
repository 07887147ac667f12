import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './s3-refusal.ts';

export const checksumAlgorithms = ['crc32', 'crc32c', 'sha1', 'sha256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

export interface Checksum {
  algorithm: ChecksumAlgorithm;
  base64: string;
}

const castagnoliTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0x82f63b78 : 0);
  return remainder;
});

const digestLengths: Record<ChecksumAlgorithm, number> = { crc32: 4, crc32c: 4, sha1: 20, sha256: 32 };

function computeChecksum(algorithm: ChecksumAlgorithm, body: Uint8Array): string {
  if (algorithm === 'crc32') return bigEndianBase64(crc32(body));
  if (algorithm === 'crc32c') return bigEndianBase64(crc32c(body));
  return createHash(algorithm).update(body).digest('base64');
}

/** The checksum a request states in its headers or trailers, proved right for the body; undefined when it states none. */
export function verifyChecksum(
  stated: ReadonlyMap<string, string>,
  body: Uint8Array,
  announced: string | undefined,
): Checksum | undefined {
  const given = checksumAlgorithms.filter((algorithm) => stated.has(`x-amz-checksum-${algorithm}`));
  if (given.length > 1) throw new S3Refusal('InvalidRequest', 'Expecting a single x-amz-checksum- header');
  const [algorithm] = given;
  if (!algorithm) {
    if (announced === undefined) return undefined;
    throw new S3Refusal(
      'InvalidRequest',
      'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    );
  }
  if (announced !== undefined && announced.toLowerCase() !== algorithm) {
    throw new S3Refusal('InvalidRequest', 'Value for x-amz-sdk-checksum-algorithm header is invalid.');
  }
  const base64 = stated.get(`x-amz-checksum-${algorithm}`) ?? '';
  if (!isBase64Of(base64, digestLengths[algorithm])) {
    throw new S3Refusal('InvalidRequest', `Value for x-amz-checksum-${algorithm} header is invalid.`);
  }
  if (base64 !== computeChecksum(algorithm, body)) {
    throw new S3Refusal(
      'BadDigest',
      `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
    );
  }
  return { algorithm, base64 };
}

export function verifyContentMd5(stated: string | undefined, md5Hex: string): void {
  if (stated === undefined) return;
  if (!isBase64Of(stated, 16)) {
    throw new S3Refusal('InvalidDigest', 'The Content-MD5 you specified was invalid.');
  }
  if (Buffer.from(stated, 'base64').toString('hex') !== md5Hex) {
    throw new S3Refusal('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
}

function isBase64Of(text: string, length: number): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === length && bytes.toString('base64') === text;
}

function crc32c(body: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of body) remainder = (remainder >>> 8) ^ (castagnoliTable[(remainder ^ byte) & 0xff] ?? 0);
  return ~remainder >>> 0;
}

function bigEndianBase64(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString('base64');
}
