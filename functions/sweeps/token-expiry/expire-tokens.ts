import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { expireLots, expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { runSweep } from '../run-sweep.ts';
import type { JobDependencies } from '../work-through.ts';

interface ExpiryDependencies extends JobDependencies {
  pacing: Pacing;
  wallets: Pick<WalletStore, 'expiringBy' | 'read' | 'write'>;
}

/**
 * Removes expired lots from the wallets, each with a ledger entry that names them. They cannot be spent, except on a
 * plan quoted before they expired, so they are kept for three hours.
 */
export function expireTokens(dependencies: ExpiryDependencies): Promise<Record<string, number>> {
  const { clock, wallets } = dependencies;
  const untilMs = clock.nowMs() - expiryGraceMs;
  return runSweep(dependencies, {
    name: 'token-expiry',
    counts: 'expired',
    due: (after) => wallets.expiringBy(untilMs, after),
    work: async ({ owner }) => ((await expireWallet(dependencies, owner)) ? 1 : 0),
  });
}

const expireWallet = ({ clock, pacing, wallets }: ExpiryDependencies, owner: string): Promise<boolean> =>
  untilDone(pacing, async () => {
    const before = await wallets.read(owner);
    const change = before.frozen === undefined ? expireLots(before, clock.nowMs()) : undefined;
    if (change === undefined) return false;
    const written = await wallets.write(owner, before, change);
    return written.kind === 'written' ? true : new TryAgain(written);
  });
