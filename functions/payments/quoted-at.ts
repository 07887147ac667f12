import { expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { type PricedPath, pathQuotedAtMs } from '#shared/domain/tokens/path-quote.ts';
import type { OrderStore } from '../stores/orders.ts';

/**
 * Finds the time as of which tokens count for a path. It comes from the person's own orders, never from the browser.
 */
export async function quotedAtMs(
  orders: Pick<OrderStore, 'madeSince'>,
  { owner, ...path }: PricedPath & { owner: string; nowMs: number },
): Promise<number> {
  return pathQuotedAtMs(await orders.madeSince(owner, path.nowMs - expiryGraceMs), path);
}
