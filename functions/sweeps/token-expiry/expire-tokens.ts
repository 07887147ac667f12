import { emitCounts } from '#functions/runtime/emit-counts.ts';
import { type Pacing, TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { expireLots, expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { type Pace, workThrough } from '../work-through.ts';

const budgetMs = 150_000;

interface ExpiryDependencies {
  clock: Clock;
  pacing: Pacing;
  wallets: Pick<WalletStore, 'expiringBy' | 'read' | 'write'>;
  checkpoints: CheckpointStore;
  pace: Pace;
}

/**
 * Takes expired lots out of the wallets, each with a ledger entry that names them. Nobody could spend them any more; a
 * plan quoted while they were good may, so they stay for three hours.
 */
export async function expireTokens(dependencies: ExpiryDependencies): Promise<Record<string, number>> {
  const { clock, wallets, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs() - expiryGraceMs;
  let expired = 0;
  const counts = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'token-expiry',
      budgetMs,
      due: (after) => wallets.expiringBy(untilMs, after),
      async work({ owner }) {
        if (await expireWallet(dependencies, owner)) expired += 1;
      },
    },
  );
  const all = { ...counts, expired };
  emitCounts('token-expiry', all, clock.nowMs());
  return all;
}

const expireWallet = ({ clock, pacing, wallets }: ExpiryDependencies, owner: string): Promise<boolean> =>
  untilDone(pacing, async () => {
    const before = await wallets.read(owner);
    const change = before.frozen === undefined ? expireLots(before, clock.nowMs()) : undefined;
    if (change === undefined) return false;
    const written = await wallets.write(owner, before, change);
    return written.kind === 'written' ? true : new TryAgain(written);
  });
