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
}

/** Hashes are of one length, and say nothing of how much of a guess was right. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A key for this use alone: what is known of codes says nothing of the secret itself. */
const clientKey = (value: string): Buffer =>
  createHmac('sha256', value).update('addresses of clients').digest();

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
      const { value } = await read();
      return createHmac('sha256', clientKey(value)).update(addressGroup(address)).digest('hex').slice(0, 16);
    },
  };
}
