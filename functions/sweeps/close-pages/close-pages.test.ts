import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentProviderDown } from '#functions/gateways/ask-stripe.ts';
import type { PaymentProvider } from '#functions/gateways/stripe.ts';
import { notCalled } from '#functions/testing/not-called.ts';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { closePages } from './close-pages.ts';

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockImplementation(() => true));
afterEach(() => void vi.restoreAllMocks());

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

/** Runs a sweep over purchases of two people; the orders belong to the first. */
async function swept(
  made: Order[],
  expireCheckout: PaymentProvider['expireCheckout'],
  bought: string = unlocks,
) {
  const settled: string[] = [];
  const removed: string[] = [];
  const counts = await closePages({
    clock: { nowMs: () => 0 },
    checkpoints: { find: async () => undefined, save: async () => {} },
    pace: { atOnce: 1 },
    orders: {
      madeSince: async (owner) => made.filter((one) => one.owner === owner),
      async settleUnpaid({ orderId }) {
        settled.push(orderId);
        return true;
      },
    },
    leftPages: {
      async *dueBy() {
        for (const owner of ['usr_1', 'usr_2'])
          yield { owner, bought, position: { shard: 0, due: '', pk: owner, sk: bought } };
      },
      async remove({ owner }) {
        removed.push(owner);
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
  });
  return { counts, settled, removed };
}

describe('a sweep after a path is unlocked', () => {
  it('closes only the pages for that path', async () => {
    const asked: string[] = [];
    const made = [
      order({ orderId: 'ord_1', checkoutId: 'cs_1' }),
      order({ orderId: 'ord_2', checkoutId: 'cs_2', unlocks: 'local-earner/other' }),
      order({ orderId: 'ord_3', checkoutId: 'cs_3', status: 'PAID' }),
      order({ orderId: 'ord_4' }),
    ];
    const { counts, settled, removed } = await swept(made, async (id) => asked.push(id) > 0);
    expect([asked, settled]).toEqual([['cs_1'], ['ord_1', 'ord_4']]);
    expect(counts).toEqual({ found: 2, failed: 0, left: 0, closed: 2 });
    expect(removed).toEqual(['usr_1', 'usr_2']);
  });

  it('leaves a page that was paid first to the code that credits it', async () => {
    const { settled, removed } = await swept([order({ checkoutId: 'cs_1' })], async () => false);
    expect([settled, removed]).toEqual([[], ['usr_1', 'usr_2']]);
  });

  it('asks a failing provider again the next time, without delaying others', async () => {
    const down = () => Promise.reject(new PaymentProviderDown('down'));
    const { counts, removed } = await swept([order({ checkoutId: 'cs_1' })], down);
    expect(counts).toEqual({ found: 2, failed: 1, left: 0, closed: 0 });
    expect(removed).toEqual(['usr_2']);
  });
});

describe('a sweep after a run has started', () => {
  it('closes only the pages for plans', async () => {
    const { unlocks: _path, unlocksFor: _price, ...tokens } = order({});
    const asked: string[] = [];
    const made = [
      { ...tokens, orderId: 'ord_1', checkoutId: 'cs_1', planQuoteId: 'quote of another plan' },
      { ...tokens, orderId: 'ord_2', checkoutId: 'cs_2' },
      order({ orderId: 'ord_3', checkoutId: 'cs_3' }),
      { ...tokens, orderId: 'ord_4', checkoutId: 'cs_4', planQuoteId: 'quote', status: 'PAID' as const },
    ];
    const { settled } = await swept(made, async (id) => asked.push(id) > 0, 'run_1');
    expect([asked, settled]).toEqual([['cs_1'], ['ord_1']]);
  });
});
