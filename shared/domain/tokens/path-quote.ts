import { expiryGraceMs } from './change-wallet.ts';
import type { Hundredths } from './money.ts';
import type { Order } from './order.ts';

/** A path at a price, as an order names it. */
export interface PricedPath {
  unlocks: string;
  price: Hundredths;
}

/**
 * As of when tokens count for a path, as a plan’s quote says it for a plan. Whoever has paid what was missing at this
 * price keeps what they could spend when that was counted, for as long as expired tokens are still there; for anybody
 * else it is now.
 */
export function pathQuotedAtMs(
  orders: readonly Order[],
  { unlocks, price, nowMs }: PricedPath & { nowMs: number },
): number {
  const agreed = orders.filter(
    (order) =>
      order.status === 'PAID' &&
      order.unlocks === unlocks &&
      order.unlocksFor === price &&
      nowMs - order.createdAtMs < expiryGraceMs,
  );
  // guard: path-tokens-count-as-of-when
  return Math.min(nowMs, ...agreed.map(({ createdAtMs }) => createdAtMs));
}
