import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Checksum } from './checksums.ts';

/*
 * An object is one file: a magic word, the length of the record, the record as JSON, the body. Body and
 * metadata therefore change together, in the one rename that puts the file in its place.
 */

export interface ObjectRecord {
  key: string;
  size: number;
  md5Hex: string;
  lastModifiedMs: number;
  /** Content-Type and the other headers that S3 gives back as they came, by lower-case name. */
  headers: Record<string, string>;
  userMetadata: Record<string, string>;
  checksum?: Checksum;
}

export interface OpenObject {
  record: ObjectRecord;
  bodyStart: number;
  handle: FileHandle;
}

const magic = Buffer.from('WMS3\x01\r\n\0', 'latin1');
const prefixBytes = magic.length + 4;

/** Keys reach 1,024 bytes and may hold anything; no file system takes them as names. */
export function objectFileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export async function writeObjectFile(file: string, record: ObjectRecord, body: Uint8Array): Promise<void> {
  const json = Buffer.from(JSON.stringify(record));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  await using handle = await open(file, 'wx');
  await handle.writeFile(Buffer.concat([magic, length, json]));
  await handle.writeFile(body);
  await handle.sync();
}

/** Undefined when there is no such file; a damaged one is a fault. */
export async function openObjectFile(file: string): Promise<OpenObject | undefined> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    return { handle, ...(await readRecord(handle, file)) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function readRecord(handle: FileHandle, file: string): Promise<Omit<OpenObject, 'handle'>> {
  const prefix = await readExactly(handle, 0, prefixBytes);
  const jsonLength = prefix.length === prefixBytes ? prefix.readUInt32BE(magic.length) : 0;
  const bodyStart = prefixBytes + jsonLength;
  const { size } = await handle.stat();
  if (!prefix.subarray(0, magic.length).equals(magic) || bodyStart > size) {
    throw new Error(`${file} is not an object of the local S3`);
  }
  const record: ObjectRecord = JSON.parse(
    (await readExactly(handle, prefixBytes, jsonLength)).toString('utf8'),
  );
  if (size !== bodyStart + record.size) throw new Error(`${file} does not hold the body it names`);
  return { record, bodyStart };
}

async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
