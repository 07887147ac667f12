import { untilDone } from '#functions/runtime/pacing.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { refundSpending } from '#shared/domain/tokens/operator-changes.ts';
import {
  type RepairResult,
  repairOnce,
  soundBooks,
  type Tear,
  type TearServices,
  type Torn,
} from './tear.ts';

/** Finds tokens spent on a plan or a path that is missing. */
export async function tornSpendings(
  services: TearServices,
  torn: Torn,
  entries: readonly LedgerEntry[],
): Promise<Tear[]> {
  const { owner, sinceMs } = torn;
  const recent = entries.filter(({ kind, at_ms }) => kind === 'SPEND' && at_ms >= sinceMs);
  // A deletion also removes plans and paths.
  if (recent.length === 0 || (await services.accounts.find(owner)) === undefined) return [];
  const tears: Tear[] = [];
  for (const [ref, [spend]] of Map.groupBy(recent, (entry) => entry.ref))
    if (spend !== undefined)
      for (const { version } of await lostSpends(services, { owner, spend, entries }))
        tears.push({
          user: owner,
          what: `${ref} was paid for but does not exist`,
          mend: () => giveBack(services, torn, { spend, version }),
        });
  return tears;
}

/**
 * Purchases that are missing and were not refunded, earliest first, the order of their refunds. A user who found one
 * missing may have bought it again.
 */
async function lostSpends(
  { runs, purchases }: TearServices,
  {
    owner,
    spend: { ref, credit: on },
    entries,
  }: { owner: string; spend: LedgerEntry; entries: readonly LedgerEntry[] },
): Promise<LedgerEntry[]> {
  const isThere =
    on === 'plans'
      ? (await runs.find(owner, ref)) !== undefined
      : (await purchases.allOf(owner)).some((path) => `${path.personaSlug}/${path.pathSlug}` === ref);
  const about = entries.filter((entry) => entry.ref === ref);
  const spends = about.filter(({ kind }) => kind === 'SPEND');
  // There is one refund for each lot that a purchase used.
  let given = about.filter(({ kind }) => kind === 'REFUND').length;
  const kept = spends.filter(({ lots }) => {
    given -= lots.length;
    return given < 0;
  });
  return isThere ? kept.slice(0, -1) : kept;
}

function giveBack(
  services: TearServices,
  { owner, decided }: Torn,
  { spend, version }: { spend: LedgerEntry; version: number },
): Promise<RepairResult> {
  const { clock, pacing, wallets, write } = services;
  return untilDone(pacing, async () => {
    const books = await soundBooks(services, owner);
    if (books === undefined) return 'left';
    const { wallet, entries } = books;
    const spends = await lostSpends(services, { owner, spend, entries });
    const lost = spends.find((one) => one.version === version);
    if (lost === undefined) return 'mended';
    const [change, ...more] = refundSpending(wallet, { ...lost, atMs: clock.nowMs(), decided });
    if (change === undefined) return 'mended';
    return repairOnce(await write(wallets.writesOf(owner, wallet, change, ...more)));
  });
}
