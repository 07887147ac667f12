import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { writeDurably } from './clock.ts';

const waitForOtherMs = 2500;
const sqliteBusy = 5;

/**
 * Locks the folder for this process. SQLite's file lock serves as the lock, because the system releases it when the
 * process ends, even after a crash. An instance that is just stopping is waited for. Only this user can read the
 * folder, which holds mail, password hashes and keys.
 */
export function lockDataFolder(folder: string, waitMs = waitForOtherMs): { release(): void } {
  const lockFile = join(folder, 'in-use.sqlite');
  if (isMainThread) process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  // A folder from an earlier release becomes private now; another user's folder stays as it is.
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

/** A random value, created once for each folder and name. */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) writeDurably(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}
