import { describe, expect, it } from 'vitest';
import { dayMs } from '../day-ms.ts';
import { creditTokens, spendTokens } from './change-wallet.ts';
import { auditWallet, type LedgerEntry, rebuildWallet, type WalletChange } from './ledger.ts';
import { hundredths } from './money.ts';
import { adjustTokens, noteDecision, refundSpending } from './operator-changes.ts';
import { emptyWallet, type Wallet } from './wallet.ts';

const decided = { names: ['Ada Lim', 'Bo Tan'], reason: 'a test' };

function held(): { wallet: Wallet; entries: LedgerEntry[]; make(change: WalletChange): void } {
  const books = {
    wallet: emptyWallet,
    entries: [] as LedgerEntry[],
    make({ wallet, entry }: WalletChange) {
      books.wallet = wallet;
      books.entries.push(entry);
    },
  };
  books.make(creditTokens(books.wallet, { order: 'ord_1', amount: hundredths(3000), atMs: 0 }));
  books.make(creditTokens(books.wallet, { order: 'ord_2', amount: hundredths(2000), atMs: dayMs }));
  return books;
}
const changeOf = (change: WalletChange | { kind: string }): WalletChange => {
  if ('kind' in change) throw new Error(change.kind);
  return change;
};

describe('changes by operators', () => {
  it('return spent tokens to each lot, valid for at least a week', () => {
    const books = held();
    const before = books.wallet;
    const spending = {
      amount: hundredths(3850),
      asOfMs: dayMs,
      atMs: dayMs,
      on: 'plans',
      ref: 'run_1',
    } as const;
    const spent = changeOf(spendTokens(books.wallet, spending));
    books.make(spent);
    const late = 28 * dayMs;
    for (const change of refundSpending(books.wallet, { ...spent.entry, atMs: late, decided }))
      books.make(change);
    expect(books.wallet.balance).toBe(before.balance);
    // The first lot was fully spent and would have lasted two days more; the second was partly spent.
    expect(
      books.wallet.lots.map(({ order, remaining, expires_at_ms }) => [
        order,
        remaining,
        expires_at_ms / dayMs,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['ord_1', 3000, 35],
        ['ord_2', 1150, 31],
        ['ord_2', 850, 35],
      ]),
    );
    expect(auditWallet(books.wallet, books.entries)).toEqual([]);
  });

  it('are the only ledger entries besides payments that return tokens', () => {
    const [credit] = held().entries;
    expect(() => refundSpending(emptyWallet, { ...(credit as LedgerEntry), atMs: 0, decided })).toThrow();
  });

  it('take no more tokens than exist, and no expired ones', () => {
    const books = held();
    books.make(changeOf(adjustTokens(books.wallet, { amount: -4000, atMs: dayMs, decided })));
    expect(adjustTokens(books.wallet, { amount: -1001, atMs: dayMs, decided })).toEqual({
      kind: 'short',
      missing: 1,
    });
    expect(adjustTokens(books.wallet, { amount: -1, atMs: 99 * dayMs, decided })).toEqual({
      kind: 'short',
      missing: 1,
    });
    books.make(changeOf(adjustTokens(books.wallet, { amount: 500, atMs: dayMs, decided })));
    expect(books.wallet.balance).toBe(1500);
    expect(auditWallet(books.wallet, books.entries)).toEqual([]);
  });

  it('are recorded in the ledger even if nothing moves', () => {
    const books = held();
    books.make(noteDecision(rebuildWallet(books.entries), { kind: 'REBUILD', atMs: dayMs, decided }));
    expect(books.entries.at(-1)).toMatchObject({ version: 3, amount: 0, debt_change: 0, decided });
    expect(auditWallet(books.wallet, books.entries)).toEqual([]);
  });
});
