import { describe, expect, it } from 'vitest';
import { dayMs } from '../day-ms.ts';
import {
  clawBackTokens,
  correctDebt,
  creditTokens,
  expireLots,
  restoreTokens,
  spendTokens,
} from './change-wallet.ts';
import { auditWallet, type LedgerEntry, recordChange, type WalletChange } from './ledger.ts';
import { hundredths } from './money.ts';
import { adjustTokens } from './operator-changes.ts';
import { falseDebtsIn } from './order-books.ts';
import { isBoughtWithReversed } from './unpaid-content.ts';
import { emptyWallet, type Wallet } from './wallet.ts';

const laterMs = 60 * dayMs;

function person() {
  let wallet: Wallet = emptyWallet;
  const entries: LedgerEntry[] = [];
  const take = (change: WalletChange | object | undefined) => {
    if (change === undefined || !('entry' in change)) throw new Error('Nothing changed');
    const { wallet: after, entry } = change as WalletChange;
    wallet = after;
    entries.push(entry);
    expect(auditWallet(wallet, entries)).toEqual([]);
    return entry;
  };
  const facts = (order: string, tokens: number, atMs: number) => ({
    order,
    amount: hundredths(tokens * 100),
    atMs,
  });
  return {
    entries,
    held: () => ({ balance: wallet.balance / 100, debt: wallet.debt / 100 }),
    buy: (order: string, tokens: number, atMs = 0) => take(creditTokens(wallet, facts(order, tokens, atMs))),
    spend: (ref: string, tokens: number) =>
      take(spendTokens(wallet, { amount: hundredths(tokens * 100), asOfMs: 1, atMs: 1, on: 'paths', ref })),
    expire: () => take(expireLots(wallet, laterMs)),
    adjust: (tokens: number) =>
      take(
        adjustTokens(wallet, { amount: tokens * 100, atMs: 2, decided: { names: ['A', 'B'], reason: 'c' } }),
      ),
    refund: (order: string, tokens: number) =>
      take(clawBackTokens(wallet, { ...facts(order, tokens, laterMs), entries })),
    giveBack: (order: string, tokens: number) =>
      take(restoreTokens(wallet, { ...facts(order, tokens, laterMs), expiresAtMs: laterMs, entries })),
    /** Records a refund like an earlier version, which made every missing token a debt. */
    refundOfBefore: (order: string, tokens: number) =>
      take(
        recordChange(wallet, {
          kind: 'CLAW_BACK',
          debit: 'wallet',
          credit: 'payments',
          ref: order,
          at_ms: laterMs,
          debt_change: tokens * 100,
        }),
      ),
    correct: () => {
      const found = falseDebtsIn(entries);
      for (const { order, amount } of found)
        take(correctDebt(wallet, { order, amount: hundredths(amount), atMs: laterMs }));
      return found.map(({ order, amount }) => [order, amount / 100]);
    },
  };
}

describe('a refund', () => {
  it('of tokens that expired unused leaves no debt', () => {
    const { buy, expire, refund, held, entries } = person();
    buy('ord_1', 30);
    expire();
    refund('ord_1', 30);
    expect(held()).toEqual({ balance: 0, debt: 0 });
    expect(entries.at(-1)).toMatchObject({ kind: 'CLAW_BACK', debt_change: 0, lapsed_change: 3000 });
  });

  it('makes only the spent part a debt, and closes only the purchases made with it', () => {
    const { buy, spend, expire, refund, held, entries } = person();
    buy('ord_1', 30);
    spend('a/path', 10);
    expire();
    refund('ord_1', 30);
    expect(held()).toEqual({ balance: 0, debt: 10 });
    expect(isBoughtWithReversed(entries, 'a/path')).toBe(true);
  });

  it('in parts takes the expired tokens before the spent ones, and each of them once', () => {
    const { buy, spend, expire, refund, held } = person();
    buy('ord_1', 30);
    spend('a/path', 10);
    expire();
    refund('ord_1', 15);
    expect(held().debt).toBe(0);
    refund('ord_1', 10);
    expect(held().debt).toBe(5);
    refund('ord_1', 5);
    expect(held().debt).toBe(10);
  });

  it('counts no other payment’s expired tokens', () => {
    const { buy, spend, expire, refund, held } = person();
    buy('ord_1', 10);
    buy('ord_2', 30, 1);
    spend('a/path', 10);
    expire();
    refund('ord_1', 10);
    expect(held().debt).toBe(10);
  });

  it('of tokens that operators took leaves no debt', () => {
    const { buy, adjust, refund, held } = person();
    buy('ord_1', 30);
    adjust(-20);
    refund('ord_1', 30);
    expect(held()).toEqual({ balance: 0, debt: 0 });
  });

  it('that fails returns no expired tokens', () => {
    const { buy, spend, expire, refund, giveBack, held } = person();
    buy('ord_1', 30);
    spend('a/path', 10);
    expire();
    refund('ord_1', 30);
    giveBack('ord_1', 30);
    expect(held()).toEqual({ balance: 0, debt: 0 });
    refund('ord_1', 30);
    expect(held()).toEqual({ balance: 0, debt: 10 });
  });

  it('that fails in part reduces the debt first', () => {
    const { buy, spend, expire, refund, giveBack, held } = person();
    buy('ord_1', 30);
    spend('a/path', 10);
    expire();
    refund('ord_1', 25);
    refund('ord_1', 5);
    giveBack('ord_1', 5);
    expect(held()).toEqual({ balance: 0, debt: 5 });
    giveBack('ord_1', 25);
    expect(held()).toEqual({ balance: 0, debt: 0 });
  });
});

describe('a false debt', () => {
  it('is found and removed once, down to the spent amount', () => {
    const { buy, spend, expire, refundOfBefore, correct, held, entries } = person();
    buy('ord_1', 30);
    buy('ord_2', 30, 1);
    spend('a/path', 30);
    spend('another/path', 10);
    expire();
    refundOfBefore('ord_2', 30);
    expect(held().debt).toBe(30);
    expect(correct()).toEqual([['ord_2', 20]]);
    expect(held()).toEqual({ balance: 0, debt: 10 });
    expect(entries.at(-1)).toMatchObject({ kind: 'CORRECTION', ref: 'ord_2', debt_change: -2000 });
    expect(correct()).toEqual([]);
  });

  it('that was paid already is returned as tokens', () => {
    const { buy, expire, refundOfBefore, correct, held, entries } = person();
    buy('ord_1', 30);
    expire();
    refundOfBefore('ord_1', 30);
    buy('ord_2', 50, laterMs);
    expect(held()).toEqual({ balance: 20, debt: 0 });
    expect(correct()).toEqual([['ord_1', 30]]);
    expect(held()).toEqual({ balance: 50, debt: 0 });
    expect(entries.at(-1)?.lot).toMatchObject({ credited: 3000, remaining: 3000 });
  });

  it('is not found if spent tokens are owed, or after a won dispute', () => {
    const { buy, spend, refund, correct } = person();
    buy('ord_1', 30);
    spend('a/path', 30);
    refund('ord_1', 30);
    expect(correct()).toEqual([]);
    const other = person();
    other.buy('ord_1', 30);
    other.expire();
    other.refundOfBefore('ord_1', 30);
    other.giveBack('ord_1', 30);
    expect(other.correct()).toEqual([]);
  });
});
