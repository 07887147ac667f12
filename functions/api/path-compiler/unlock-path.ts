import { type Answer, answer, type Refusal, refuse } from '#functions/http/outcome.ts';
import { prefetching, type RouteHandler } from '#functions/http/route-handler.ts';
import { quotedAtMs } from '#functions/payments/quoted-at.ts';
import { knownFirst, type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { LeftPageStore } from '#functions/stores/left-pages.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import { effectivePrice, isFree, type PathPrice } from '#shared/domain/paths/price.ts';
import { spendTokens } from '#shared/domain/tokens/change-wallet.ts';
import { refuseShortage } from '../refuse-shortage.ts';

interface UnlockPathDependencies {
  clock: Clock;
  pacing: Pacing;
  accounts: Pick<AccountStore, 'staysCheck'>;
  orders: Pick<OrderStore, 'madeSince'>;
  purchases: Pick<PurchaseStore, 'has' | 'unlockWrite'>;
  wallets: Pick<WalletStore, 'read' | 'writesOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  leftPages: Pick<LeftPageStore, 'closeWrite'>;
}

const unlocked = { status: 'ok', global: 'Purchase successful! Full access unlocked.' } as const;
const unlockedBefore = { ...unlocked, unlockedBefore: true } as const;

/**
 * Guards: a person is charged once per path, however often and from however many windows it is bought, and only at the
 * price they agreed to.
 */
export function unlockPath(
  dependencies: UnlockPathDependencies,
): RouteHandler<typeof pathCompilerRoutes.unlockPath> {
  const soldPath = ({ personaSlug, pathSlug }: { personaSlug: string; pathSlug: string }) => {
    const path = findPathPrice(personaSlug, pathSlug);
    return path === undefined || isFree(path) ? undefined : path;
  };
  return prefetching(
    async ({ userId, params }) => {
      const path = soldPath(params);
      return path === undefined ? undefined : loadContext(dependencies, userId, path);
    },
    async ({ session: { userId: owner }, params, query }, found) => {
      const path = soldPath(params);
      if (path === undefined || found === undefined)
        return findPathPrice(params.personaSlug, params.pathSlug) === undefined
          ? refuse('not-found')
          : answer(unlocked);
      const look = knownFirst(found, () => loadContext(dependencies, owner, path));
      const purchase = { owner, path, agreed: query.price };
      return untilDone(dependencies.pacing, async () => unlock(dependencies, purchase, await look()));
    },
  );
}

interface UnlockContext {
  before: StoredWallet;
  isTheirs: boolean;
  asOfMs: number;
}

async function loadContext(
  { clock, orders, purchases, wallets }: UnlockPathDependencies,
  owner: string,
  path: PathPrice,
): Promise<UnlockContext> {
  const quote = { owner, unlocks: pathNameOf(path), price: effectivePrice(path), nowMs: clock.nowMs() };
  const [before, isTheirs, asOfMs] = await Promise.all([
    wallets.read(owner),
    purchases.has(owner, path),
    quotedAtMs(orders, quote),
  ]);
  return { before, isTheirs, asOfMs };
}

interface Purchase {
  owner: string;
  path: PathPrice;
  /** The price the buyer was shown, in whole tokens; a caller that shows no price agrees to any. */
  agreed: string | undefined;
}

async function unlock(
  { clock, accounts, leftPages, purchases, wallets, write }: UnlockPathDependencies,
  { owner, path, agreed }: Purchase,
  { before, isTheirs, asOfMs }: UnlockContext,
): Promise<Answer<typeof unlocked> | Refusal | TryAgain> {
  const price = effectivePrice(path);
  const ref = pathNameOf(path);
  // guard: path-bought-before-is-success
  if (isTheirs) return answer(unlockedBefore);
  if (before.frozen !== undefined) return refuse('wallet-frozen');
  const { personaSlug, pathSlug } = path;
  // guard: path-unlocked-only-at-the-price
  if (agreed !== undefined && agreed !== String(price / 100)) return refuse('price-changed');
  const atMs = clock.nowMs();
  const spent = spendTokens(before, { amount: price, asOfMs, atMs, on: 'paths', ref });
  // The balance may be low because the path was bought between the two reads.
  if ('kind' in spent)
    return (await purchases.has(owner, path)) ? answer(unlockedBefore) : refuseShortage(spent);
  const writes = [
    purchases.unlockWrite(owner, { personaSlug, pathSlug, price, atMs }),
    ...wallets.writesOf(owner, before, spent),
    // guard: path-once-unlocked-it-can-be
    leftPages.closeWrite({ owner, bought: ref }, atMs),
  ];
  // guard: deletion-no-path-is-bought-meanwhile
  const written = await write([...writes, accounts.staysCheck(owner)]);
  if (written.kind === 'refused' && written.at.includes(writes.length)) return refuse('account-leaving');
  return written.kind === 'written' ? answer(unlocked) : new TryAgain(written);
}
