import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

/*
 * Invariant: a file is whole and on disk before it gets its name under `stored`, and a put or delete is acknowledged
 * only after the folder is on disk too. A crash leaves files only in `incoming`, which is emptied at start. An object
 * is one file, with its record as a line of JSON before its bytes, so that both change together.
 */

const recordShape = z.object({
  key: z.string(),
  size: z.int(),
  md5Hex: z.string(),
  contentType: z.string(),
  lastModifiedMs: z.int(),
  checksum: z.object({ header: z.string(), base64: z.string() }),
});
export type ObjectRecord = z.infer<typeof recordShape>;

export interface Bucket {
  /** Resolves to false when the key exists. */
  putFirst(record: ObjectRecord, body: Uint8Array): Promise<boolean>;
  read(key: string): Promise<{ record: ObjectRecord; body: Buffer } | undefined>;
  remove(key: string): Promise<void>;
}

export async function openBucket(folder: string): Promise<Bucket> {
  const objects = join(folder, 'stored');
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(objects, { recursive: true });
  await mkdir(incoming);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  // A key has up to 1,024 bytes of any kind, which no file system accepts as a name.
  const fileOf = (key: string) => join(objects, createHash('sha256').update(key).digest('hex'));

  return {
    async putFirst(record, body) {
      const unnamed = join(incoming, randomUUID());
      try {
        await writeWhole(unnamed, [Buffer.from(`${JSON.stringify(record)}\n`), body]);
        await link(unnamed, fileOf(record.key));
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(unnamed, { force: true });
      }
      await syncFolder(objects);
      return true;
    },
    async read(key) {
      const bytes = await readFile(fileOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
      return bytes === undefined ? undefined : readObject(bytes, key);
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
      await syncFolder(objects);
    },
  };
}

function readObject(bytes: Buffer, key: string): { record: ObjectRecord; body: Buffer } {
  const lineEnd = bytes.indexOf('\n');
  const record = recordShape.parse(JSON.parse(bytes.toString('utf8', 0, lineEnd)));
  const body = bytes.subarray(lineEnd + 1);
  if (body.length !== record.size) throw new Error(`The object ${key} does not hold the body it names`);
  return { record, body };
}

async function writeWhole(file: string, parts: Uint8Array[]): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and NTFS journals renames.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
