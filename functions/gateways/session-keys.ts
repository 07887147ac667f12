import * as z from 'zod';
import { readJsonSecret } from './read-json-secret.ts';
import type { ReadSecret } from './secrets.ts';

/** The current signing key, and the previous one while its tokens are valid. */
export interface SessionKeys {
  current: { id: string; key: Uint8Array };
  previous?: { id: string; key: Uint8Array };
}

const storedKeys = z.object({
  kid: z.string(),
  key: z.string().min(32),
  previousKid: z.string().optional(),
  previousKey: z.string().min(32).optional(),
});

export async function readSessionKeys(readSecret: ReadSecret): Promise<SessionKeys> {
  const stored = await readJsonSecret(readSecret, { name: 'session-keys', shape: storedKeys });
  const bytes = (key: string) => new TextEncoder().encode(key);
  const { kid, key, previousKid, previousKey } = stored;
  return {
    current: { id: kid, key: bytes(key) },
    ...(previousKid && previousKey ? { previous: { id: previousKid, key: bytes(previousKey) } } : {}),
  };
}
