import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ObjectRecord,
  type OpenObject,
  objectFileName,
  openObjectFile,
  writeObjectFile,
} from './object-file.ts';

/*
 * Invariant: a file under `objects` is whole and on disk before it gets its name there, and a put or delete
 * is acknowledged only after the folder is on disk too. What a crash leaves is in `incoming`, swept at start.
 */

export interface BucketStore {
  /** The precondition sees the object being replaced, with no other write to that key in between. */
  put(
    record: ObjectRecord,
    body: Uint8Array,
    precondition: (current: ObjectRecord | undefined) => void,
  ): Promise<void>;
  remove(key: string): Promise<void>;
  /** The caller closes the handle. */
  open(key: string): Promise<OpenObject | undefined>;
  find(key: string): ObjectRecord | undefined;
  records(): ObjectRecord[];
}

export async function openBucketStore(folder: string): Promise<BucketStore> {
  const objects = join(folder, 'objects');
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(objects, { recursive: true });
  await mkdir(incoming);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  const index = await readIndex(objects);
  const oneAtATime = queueByName();

  async function put(...[record, body, precondition]: Parameters<BucketStore['put']>): Promise<void> {
    const fileName = objectFileName(record.key);
    const unnamed = join(incoming, randomUUID());
    try {
      await writeObjectFile(unnamed, record, body);
      await oneAtATime(fileName, async () => {
        precondition(index.get(record.key));
        await rename(unnamed, join(objects, fileName));
        index.set(record.key, record);
        await syncFolder(objects);
      });
    } catch (error) {
      await rm(unnamed, { force: true });
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    const fileName = objectFileName(key);
    await oneAtATime(fileName, async () => {
      await rm(join(objects, fileName), { force: true });
      index.delete(key);
      await syncFolder(objects);
    });
  }

  return {
    put,
    remove,
    open: (key) => openObjectFile(join(objects, objectFileName(key))),
    find: (key) => index.get(key),
    records: () => [...index.values()],
  };
}

async function readIndex(objects: string): Promise<Map<string, ObjectRecord>> {
  const index = new Map<string, ObjectRecord>();
  for (const fileName of await readdir(objects)) {
    const found = await openObjectFile(join(objects, fileName));
    if (!found) continue;
    await found.handle.close();
    index.set(found.record.key, found.record);
  }
  return index;
}

function queueByName(): (name: string, task: () => Promise<void>) => Promise<void> {
  const tails = new Map<string, Promise<void>>();
  return (name, task) => {
    const result = (tails.get(name) ?? Promise.resolve()).then(task);
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
    tails.set(name, tail);
    return result;
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and NTFS journals its renames itself.
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}
