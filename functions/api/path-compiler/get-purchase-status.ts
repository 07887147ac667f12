import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import { quotedAtMs } from '#functions/payments/quoted-at.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';

interface PurchaseStatusDependencies {
  clock: Clock;
  orders: Pick<OrderStore, 'madeSince'>;
  purchases: Pick<PurchaseStore, 'has'>;
  wallets: Pick<WalletStore, 'read'>;
}

export function getPurchaseStatus({
  clock,
  orders,
  purchases,
  wallets,
}: PurchaseStatusDependencies): RouteHandler<typeof pathCompilerRoutes.getPurchaseStatus> {
  return readingOnly(async ({ userId, params }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    if (isFree(path)) return answer({ purchased: true });
    const price = effectivePrice(path);
    const quote = { owner: userId, unlocks: pathNameOf(path), price, nowMs: clock.nowMs() };
    const [isTheirs, wallet, asOfMs] = await Promise.all([
      purchases.has(userId, path),
      wallets.read(userId),
      quotedAtMs(orders, quote),
    ]);
    if (isTheirs) return answer({ purchased: true });
    if (wallet.frozen !== undefined) return answer({ purchased: false });
    const cost = costFor(price, wallet, asOfMs);
    // The balance may be low because the path was bought between the two reads.
    if (cost.charge > 0 && (await purchases.has(userId, path))) return answer({ purchased: true });
    return answer({ purchased: false, cost });
  });
}
