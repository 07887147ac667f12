import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';

/** The key the running cloud signs sessions with, from the file where the local secrets lie. */
export function sessionKey(): Uint8Array {
  const file = join(inject('dataFolder'), 'secrets', 'secrets.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare("SELECT value FROM version WHERE name = 'session-keys' AND stage = 'AWSCURRENT'")
    .get();
  database.close();
  const { key } = JSON.parse(String(row?.value)) as { key: string };
  return new TextEncoder().encode(key);
}
