import { describe, expect, it } from 'vitest';
import type { Limit } from '../stores/limits.ts';
import { buildPaymentGate } from './payment-gate.ts';

const limit = (name: string, max: number): Limit => ({ name, max, windowSeconds: 3600 });

/** Remembers which limit was counted for whom. */
function gateWith(full: readonly string[] = []) {
  const counted: string[] = [];
  const gate = buildPaymentGate({
    limits: {
      async attempt({ name }, subject) {
        counted.push(`${name} ${subject}`);
        return full.includes(name) ? { allowed: false, retryAfterSeconds: 7 } : { allowed: true };
      },
    },
    pages: { ofAddress: limit('page-address', 1), ofAccount: limit('page', 1) },
    checks: { ofAddress: limit('check-address', 1), ofAccount: limit('check', 1) },
    plans: { ofAddress: limit('plan-address', 1), ofAccount: limit('plan', 1) },
  });
  return { gate, counted };
}
const request = { clientAddress: '2001:db8:1:2::9' };
const session = { userId: 'usr_1' };

describe('the gate before payments', () => {
  it('counts an account and its address', async () => {
    const { gate, counted } = gateWith();
    expect(await gate.page({ request, session })).toBeUndefined();
    expect(counted).toEqual(['page-address 2001:db8:1:2::/64', 'page usr_1']);
  });

  it('counts a person without an account by the address alone', async () => {
    const { gate, counted } = gateWith();
    await gate.page({ request });
    expect(counted).toEqual(['page-address 2001:db8:1:2::/64']);
  });

  it.each(['check', 'check-address'])(
    'refuses when %s is used up, and says how long to wait',
    async (full) => {
      const { gate } = gateWith([full]);
      expect(await gate.check({ request, session })).toMatchObject({
        code: 'too-many-requests',
        retryAfterSeconds: 7,
      });
      expect(await gate.plan({ request, session })).toBeUndefined();
    },
  );
});
