import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as z from 'zod';

/** Reads the key with which the running cloud signs sessions, from the local secret file. */
export function sessionKey(): Uint8Array {
  const file = join(inject('dataFolder'), 'secrets', 'session-keys.json');
  const { value } = z.object({ value: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new TextEncoder().encode(z.object({ key: z.string() }).parse(JSON.parse(value)).key);
}
