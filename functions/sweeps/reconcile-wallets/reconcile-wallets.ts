import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { AlarmName } from '#shared/contract/alarms.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import { type Pace, workThrough } from '../work-through.ts';

const checkAgainAfterMs = dayMs;
const budgetMs = 150_000;

export interface ReconcileWalletsDependencies {
  clock: Clock;
  wallets: Pick<WalletStore, 'toCheckBy' | 'read' | 'entriesOf' | 'checked' | 'freeze'>;
  checkpoints: CheckpointStore;
  alarm(name: AlarmName, detail: Record<string, string | number>): void;
  pace: Pace;
}

/** Wallets that changed, and every wallet daily: one that is not the sum of its ledger moves no more. */
export async function reconcileWallets(
  dependencies: ReconcileWalletsDependencies,
): Promise<Record<string, number>> {
  const { clock, wallets, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs();
  let walletsFrozen = 0;
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'wallets',
      budgetMs,
      due: (after) => wallets.toCheckBy(untilMs, after),
      async work({ owner }) {
        if (await freezeIfWrong(dependencies, owner)) walletsFrozen += 1;
      },
    },
  );
  const counts = { walletsChecked: found, walletsFailed: failed, walletsLeft: left, walletsFrozen };
  emitCounts('reconcile-wallets', counts, clock.nowMs());
  return counts;
}

async function freezeIfWrong(
  { wallets, clock, alarm }: ReconcileWalletsDependencies,
  owner: string,
): Promise<boolean> {
  const wallet = await wallets.read(owner);
  if (wallet.frozen !== undefined) return false;
  // Entries up to the version that was read: later ones belong to a wallet that is not looked at here.
  const faults = auditWallet(wallet, await wallets.entriesOf(owner, wallet.version));
  const [fault] = faults;
  if (fault === undefined) {
    await wallets.checked(owner, wallet.version, clock.nowMs() + checkAgainAfterMs);
    return false;
  }
  // The alarm first: should this stop in between, the next sweep finds the wallet again and an operator knows already.
  alarm('wallet-frozen', { userId: owner, fault, faults: faults.length });
  return wallets.freeze(owner, wallet.version, fault);
}
