import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDurableDatabase } from '../engine.ts';

export type Stage = 'AWSCURRENT' | 'AWSPREVIOUS';

export interface SecretVersion {
  versionId: string;
  value: string;
  /** null once two newer versions have come: reachable by its id only. */
  stage: Stage | null;
  createdAtMs: number;
}

export interface SecretStore {
  /** Gives the secret its first value, unless it has one already. */
  ensure(secret: { name: string; generate: () => string; nowMs: number }): void;
  /** Newest first; empty for a name that has never been kept. */
  versions(name: string): SecretVersion[];
  /** Makes this the current version, the current one the previous, and forgets no other. */
  put(version: { name: string; versionId: string; value: string; nowMs: number }): void;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS version (
    position INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version_id TEXT NOT NULL,
    value TEXT NOT NULL, stage TEXT, created_at_ms INTEGER NOT NULL,
    UNIQUE (name, version_id), UNIQUE (name, stage));`;

export function openSecretStore(file: string): SecretStore {
  mkdirSync(dirname(file), { recursive: true });
  // The file must be private before SQLite writes to it; its journal files take over the mode.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = openDurableDatabase(file);
  database.exec(SCHEMA);
  const select = database.prepare(
    'SELECT version_id, value, stage, created_at_ms FROM version WHERE name = ? ORDER BY position DESC',
  );
  const insert = database.prepare(
    "INSERT INTO version (name, version_id, value, stage, created_at_ms) VALUES (?, ?, ?, 'AWSCURRENT', ?)",
  );
  const demotePrevious = database.prepare(
    "UPDATE version SET stage = NULL WHERE name = ? AND stage = 'AWSPREVIOUS'",
  );
  const demoteCurrent = database.prepare(
    "UPDATE version SET stage = 'AWSPREVIOUS' WHERE name = ? AND stage = 'AWSCURRENT'",
  );

  const versions = (name: string): SecretVersion[] =>
    select.all(name).map((row) => ({
      versionId: String(row.version_id),
      value: String(row.value),
      stage: row.stage === 'AWSCURRENT' || row.stage === 'AWSPREVIOUS' ? row.stage : null,
      createdAtMs: Number(row.created_at_ms),
    }));

  return {
    versions,
    ensure({ name, generate, nowMs }) {
      if (versions(name).length === 0) insert.run(name, randomUUID(), generate(), nowMs);
    },
    put({ name, versionId, value, nowMs }) {
      database.exec('BEGIN IMMEDIATE');
      try {
        demotePrevious.run(name);
        demoteCurrent.run(name);
        insert.run(name, versionId, value, nowMs);
        database.exec('COMMIT');
      } catch (fault) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw fault;
      }
    },
    close: () => database.close(),
  };
}
