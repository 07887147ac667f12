import { afterEach, expect, it, vi } from 'vitest';
import { buildStripe } from './stripe.ts';

afterEach(() => vi.unstubAllEnvs());

const lookWith = (secretKey: string, mode: string) => {
  vi.stubEnv('STRIPE_API_URL', 'http://127.0.0.1:1');
  vi.stubEnv('STRIPE_MODE', mode);
  const keys = JSON.stringify({ secretKey, webhookSecrets: ['whsec_1'] });
  return buildStripe(async () => keys).findCheckout('cs_1');
};

it.each([
  ['sk_live_1', 'test'],
  ['sk_test_1', 'live'],
  ['rk_live_1', 'test'],
  ['pk_test_1', 'test'],
])(
  'sends Stripe nothing with a key %s on a stage of the mode %s, and does not print the key',
  async (key, mode) => {
    const asked = lookWith(key, mode);
    await expect(asked).rejects.toThrow(`not for the mode of this stage, which is ${mode}`);
    await expect(asked).rejects.not.toThrow(key);
  },
);

it.each(['sk_test_1', 'rk_test_1'])(
  'calls Stripe with %s on the stage of its mode',
  async (key) => {
    await expect(lookWith(key, 'test')).rejects.not.toThrow('mode of this stage');
  },
  20_000,
);
