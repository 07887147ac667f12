import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { costFor } from '#shared/domain/tokens/cost.ts';

interface PurchaseStatusDependencies {
  clock: Clock;
  purchases: Pick<PurchaseStore, 'has'>;
  wallets: Pick<WalletStore, 'read'>;
}

export function getPurchaseStatus({
  clock,
  purchases,
  wallets,
}: PurchaseStatusDependencies): RouteHandler<typeof pathCompilerRoutes.getPurchaseStatus> {
  return async ({ session: { userId }, params }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    if (isFree(path)) return answer({ purchased: true });
    // The wallet first: what was bought in between is then seen, before a balance it lowered is found too low.
    const wallet = await wallets.read(userId);
    if (await purchases.has(userId, path)) return answer({ purchased: true });
    if (wallet.frozen !== undefined) return answer({ purchased: false });
    return answer({ purchased: false, cost: costFor(effectivePrice(path), wallet, clock.nowMs()) });
  };
}
