import { untilDone } from '#functions/runtime/pacing.ts';
import { auditWallet, type LedgerEntry, rebuildWallet } from '#shared/domain/tokens/ledger.ts';
import { noteDecision } from '#shared/domain/tokens/operator-changes.ts';
import { repairOnce, type Tear, type TearServices, type Torn } from './tear.ts';

export async function tornWallet(
  services: TearServices,
  torn: Torn,
  entries: readonly LedgerEntry[],
): Promise<Tear[]> {
  const { owner } = torn;
  const wallet = await services.wallets.read(owner);
  const [fault] = auditWallet(wallet, entries);
  if (fault === undefined && wallet.frozen === undefined) return [];
  if (fault === undefined)
    return [
      {
        user: owner,
        what: 'the wallet is frozen, but matches its ledger',
        mend: () => thaw(services, torn),
      },
    ];
  const what = `the wallet does not match its ledger: ${fault}`;
  return canRebuild(entries)
    ? [{ user: owner, what, mend: () => rebuild(services, torn) }]
    : [{ user: owner, what }];
}

function canRebuild(entries: readonly LedgerEntry[]): boolean {
  try {
    return auditWallet(rebuildWallet(entries), entries).length === 0;
  } catch {
    return false;
  }
}

function rebuild(services: TearServices, torn: Torn): Promise<'mended'> {
  const { clock, pacing, wallets, write } = services;
  const { owner, decided } = torn;
  return untilDone(pacing, async () => {
    const wallet = await wallets.read(owner);
    const entries = await wallets.entriesOf(owner);
    const isFrozen = wallet.frozen !== undefined;
    if (auditWallet(wallet, entries).length === 0) return isFrozen ? thaw(services, torn) : 'mended';
    const change = noteDecision(rebuildWallet(entries), { kind: 'REBUILD', atMs: clock.nowMs(), decided });
    const written = await write(
      isFrozen ? wallets.frozenWritesOf(owner, wallet, change) : wallets.writesOf(owner, wallet, change),
    );
    return written.kind === 'written' && isFrozen ? thaw(services, torn) : repairOnce(written);
  });
}

function thaw({ clock, pacing, wallets, write }: TearServices, { owner, decided }: Torn): Promise<'mended'> {
  return untilDone(pacing, async () => {
    const wallet = await wallets.read(owner);
    if (wallet.frozen === undefined) return 'mended';
    const change = noteDecision(wallet, { kind: 'UNFREEZE', atMs: clock.nowMs(), decided });
    return repairOnce(await write(wallets.frozenWritesOf(owner, wallet, change)));
  });
}
