import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';

/** Only spent tokens are owed: the rule again, from the sums of an order's tokens. Older false debts are corrected. */
export function checkDebts(
  entries: readonly LedgerEntry[],
  { ofBefore, report }: { ofBefore: ReadonlySet<string>; report: (what: string) => void },
): void {
  const reversed = new Set(entries.flatMap(({ kind, ref }) => (kind === 'CLAW_BACK' ? [ref] : [])));
  for (const order of reversed) {
    const sums = { spent: 0, unspent: 0, owed: 0, lapsed: 0, taken: 0, unjust: 0 };
    for (const entry of entries) {
      add(sums, entry, order);
      if (sums.unjust > 0 && !ofBefore.has(order)) report(`a debt for unspent tokens of ${order}`);
      if (sums.lapsed > sums.unspent) report(`more of ${order} lapsed than was left unspent`);
      if (sums.taken < 0) report(`${order} was given back more than was taken`);
    }
    if (sums.unjust > 0) report(`${sums.unjust} of ${order} are owed and were never spent`);
  }
}

type Sums = Record<'spent' | 'unspent' | 'owed' | 'lapsed' | 'taken' | 'unjust', number>;

function add(sums: Sums, entry: LedgerEntry, order: string): void {
  const { kind, ref, lots, lot, amount, debt_change, lapsed_change = 0 } = entry;
  const used = lots.reduce((sum, use) => sum + (use.order === order ? use.amount : 0), 0);
  if (kind === 'SPEND') sums.spent += used;
  if (kind === 'EXPIRY' || kind === 'ADJUSTMENT') sums.unspent += used;
  // Tokens that pay an older debt count as spent; tokens returned for a run no longer do.
  if (lot?.order === order)
    sums.spent += lot.credited - lot.remaining - (kind === 'REFUND' ? lot.credited : 0);
  if (ref !== order) return;
  if (kind === 'CLAW_BACK') {
    const unjust = Math.max(0, Math.min(debt_change, sums.owed + debt_change - sums.spent));
    sums.owed += debt_change - unjust;
    sums.unjust += unjust;
  }
  if (kind === 'RESTORE') sums.unjust = Math.max(0, sums.unjust - (lot?.credited ?? 0));
  if (kind === 'CORRECTION') sums.unjust = Math.max(0, sums.unjust - lapsed_change);
  if (['CLAW_BACK', 'RESTORE', 'CORRECTION'].includes(kind)) {
    sums.lapsed += lapsed_change;
    sums.taken += debt_change - amount;
  }
}
