import type { LedgerEntry } from './ledger.ts';

/**
 * Tells whether a purchase (named as in the ledger) used a payment that was reversed after its tokens were spent. While
 * the wallet has a debt, such purchases are unpaid.
 */
export function isBoughtWithReversed(entries: readonly LedgerEntry[], ref: string): boolean {
  const owing = owingOrders(entries);
  return entries.some(
    (entry) =>
      // guard: content-bought-with-other-tokens-stays
      entry.kind === 'SPEND' && entry.ref === ref && entry.lots.some(({ order }) => owing.has(order)),
  );
}

/** Orders with reversed tokens that had to become debt. */
function owingOrders(entries: readonly LedgerEntry[]): ReadonlySet<string> {
  const taken = new Map<string, { all: number; debt: number }>();
  for (const { kind, ref, amount, debt_change, lapsed_change = 0 } of entries) {
    const { all, debt } = taken.get(ref) ?? { all: 0, debt: 0 };
    if (kind === 'CLAW_BACK' || kind === 'RESTORE')
      taken.set(ref, { all: all + debt_change - amount, debt: debt + debt_change });
    if (kind === 'CORRECTION') taken.set(ref, { all: all - lapsed_change, debt: debt - lapsed_change });
  }
  return new Set([...taken].flatMap(([order, { all, debt }]) => (all > 0 && debt > 0 ? [order] : [])));
}
