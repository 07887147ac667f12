import { describe, expect, it } from 'vitest';
import { clawBackTokens, creditTokens, restoreTokens, spendTokens } from './change-wallet.ts';
import type { LedgerEntry, WalletChange } from './ledger.ts';
import { hundredths } from './money.ts';
import { isBoughtWithReversed } from './unpaid-content.ts';
import { emptyWallet, type Wallet } from './wallet.ts';

function book() {
  let wallet: Wallet = emptyWallet;
  const entries: LedgerEntry[] = [];
  const record = (change: WalletChange | { kind: string }) => {
    if (!('entry' in change)) throw new Error(`Refused: ${change.kind}`);
    wallet = change.wallet;
    entries.push(change.entry);
  };
  const facts = (order: string, amount: number, atMs: number) => ({
    order,
    amount: hundredths(amount),
    atMs,
  });
  return {
    entries,
    debt: () => wallet.debt,
    credit: (order: string, amount: number, atMs = 0) =>
      record(creditTokens(wallet, facts(order, amount, atMs))),
    spend: (ref: string, amount: number) =>
      record(spendTokens(wallet, { amount: hundredths(amount), asOfMs: 5, atMs: 5, on: 'paths', ref })),
    clawBack: (order: string, amount: number) =>
      record(clawBackTokens(wallet, { ...facts(order, amount, 6), entries })),
    restore: (order: string, amount: number) =>
      record(restoreTokens(wallet, { ...facts(order, amount, 7), expiresAtMs: 1e12, entries })),
  };
}

describe('a purchase', () => {
  it('is unpaid when its payment was reversed after the tokens were spent', () => {
    const { credit, spend, clawBack, entries, debt } = book();
    credit('ord_1', 10_000);
    spend('a/path', 7900);
    clawBack('ord_1', 10_000);
    expect(debt()).toBe(7900);
    expect(isBoughtWithReversed(entries, 'a/path')).toBe(true);
    expect(isBoughtWithReversed(entries, 'another/path')).toBe(false);
  });

  it('with other payments stays paid', () => {
    const { credit, spend, clawBack, entries } = book();
    credit('ord_1', 5000, 0);
    credit('ord_2', 5000, 1);
    spend('first/path', 5000);
    spend('second/path', 5000);
    clawBack('ord_2', 5000);
    expect(isBoughtWithReversed(entries, 'first/path')).toBe(false);
    expect(isBoughtWithReversed(entries, 'second/path')).toBe(true);
  });

  it('with several payments is unpaid when one of them was reversed', () => {
    const { credit, spend, clawBack, entries } = book();
    credit('ord_1', 3000, 0);
    credit('ord_2', 3000, 1);
    spend('a/path', 4900);
    clawBack('ord_1', 3000);
    expect(isBoughtWithReversed(entries, 'a/path')).toBe(true);
  });

  it('stays paid when the reversed tokens were still unspent', () => {
    const { credit, spend, clawBack, entries, debt } = book();
    credit('ord_1', 10_000);
    spend('a/path', 4900);
    clawBack('ord_1', 5100);
    expect(debt()).toBe(0);
    expect(isBoughtWithReversed(entries, 'a/path')).toBe(false);
  });

  it('is paid again after a won dispute, even if its debt was paid in the meantime', () => {
    const { credit, spend, clawBack, restore, entries } = book();
    credit('ord_1', 5000);
    spend('a/path', 4900);
    clawBack('ord_1', 5000);
    credit('ord_2', 3000, 6);
    restore('ord_1', 5000);
    expect(isBoughtWithReversed(entries, 'a/path')).toBe(false);
  });
});
