import { describe, expect, it, test } from 'vitest';
import { cents } from './money.ts';
import { type Checkout, disagreement, nextRecheckMs, type Order, reversedOrder } from './order.ts';

const order: Order = {
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PAID',
  amountCents: cents(5000),
  checkoutId: 'cs_1',
  createdAtMs: 0,
  reversedCents: 0,
  reversals: 0,
};
const checkout: Checkout = {
  id: 'cs_1',
  state: 'complete',
  paid: true,
  mode: 'payment',
  currency: 'aud',
  amountCents: 5000,
  orderId: 'ord_1',
  owner: 'usr_1',
};

describe('a payment checkout', () => {
  it('matches the order it was made for', () => {
    expect(disagreement(order, checkout)).toBeUndefined();
  });

  it('does not match an order without a payment page', () => {
    const { checkoutId: _, ...unopened } = order;
    expect(disagreement(unopened, checkout)).toBe('checkout');
  });

  test.each<[Partial<Checkout>, string]>([
    [{ id: 'cs_2' }, 'checkout'],
    [{ mode: 'subscription' }, 'mode'],
    [{ currency: 'usd' }, 'currency'],
    [{ amountCents: 4999 }, 'amount'],
  ])('with %j does not match the order', (wrong, why) => {
    expect(disagreement(order, { ...checkout, ...wrong })).toBe(why);
  });
});

describe('a reversal', () => {
  const taken = (refundedCents: number, disputedCents = 0) => ({ refundedCents, disputedCents });
  const reversed = (reversedCents: number, status: Order['status'] = 'PAID') => ({
    ...order,
    reversedCents,
    status,
  });
  test.each([
    ['nothing', reversed(0), taken(0), [0, 'PAID']],
    ['a part', reversed(0), taken(1500), [1500, 'PAID']],
    ['the same part again', reversed(1500), taken(1500), [0, 'PAID']],
    ['the rest', reversed(1500), taken(5000), [3500, 'REFUNDED']],
    ['a dispute', reversed(0), taken(0, 5000), [5000, 'REFUNDED']],
    ['a dispute won', reversed(5000, 'REFUNDED'), taken(0), [-5000, 'PAID']],
    ['a refund that failed', reversed(5000, 'REFUNDED'), taken(1500), [-3500, 'PAID']],
    [
      'a refund and a dispute, together more than was paid',
      reversed(4000),
      taken(2000, 4000),
      [1000, 'REFUNDED'],
    ],
  ] as const)('by %s', (_, before, news, [change, status]) => {
    expect(reversedOrder(before, news)).toMatchObject({ change, status });
  });
});

describe('the next check of a paid order', () => {
  const minutes = (count: number) => count * 60_000;
  const days = (count: number) => minutes(count * 1440);
  test.each([
    ['right away', 0, minutes(10)],
    ['after a quarter of an hour', minutes(15), minutes(15)],
    ['after three days', days(3), days(3)],
    ['after a month', days(30), days(7)],
    ['just within half a year', days(180) - 1, days(7)],
  ])('when nothing has happened since: %s', (_, quietMs, pauseMs) => {
    expect(nextRecheckMs({ movedAtMs: 5, nowMs: 5 + quietMs })).toBe(5 + quietMs + pauseMs);
  });

  test('ends after half a year of quiet', () => {
    expect(nextRecheckMs({ movedAtMs: 5, nowMs: 5 + days(180) })).toBeUndefined();
  });
});
