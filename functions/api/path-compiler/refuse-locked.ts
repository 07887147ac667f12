import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { OwedDependencies } from '#functions/payments/owed-for.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { isFree, type PathPrice } from '#shared/domain/paths/price.ts';
import { refuseOwed } from '../refuse-owed.ts';

export interface LockDependencies {
  purchases: Pick<PurchaseStore, 'has'>;
  wallets: OwedDependencies;
}

/**
 * Guards: the locked part of a path and its kit leave the server only for a person who unlocked it, and not while the
 * payment is reversed and owed.
 */
export async function refuseLocked(
  { purchases, wallets }: LockDependencies,
  owner: string,
  path: PathPrice,
): Promise<Refusal | undefined> {
  if (isFree(path)) return undefined;
  const [isTheirs, owed] = await Promise.all([
    purchases.has(owner, path),
    refuseOwed(wallets, { owner, ref: pathNameOf(path) }),
  ]);
  // guard: content-bought-with-what-is-owed
  return isTheirs ? owed : refuse('path-locked');
}
