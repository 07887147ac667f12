import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { AccountStore } from '#functions/stores/accounts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import { passTimesOf } from '#shared/contract/sweeps.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { correctDebt } from '#shared/domain/tokens/change-wallet.ts';
import { auditWallet, type LedgerEntry, type WalletChange } from '#shared/domain/tokens/ledger.ts';
import { hundredths } from '#shared/domain/tokens/money.ts';
import { falseDebtsIn } from '#shared/domain/tokens/order-books.ts';
import { type Pace, workThrough } from '../work-through.ts';

const checkAgainAfterMs = dayMs;
const { budgetMs } = passTimesOf('reconcile-wallets');

export interface ReconcileWalletsDependencies {
  clock: Clock;
  accounts: Pick<AccountStore, 'staysCheck'>;
  wallets: Pick<WalletStore, 'toCheckBy' | 'read' | 'entriesOf' | 'checked' | 'freeze' | 'writesOf'>;
  write(items: TransactItem[]): Promise<Written>;
  checkpoints: CheckpointStore;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
  pace: Pace;
}

/**
 * Checks wallets that changed, and every wallet daily. A wallet that differs from the sum of its ledger is frozen, and
 * a debt for unspent tokens is removed.
 */
export async function reconcileWallets(
  dependencies: ReconcileWalletsDependencies,
): Promise<Record<string, number>> {
  const { clock, wallets, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs();
  const made = { frozen: 0, corrected: 0 };
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'wallets',
      budgetMs,
      due: (after) => wallets.toCheckBy(untilMs, after),
      async work({ owner }) {
        const outcome = await checkWallet(dependencies, owner);
        if (outcome !== 'right') made[outcome] += 1;
      },
    },
  );
  const counts = {
    walletsChecked: found,
    walletsFailed: failed,
    walletsLeft: left,
    walletsFrozen: made.frozen,
    debtsCorrected: made.corrected,
  };
  emitCounts('reconcile-wallets', counts, clock.nowMs());
  return counts;
}

async function checkWallet(
  dependencies: ReconcileWalletsDependencies,
  owner: string,
): Promise<'right' | 'frozen' | 'corrected'> {
  const { wallets, clock, alarm } = dependencies;
  const wallet = await wallets.read(owner);
  if (wallet.frozen !== undefined) return 'right';
  // Later entries belong to a newer version of the wallet, which is not checked here.
  const entries = await wallets.entriesOf(owner, wallet.version);
  // guard: reconcile-wallet-is-its-ledger
  const faults = auditWallet(wallet, entries);
  const [fault] = faults;
  if (fault !== undefined) {
    // The alarm comes first: if this stops in between, an operator knows, and the next sweep finds the wallet again.
    alarm('wallet-frozen', { userId: owner, fault, faults: faults.length });
    return (await wallets.freeze(owner, wallet.version, fault)) ? 'frozen' : 'right';
  }
  if (await correctDebts(dependencies, owner, { wallet, entries })) return 'corrected';
  await wallets.checked(owner, wallet.version, clock.nowMs() + checkAgainAfterMs);
  return 'right';
}

/** A wallet that changed in the meantime becomes due again automatically; that of a deleted account stays as it is. */
async function correctDebts(
  { accounts, wallets, write, clock }: ReconcileWalletsDependencies,
  owner: string,
  { wallet, entries }: { wallet: StoredWallet; entries: readonly LedgerEntry[] },
): Promise<boolean> {
  const changes: WalletChange[] = [];
  // guard: reconcile-a-debt-for-what-no-one-spent
  for (const { order, amount } of falseDebtsIn(entries)) {
    const before = changes.at(-1)?.wallet ?? wallet;
    changes.push(correctDebt(before, { order, amount: hundredths(amount), atMs: clock.nowMs() }));
  }
  const [first, ...more] = changes;
  if (first === undefined) return false;
  const written = await write([
    ...wallets.writesOf(owner, wallet, first, ...more),
    accounts.staysCheck(owner),
  ]);
  return written.kind === 'written';
}
