import type { PaymentProvider } from '#functions/gateways/stripe.ts';
import { TryAgain } from '#functions/runtime/pacing.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { Written } from '#functions/stores/transact.ts';
import { auditWallet, type Decided } from '#shared/domain/tokens/ledger.ts';
import type { Services } from './services.ts';

/**
 * What one write put into two tables, or into two items, and a restore brought back in one of them only.
 * Guards: what mends it looks again first, and writes from the version it looked at. So it is done once, whoever is at
 * work at the same time: somebody else who settles, the sweeps, the person whose tokens they are.
 */
export interface Tear {
  user: string;
  what: string;
  /** Absent where no rule says what is right. */
  mend?: () => Promise<unknown>;
}

export type TearServices = Pick<
  Services,
  'accounts' | 'clock' | 'orders' | 'pacing' | 'wallets' | 'write'
> & {
  payments: { provider: Pick<PaymentProvider, 'findCheckout'> };
  purchases: Pick<PurchaseStore, 'allOf'>;
  runs: Pick<RunStore, 'find'>;
};

export interface Torn {
  owner: string;
  sinceMs: number;
  decided: Decided;
}

/** Left: it is found again, for a person to decide. */
export type Mended = 'mended' | 'left';

export const mendedOnce = (written: Written): 'mended' | TryAgain =>
  written.kind === 'written' ? 'mended' : new TryAgain(written);

/** A wallet with all its entries, to write on; undefined for one that has to be put right itself before. */
export async function soundBooks({ wallets }: Pick<TearServices, 'wallets'>, owner: string) {
  const wallet = await wallets.read(owner);
  const entries = await wallets.entriesOf(owner);
  const isSound = wallet.frozen === undefined && auditWallet(wallet, entries).length === 0;
  return isSound ? { wallet, entries } : undefined;
}
