import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { isFree, type PathPrice } from '#shared/domain/paths/price.ts';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { isBoughtWithReversed } from '#shared/domain/tokens/unpaid-content.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import { refuseShortage } from './refuse-shortage.ts';

export interface LockDependencies {
  purchases: Pick<PurchaseStore, 'has'>;
  wallets: Pick<WalletStore, 'read' | 'entriesOf'>;
}

/**
 * Guards: the locked part of a path, and its kit, leave the server only for somebody who unlocked it, and not while the
 * payment it was unlocked with is taken back and owed.
 */
export async function refuseLocked(
  { purchases, wallets }: LockDependencies,
  owner: string,
  path: PathPrice,
): Promise<Refusal | undefined> {
  if (isFree(path)) return undefined;
  const [isTheirs, wallet] = await Promise.all([purchases.has(owner, path), wallets.read(owner)]);
  if (!isTheirs) return refuse('path-locked');
  const debt = await debtOn(wallets, { owner, wallet, ref: pathNameOf(path) });
  return debt > 0 ? refuseShortage({ kind: 'indebted', missing: debt }) : undefined;
}

/** What has to be settled first; the ledger is only read by those who owe something. */
async function debtOn(
  wallets: LockDependencies['wallets'],
  { owner, wallet: { debt, version }, ref }: { owner: string; wallet: Wallet; ref: string },
): Promise<Hundredths> {
  if (debt === 0) return debt;
  const entries = await wallets.entriesOf(owner, version);
  return isBoughtWithReversed(entries, ref) ? debt : hundredths(0);
}
