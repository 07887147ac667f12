import { expiryGraceMs } from './change-wallet.ts';
import type { Hundredths } from './money.ts';
import type { Order } from './order.ts';

export interface PricedPath {
  unlocks: string;
  price: Hundredths;
}

/**
 * The time as of which tokens count for a path, like the quote of a plan. A person who has paid the shortfall at this
 * price can still spend the tokens counted then, until the sweep removes expired ones; for everyone else it is now.
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
