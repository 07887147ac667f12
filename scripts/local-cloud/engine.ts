import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/domain/clock.ts';

/** Whether the caller, named by the access key, may do this: the local counterpart of an IAM decision. */
export type Authorise = (call: { accessKeyId: string; action: string; resource: string }) => boolean;

export interface EngineContext {
  /** This engine's folder, created when missing. */
  dataFolder: string;
  clock: Clock;
  authorise: Authorise;
  /** The secret of an access key, or undefined for an unknown key. */
  secretFor(accessKeyId: string): string | undefined;
}

export interface Engine {
  url: string;
  close(): Promise<void>;
}

/** A SQLite file whose commits are on disk before they are acknowledged. */
export function openDurableDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
  return database;
}

/** Commits all of the work or none of it. Joins an open transaction. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (fault) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw fault;
  }
}

export async function listenOnLoopback(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
