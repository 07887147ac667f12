import type { PaymentProvider } from '#functions/gateways/stripe.ts';
import { TryAgain } from '#functions/runtime/pacing.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { Written } from '#functions/stores/transact.ts';
import { auditWallet, type Decided } from '#shared/domain/tokens/ledger.ts';
import type { Services } from './services.ts';

/**
 * A write into two tables or items of which a restore brought back only one part.
 * Guards: a repair reads the data again and writes from the version it read. So it is done once, even while other
 * operators, sweeps or the owner of the tokens change the same data.
 */
export interface Tear {
  user: string;
  what: string;
  /** Absent when no rule says what is right. */
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

/** A tear that is left is found again, for a person to decide. */
export type RepairResult = 'mended' | 'left';

export const repairOnce = (written: Written): 'mended' | TryAgain =>
  written.kind === 'written' ? 'mended' : new TryAgain(written);

/** A wallet with all its entries, ready for a write; undefined when the wallet itself needs a repair first. */
export async function soundBooks({ wallets }: Pick<TearServices, 'wallets'>, owner: string) {
  const wallet = await wallets.read(owner);
  const entries = await wallets.entriesOf(owner);
  const isSound = wallet.frozen === undefined && auditWallet(wallet, entries).length === 0;
  return isSound ? { wallet, entries } : undefined;
}
