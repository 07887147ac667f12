import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJsonSecret } from '../gateways/read-json-secret.ts';
import type { ReadSecret } from '../gateways/secrets.ts';

/** What the distribution sends, and what it sent or will send while the one is exchanged for the other. */
const storedOrigin = z.object({ value: z.string().min(32), previousValue: z.string().min(32).optional() });

/** Hashes are of one length, and say nothing of how much of a guess was right. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request came through the distribution, which alone knows the origin's secret. */
export const buildCameThroughDistribution =
  (readSecret: ReadSecret) =>
  async (shown: string | undefined): Promise<boolean> => {
    const { value, previousValue } = await readJsonSecret(readSecret, {
      name: 'origin',
      shape: storedOrigin,
    });
    const given = digest(shown ?? '');
    const asNow = timingSafeEqual(given, digest(value));
    return asNow || (previousValue !== undefined && timingSafeEqual(given, digest(previousValue)));
  };
