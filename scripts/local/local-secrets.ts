import { randomBytes } from 'node:crypto';
import type { SecretName } from '#shared/contract/functions.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

const random = (): string => randomBytes(32).toString('hex');

/** The shapes the stack's secrets have on AWS, made up once for a data folder. */
export const localSecrets = (stripe: StripeKeys, origin: string): Record<SecretName, () => string> => ({
  'session-keys': () => JSON.stringify({ kid: 'k1', key: random() }),
  origin: () => JSON.stringify({ value: origin }),
  stripe: () => JSON.stringify({ secretKey: stripe.secretKey, webhookSecrets: [stripe.webhookSecret] }),
  'link-keys': () => JSON.stringify({ kid: 'k1', key: random() }),
});
