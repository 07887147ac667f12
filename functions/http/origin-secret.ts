import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJsonSecret } from '../gateways/read-json-secret.ts';
import type { ReadSecret } from '../gateways/secrets.ts';
import { addressGroup } from './address-group.ts';

/** The distribution sends one value; during a rotation the other one is valid too. */
const storedOrigin = z.object({ value: z.string().min(32), previousValue: z.string().min(32).optional() });

export interface Origin {
  /** Tells whether a request came through the distribution, the only client that knows the secret. */
  cameThrough(shown: string | undefined): Promise<boolean>;
  /**
   * The code of a client's address in the log. It is the same for all its requests, so that an attack can be followed,
   * and addresses cannot be guessed without the key. It changes when the secret is rotated.
   */
  codeOfClient(address: string): Promise<string>;
  /** The code of an address used in a login attempt, whether or not it has an account. */
  codeOfAccount(email: string): Promise<string>;
}

/** Digests have one length and do not show how much of a guess was right. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Derives one key per use, so that codes reveal neither the secret nor codes of another use. */
function codeOf(secret: string, use: string, text: string): string {
  const key = createHmac('sha256', secret).update(use).digest();
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
}

export function buildOrigin(readSecret: ReadSecret): Origin {
  const read = () => readJsonSecret(readSecret, { name: 'origin', shape: storedOrigin });
  return {
    async cameThrough(shown) {
      const { value, previousValue } = await read();
      const given = digest(shown ?? '');
      const asNow = timingSafeEqual(given, digest(value));
      return asNow || (previousValue !== undefined && timingSafeEqual(given, digest(previousValue)));
    },
    async codeOfClient(address) {
      return codeOf((await read()).value, 'addresses of clients', addressGroup(address));
    },
    async codeOfAccount(email) {
      return codeOf((await read()).value, 'addresses of accounts', email);
    },
  };
}
