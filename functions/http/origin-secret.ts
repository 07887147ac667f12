import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJsonSecret } from '../gateways/read-json-secret.ts';
import type { ReadSecret } from '../gateways/secrets.ts';
import { addressGroup } from './address-group.ts';

/** What the distribution sends, and what it sent or will send while the one is exchanged for the other. */
const storedOrigin = z.object({ value: z.string().min(32), previousValue: z.string().min(32).optional() });

export interface Origin {
  /** Whether a request came through the distribution, which alone knows the origin's secret. */
  cameThrough(shown: string | undefined): Promise<boolean>;
  /**
   * What stands for a client's address in the log: the same for all its requests, so that an attack can be followed, and
   * without the key nobody can try addresses until one fits. It changes when the secret is rotated.
   */
  codeOfClient(address: string): Promise<string>;
  /** The same for the address of an account that somebody tries to get into, whether or not there is one. */
  codeOfAccount(email: string): Promise<string>;
}

/** Hashes are of one length, and say nothing of how much of a guess was right. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** By a key for this use alone: what is known of codes says nothing of the secret itself, nor of codes of another use. */
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
