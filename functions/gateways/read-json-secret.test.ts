import { describe, expect, it } from 'vitest';
import { readSessionKeys } from './session-keys.ts';
import { buildStripe } from './stripe.ts';

const secret = 'sk_live_51H8xq2hunter2';

describe('a malformed secret', () => {
  it.each([
    ['cut short', `{"secretKey": "${secret}"`],
    ['not JSON', secret],
    ['of another shape', JSON.stringify({ secretKey: [secret], key: secret, webhookSecrets: secret })],
    ['an unknown choice', JSON.stringify(secret)],
  ])('is reported by its name and not quoted when it is %s', async (_, text) => {
    const readSecret = async () => text;
    const faults = await Promise.all(
      [readSessionKeys(readSecret), buildStripe(readSecret).findCheckout('cs_test_1')].map((reading) =>
        reading.then(
          () => 'nothing',
          (fault: Error) => `${fault.message} ${fault.stack} ${String(fault.cause)}`,
        ),
      ),
    );
    expect(faults[0]).toContain('The secret session-keys does not have the expected form');
    expect(faults[1]).toContain('The secret stripe does not have the expected form');
    for (const fault of faults) for (const part of ['sk_live', 'hunter2']) expect(fault).not.toContain(part);
  });
});
