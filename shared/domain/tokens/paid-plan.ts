import { tokensBoughtWith } from './money.ts';
import type { Order } from './order.ts';
import { usable, usableBalance, type Wallet } from './wallet.ts';

interface PaidPlanFacts {
  order: Order;
  wallet: Wallet & { frozen?: string };
  hasActiveRun: boolean;
  nowMs: number;
}

/**
 * The last moment to start a paid plan; undefined once a plan is active, or once its tokens were spent elsewhere,
 * refunded or have expired.
 */
export function startPlanByMs({ order, wallet, hasActiveRun, nowMs }: PaidPlanFacts): number | undefined {
  const { plan, status, orderId, amountCents } = order;
  if (plan === undefined || status !== 'PAID' || hasActiveRun) return undefined;
  if (wallet.frozen !== undefined || wallet.debt > 0) return undefined;
  const lot = wallet.lots.find((held) => held.order === orderId && usable(held, nowMs));
  // Opening the plan takes from this lot, so an untouched lot has opened none.
  if (lot === undefined || lot.remaining < Math.min(tokensBoughtWith(amountCents), plan.price))
    return undefined;
  const covers = (atMs: number) => usable(lot, atMs) && usableBalance(wallet, atMs) >= plan.price;
  if (!covers(nowMs)) return undefined;
  return wallet.lots
    .map(({ expires_at_ms }) => expires_at_ms)
    .toSorted((one, other) => one - other)
    .find((atMs) => atMs > nowMs && !covers(atMs));
}
