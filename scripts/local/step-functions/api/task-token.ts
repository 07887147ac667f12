import { createHash, randomBytes } from 'node:crypto';

const checkBytes = 8;
const checksum = (secret: Buffer): Buffer =>
  createHash('sha256').update(secret).digest().subarray(0, checkBytes);

export function newTaskToken(secret: Buffer = randomBytes(40)): string {
  return Buffer.concat([secret, checksum(secret)]).toString('base64');
}

/** Distinguishes a mangled token (InvalidToken) from one that no task has (TaskDoesNotExist). */
export function isTaskToken(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 48 || bytes.toString('base64') !== text) return false;
  return checksum(bytes.subarray(0, 40)).equals(bytes.subarray(40));
}
