import { describe, expect, it } from 'vitest';
import { dayMs } from '../day-ms.ts';
import { cents, hundredths } from './money.ts';
import type { Order } from './order.ts';
import { startPlanByMs } from './paid-plan.ts';
import type { Lot } from './wallet.ts';

const nowMs = Date.UTC(2026, 10, 29);
const order = (more: Partial<Order> = {}): Order => ({
  orderId: 'ord_1',
  owner: 'usr_1',
  kind: 'TOKENS',
  status: 'PAID',
  amountCents: cents(9900),
  plan: { type: 'PRO', price: hundredths(9900) },
  createdAtMs: nowMs,
  paidAtMs: nowMs,
  reversedCents: 0,
  reversals: 0,
  ...more,
});
const lot = (remaining: number, days = 30, of = 'ord_1'): Lot => ({
  order: of,
  remaining: hundredths(remaining),
  expires_at_ms: nowMs + days * dayMs,
});
const walletOf = (lots: Lot[], debt = 0) => ({
  balance: hundredths(lots.reduce((sum, { remaining }) => sum + remaining, 0)),
  debt: hundredths(debt),
  lots,
  version: 1,
});
const daysLeft = (given: Partial<Parameters<typeof startPlanByMs>[0]> = {}): number | undefined => {
  const facts = { order: order(), wallet: walletOf([lot(9900)]), hasActiveRun: false, nowMs, ...given };
  const byMs = startPlanByMs(facts);
  return byMs === undefined ? undefined : (byMs - nowMs) / dayMs;
};

describe('a plan that was paid for', () => {
  it('can be started until its tokens expire', () => expect(daysLeft()).toBe(30));

  it('can be started until the first tokens it needs expire', () => {
    const part = order({ amountCents: cents(6000) });
    const wallet = walletOf([lot(3900, 4, 'ord_0'), lot(6000)]);
    expect(daysLeft({ order: part, wallet })).toBe(4);
  });

  it('can be started regardless of tokens that it does not need', () => {
    expect(daysLeft({ wallet: walletOf([lot(1000, 2, 'ord_0'), lot(9900)]) })).toBe(30);
  });

  it.each<[string, Partial<Parameters<typeof startPlanByMs>[0]>]>([
    ['is open or another is', { hasActiveRun: true }],
    ['took its tokens', { wallet: walletOf([]) }],
    ['lost some of them to a path', { wallet: walletOf([lot(7900)]) }],
    [
      'lost some, even if others were bought since',
      { wallet: walletOf([lot(7900), lot(10_000, 30, 'ord_2')]) },
    ],
    ['was refunded', { order: order({ status: 'REFUNDED' }) }],
    ['expired', { wallet: walletOf([lot(9900, 0)]) }],
    ['is held by a debt', { wallet: walletOf([lot(9900)], 100) }],
    ['is held by a frozen wallet', { wallet: { ...walletOf([lot(9900)]), frozen: 'ledger' } }],
    ['was never paid', { order: order({ status: 'CANCELLED' }) }],
  ])('is no longer offered once it %s', (_what, given) => expect(daysLeft(given)).toBeUndefined());

  it('does not exist if only tokens were bought', () => {
    const { plan: _plan, ...tokens } = order();
    expect(daysLeft({ order: tokens })).toBeUndefined();
  });
});
