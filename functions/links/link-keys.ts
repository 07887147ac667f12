import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { readJsonSecret } from '../gateways/read-json-secret.ts';
import type { ReadSecret } from '../gateways/secrets.ts';

const storedKeys = z.object({
  kid: z.string().regex(/^[\w-]{1,32}$/),
  key: z.string().min(32),
  previousKid: z.string().optional(),
  previousKey: z.string().min(32).optional(),
});
export type LinkKeys = z.output<typeof storedKeys>;

export const readLinkKeys = (readSecret: ReadSecret): Promise<LinkKeys> =>
  readJsonSecret(readSecret, { name: 'link-keys', shape: storedKeys });

/** Each kind of link is signed with its own name, so that no link can be turned into one of another kind. */
export const signLink = (
  key: string,
  kind: 'document' | 'review',
  facts: readonly (string | number)[],
): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([kind, ...facts]))
    .digest('base64url');
