import { describe, expect, it } from 'vitest';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { PaymentProviderDown } from '../gateways/ask-stripe.ts';
import type { PaymentProvider } from '../gateways/stripe.ts';
import { within } from '../runtime/deadline.ts';
import { notCalled } from '../testing/not-called.ts';
import { buildCloseLeftPages } from './close-left-pages.ts';

const unlocks = 'local-earner/garden';
const order = (more: Partial<Order>): Order => ({
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PENDING',
  amountCents: cents(4900),
  unlocks,
  unlocksFor: hundredths(4900),
  createdAtMs: 0,
  reversedCents: 0,
  reversals: 0,
  ...more,
});

/** Orders as they are read one time after the other, and a provider that closes pages in its own way. */
function closing(reads: Order[][], expireCheckout: PaymentProvider['expireCheckout']) {
  const alarms: string[] = [];
  const settled: string[] = [];
  const close = buildCloseLeftPages({
    clock: { nowMs: () => 0 },
    orders: {
      madeSince: async () => reads.shift() ?? [],
      // Of the order without a page: that came just now.
      settleUnpaid: async ({ orderId, checkoutId }) => {
        if (checkoutId !== undefined) settled.push(orderId);
        return checkoutId !== undefined;
      },
    },
    provider: {
      expireCheckout,
      openCheckout: notCalled,
      findCheckout: notCalled,
      findPayment: notCalled,
      refund: notCalled,
      takenBackOf: notCalled,
      readEvent: notCalled,
    },
    alarm: (name) => alarms.push(name),
    within,
  });
  return { close: () => close({ owner: 'usr_1', unlocks }), alarms, settled };
}

describe('once a path is unlocked', () => {
  it('only what is pending for it is closed', async () => {
    const asked: string[] = [];
    const { close, settled } = closing(
      [
        [
          order({ orderId: 'ord_1', checkoutId: 'cs_1' }),
          order({ orderId: 'ord_2', checkoutId: 'cs_2', unlocks: 'local-earner/other' }),
          order({ orderId: 'ord_3', checkoutId: 'cs_3', status: 'PAID' }),
        ],
      ],
      async (id) => asked.push(id) > 0,
    );
    await close();
    expect([asked, settled]).toEqual([['cs_1'], ['ord_1']]);
  });

  it('a page that comes as its order is counted out is closed as well', async () => {
    const { close, settled } = closing([[order({})], [order({ checkoutId: 'cs_1' })]], async () => true);
    await close();
    expect(settled).toEqual(['ord_1']);
  });

  it.each([
    ['a provider that is down', new PaymentProviderDown('down'), 'payment-provider-down'],
    ['a fault', new Error('broken'), 'api-fault'],
  ])('%s changes nothing about that, and an operator is told', async (_what, error, alarm) => {
    const { close, alarms } = closing([[order({ checkoutId: 'cs_1' })]], () => Promise.reject(error));
    await close();
    expect(alarms).toEqual([alarm]);
  });
});
