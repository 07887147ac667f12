import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { writeDurably } from './clock.ts';

const waitForOtherMs = 2500;
const sqliteBusy = 5;

/**
 * Takes the folder for this process alone. SQLite's file lock serves as the lock: the system gives it back the moment
 * the process ends, however it ends. An instance that is just stopping is waited for.
 * What lies in it is for this user alone, whichever engine writes it: mail, hashes of passwords, keys.
 */
export function lockDataFolder(folder: string, waitMs = waitForOtherMs): { release(): void } {
  const lockFile = join(folder, 'in-use.sqlite');
  if (isMainThread) process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  // One made before is made private now; a folder that is not ours alone stays as it is.
  if (existsSync(lockFile)) chmodSync(folder, 0o700);
  const lock = new DatabaseSync(lockFile, { timeout: waitMs });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error;
    throw new Error(
      `Another instance is running on ${folder}. Stop it, or choose another folder with WAYMINT_DATA.`,
    );
  }
  return { release: () => lock.close() };
}

/** A random value made once for this folder and the same ever after. */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeDurably(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}
