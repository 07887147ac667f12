import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { PathTextStore } from '#functions/stores/path-texts.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { isBoughtWithReversed } from '#shared/domain/tokens/unpaid-content.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import { refuseShortage } from './refuse-shortage.ts';

interface GetPathContentDependencies {
  purchases: Pick<PurchaseStore, 'has'>;
  wallets: Pick<WalletStore, 'read' | 'entriesOf'>;
  texts: PathTextStore;
}

/**
 * Guards: the locked part of a path leaves the server only for somebody who unlocked it, and not while the payment it
 * was unlocked with is taken back and owed.
 */
export function getPathContent({
  purchases,
  wallets,
  texts,
}: GetPathContentDependencies): RouteHandler<typeof pathCompilerRoutes.getPathContent> {
  return readingOnly(async ({ userId, params }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    if (!isFree(path)) {
      const [isTheirs, wallet] = await Promise.all([purchases.has(userId, path), wallets.read(userId)]);
      if (!isTheirs) return refuse('path-locked');
      const debt = await debtOn(wallets, { owner: userId, wallet, ref: pathNameOf(path) });
      if (debt > 0) return refuseShortage({ kind: 'indebted', missing: debt });
    }
    return answer({ status: 'ok', data: await texts.read(path) });
  });
}

/** What has to be settled first; the ledger is only read by those who owe something. */
async function debtOn(
  wallets: GetPathContentDependencies['wallets'],
  { owner, wallet: { debt, version }, ref }: { owner: string; wallet: Wallet; ref: string },
): Promise<Hundredths> {
  if (debt === 0) return debt;
  const entries = await wallets.entriesOf(owner, version);
  return isBoughtWithReversed(entries, ref) ? debt : hundredths(0);
}
