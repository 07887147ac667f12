import { describe, expect, it, test } from 'vitest';
import { cents } from './money.ts';
import { disagreement, type Order, type PaymentSession, reversedOrder } from './order.ts';

const order: Order = {
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PAID',
  amountCents: cents(5000),
  sessionId: 'cs_1',
  createdAtMs: 0,
  reversedCents: 0,
  disputes: {},
  reversals: 0,
};
const session: PaymentSession = {
  id: 'cs_1',
  state: 'complete',
  paid: true,
  mode: 'payment',
  currency: 'aud',
  amountCents: 5000,
  orderId: 'ord_1',
  owner: 'usr_1',
};

describe('a payment session', () => {
  it('agrees with the order it was made for', () => {
    expect(disagreement(order, session)).toBeUndefined();
  });

  it('is not the payment of an order that does not know its page yet', () => {
    const { sessionId: _, ...unopened } = order;
    expect(disagreement(unopened, session)).toBe('session');
  });

  test.each<[Partial<PaymentSession>, string]>([
    [{ id: 'cs_2' }, 'session'],
    [{ mode: 'subscription' }, 'mode'],
    [{ currency: 'usd' }, 'currency'],
    [{ amountCents: 4999 }, 'amount'],
  ])('with %j is not the order’s payment', (wrong, why) => {
    expect(disagreement(order, { ...session, ...wrong })).toBe(why);
  });
});

describe('a reversal', () => {
  const dispute = (amountCents: number, holdsMoney: boolean, id = 'du_1') => ({
    id,
    amountCents,
    holdsMoney,
  });
  test.each([
    ['nothing new', order, { refundedCents: 0 }, [0, 'PAID', false]],
    ['a part', order, { refundedCents: 1500 }, [1500, 'PAID', true]],
    ['the same part again', { ...order, reversedCents: 1500 }, { refundedCents: 1500 }, [0, 'PAID', false]],
    ['the rest', { ...order, reversedCents: 1500 }, { refundedCents: 5000 }, [3500, 'REFUNDED', true]],
    ['a dispute', order, { refundedCents: 0, dispute: dispute(5000, true) }, [5000, 'REFUNDED', true]],
    ['an inquiry', order, { refundedCents: 0, dispute: dispute(5000, false) }, [0, 'PAID', false]],
    [
      'a dispute won',
      { ...order, status: 'REFUNDED' as const, reversedCents: 5000, disputes: { du_1: 5000 } },
      { refundedCents: 0, dispute: dispute(5000, false) },
      [-5000, 'PAID', true],
    ],
    [
      'a refund beside a dispute, together more than was paid',
      { ...order, reversedCents: 4000, disputes: { du_1: 4000 } },
      { refundedCents: 2000 },
      [1000, 'REFUNDED', true],
    ],
  ])('by %s', (_, before, news, [change, status, isNews]) => {
    const after = reversedOrder(before, news);
    expect([after.change, after.status, after.isNews]).toEqual([change, status, isNews]);
  });
});
