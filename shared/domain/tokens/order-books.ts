import type { LedgerEntry } from './ledger.ts';

export interface OrderBooks {
  /** They expired or were taken by operators, so they were never spent. */
  unspent: number;
  /** The unspent part of the reversed tokens, which is no debt. */
  lapsed: number;
  /** The spent part of the reversed tokens became debt. */
  debt: number;
  /** The part of that debt that was wrongly recorded for unspent tokens. */
  falseDebt: number;
}

const emptyBooks: OrderBooks = { unspent: 0, lapsed: 0, debt: 0, falseDebt: 0 };

export const booksOf = (entries: readonly LedgerEntry[], order: string): OrderBooks =>
  entries.reduce((books, entry) => afterEntry(books, entry, order), emptyBooks);

function afterEntry(before: OrderBooks, entry: LedgerEntry, order: string): OrderBooks {
  const books = { ...before, unspent: before.unspent + unspentIn(entry, order) };
  if (entry.ref !== order) return books;
  const { kind, debt_change, lapsed_change = 0 } = entry;
  if (kind === 'CLAW_BACK') {
    const lapsed = books.lapsed + lapsed_change;
    const isFalse = Math.min(debt_change, unspentLeft({ ...books, lapsed }));
    return { ...books, lapsed, debt: books.debt + debt_change, falseDebt: books.falseDebt + isFalse };
  }
  if (kind === 'RESTORE') {
    const debt = books.debt - Math.min(books.debt, entry.lot?.credited ?? 0);
    const lapsed = books.lapsed + lapsed_change;
    return { ...books, lapsed, debt, falseDebt: Math.min(books.falseDebt, debt) };
  }
  if (kind === 'CORRECTION')
    return {
      ...books,
      lapsed: books.lapsed + lapsed_change,
      debt: books.debt - lapsed_change,
      falseDebt: books.falseDebt - lapsed_change,
    };
  return books;
}

const unspentIn = ({ kind, lots }: LedgerEntry, order: string): number =>
  kind === 'EXPIRY' || kind === 'ADJUSTMENT'
    ? lots.reduce((sum, use) => sum + (use.order === order ? use.amount : 0), 0)
    : 0;

/** Unspent tokens that no refund or dispute has been set against yet. */
export const unspentLeft = ({ unspent, lapsed, falseDebt }: OrderBooks): number =>
  Math.max(0, unspent - lapsed - falseDebt);

/** Lists every order with a debt for tokens that were never spent. */
export function falseDebtsIn(entries: readonly LedgerEntry[]): { order: string; amount: number }[] {
  const reversed = new Set(entries.flatMap(({ kind, ref }) => (kind === 'CLAW_BACK' ? [ref] : [])));
  return [...reversed]
    .map((order) => ({ order, amount: booksOf(entries, order).falseDebt }))
    .filter(({ amount }) => amount > 0);
}
