import { describe, expect, it } from 'vitest';
import { expiryGraceMs } from './change-wallet.ts';
import { cents, hundredths } from './money.ts';
import type { Order } from './order.ts';
import { pathQuotedAtMs } from './path-quote.ts';

const nowMs = Date.UTC(2026, 10, 22);
const minuteMs = 60_000;
const price = hundredths(19_900);
const path = { unlocks: 'local-earner/garden', price, nowMs };

const order = (more: Partial<Order> = {}): Order => ({
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PAID',
  amountCents: cents(4900),
  unlocks: path.unlocks,
  unlocksFor: price,
  createdAtMs: nowMs - 30 * minuteMs,
  reversedCents: 0,
  reversals: 0,
  ...more,
});

describe('tokens for a path', () => {
  it('count as of now for a person who has not paid for it', () => {
    expect(pathQuotedAtMs([], path)).toBe(nowMs);
  });

  it('count as of the start of the payment, the first of several', () => {
    const later = order({ createdAtMs: nowMs - minuteMs });
    expect(pathQuotedAtMs([later, order()], path)).toBe(nowMs - 30 * minuteMs);
  });

  it.each([
    ['not paid', { status: 'PENDING' }],
    ['given back', { status: 'REFUNDED' }],
    ['for another path', { unlocks: 'local-earner/other' }],
    ['at another price', { unlocksFor: hundredths(9900) }],
    ['older than the time for which expired tokens are kept', { createdAtMs: nowMs - expiryGraceMs }],
  ] as const)('count as of now when the payment is %s', (_what, more) => {
    expect(pathQuotedAtMs([order(more)], path)).toBe(nowMs);
  });
});
