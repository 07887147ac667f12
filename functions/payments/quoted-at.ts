import { expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { type PricedPath, pathQuotedAtMs } from '#shared/domain/tokens/path-quote.ts';
import type { OrderStore } from '../stores/orders.ts';

/** As of when somebody’s tokens count for a path: found in their own orders, never told by a browser. */
export async function quotedAtMs(
  orders: Pick<OrderStore, 'madeSince'>,
  { owner, ...path }: PricedPath & { owner: string; nowMs: number },
): Promise<number> {
  return pathQuotedAtMs(await orders.madeSince(owner, path.nowMs - expiryGraceMs), path);
}
