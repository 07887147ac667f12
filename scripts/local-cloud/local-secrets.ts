import { randomBytes } from 'node:crypto';
import type { SecretName } from '#shared/contract/functions.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

const random = (): string => randomBytes(32).toString('hex');

/** `follows`: set from this value at every start. `madeUp`: generated once for each data folder. */
export type LocalSecret = { follows: string } | { madeUp: () => string };

/** The secrets in the form they have on AWS. */
export const localSecrets = (stripe: StripeKeys, origin: string): Record<SecretName, LocalSecret> => ({
  'session-keys': { madeUp: () => JSON.stringify({ kid: 'k1', key: random() }) },
  origin: { follows: JSON.stringify({ value: origin }) },
  stripe: {
    follows: JSON.stringify({ secretKey: stripe.secretKey, webhookSecrets: [stripe.webhookSecret] }),
  },
  'link-keys': { madeUp: () => JSON.stringify({ kid: 'k1', key: random() }) },
});
