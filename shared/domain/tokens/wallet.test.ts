import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { numRuns } from '#shared/testing/long-run.ts';
import { dayMs } from '../day-ms.ts';
import {
  clawBackTokens,
  creditTokens,
  expireLots,
  expiryGraceMs,
  restoreTokens,
  shortfall,
  spendTokens,
} from './change-wallet.ts';
import { auditWallet, type LedgerEntry, rebuildWallet, type WalletChange } from './ledger.ts';
import { hundredths } from './money.ts';
import { expiryOf, validityDays } from './validity.ts';
import { emptyWallet, quotaOf, usable, usableBalance, type Wallet } from './wallet.ts';

const credited = (wallet: Wallet, order: string, amount: number, atMs = 0): Wallet =>
  creditTokens(wallet, { order, amount: hundredths(amount), atMs }).wallet;

function spend(wallet: Wallet, amount: number, asOfMs = 0): WalletChange {
  const spending = { amount: hundredths(amount), asOfMs, atMs: asOfMs, on: 'plans', ref: 'run' } as const;
  const result = spendTokens(wallet, spending);
  if ('kind' in result) throw new Error(`refused: ${result.kind}`);
  return result;
}

describe('the validity of tokens', () => {
  test.each([
    [100, 30],
    [10_000, 30],
    [10_001, 45],
    [29_999, 45],
    [30_000, 60],
    [99_999, 60],
    [100_000, 90],
    [500_000, 90],
  ])('for %i hundredths is %i days', (bought, days) => {
    expect(validityDays(hundredths(bought))).toBe(days);
    expect(expiryOf(hundredths(bought), 5)).toBe(5 + days * dayMs);
  });

  it('ends at the instant of the expiry, not after it', () => {
    expect([99, 100, 101].map((at) => usable({ expires_at_ms: 100 }, at))).toEqual([true, false, false]);
  });
});

describe('a wallet', () => {
  it('shows what is usable and when the first of it expires', () => {
    const wallet = credited(credited(emptyWallet, 'a', 1000), 'b', 20_000);
    expect(quotaOf(wallet, 0)).toEqual({
      token_balance: 21_000,
      expires_at: new Date(30 * dayMs).toISOString(),
    });
    expect(quotaOf(wallet, 30 * dayMs)).toEqual({
      token_balance: 20_000,
      expires_at: new Date(45 * dayMs).toISOString(),
    });
    expect(quotaOf(wallet, 45 * dayMs)).toEqual({ token_balance: 0, expires_at: null });
    expect(quotaOf({ ...wallet, debt: hundredths(500) }, 0).owed_hundredths).toBe(500);
  });

  it('spends what expires first', () => {
    const wallet = credited(credited(emptyWallet, 'late', 20_000), 'soon', 1000);
    const { entry, wallet: after } = spend(wallet, 1500);
    expect(entry.lots).toEqual([
      { order: 'soon', amount: 1000, expires_at_ms: 30 * dayMs },
      { order: 'late', amount: 500, expires_at_ms: 45 * dayMs },
    ]);
    expect(after.lots).toEqual([{ order: 'late', remaining: 19_500, expires_at_ms: 45 * dayMs }]);
  });

  it('spends tokens that expired after the quote, but none that had expired before', () => {
    const wallet = credited(emptyWallet, 'a', 1000);
    expect(spend(wallet, 1000, 30 * dayMs - 1).wallet.balance).toBe(0);
    const late = { amount: hundredths(1000), asOfMs: 30 * dayMs };
    expect(shortfall(wallet, late)).toBe(1000);
    expect(spendTokens(wallet, { ...late, atMs: 0, on: 'paths', ref: 'p' })).toEqual({
      kind: 'short',
      missing: 1000,
    });
  });

  it('keeps an expired lot for three hours, then removes it', () => {
    const wallet = credited(emptyWallet, 'a', 1000);
    const overMs = 30 * dayMs + expiryGraceMs;
    expect(expireLots(wallet, overMs - 1)).toBeUndefined();
    const swept = expireLots(wallet, overMs);
    expect(swept?.entry).toMatchObject({
      kind: 'EXPIRY',
      amount: -1000,
      lots: [{ order: 'a', amount: 1000, expires_at_ms: 30 * dayMs }],
    });
    expect(swept?.wallet).toMatchObject({ balance: 0, lots: [], version: 2 });
  });

  it('turns the spent part of a refunded purchase into debt, which blocks spending and is paid first', () => {
    const wallet = credited(spend(credited(emptyWallet, 'a', 1000), 600).wallet, 'b', 500);
    const refunded = clawBackTokens(wallet, {
      order: 'a',
      amount: hundredths(1000),
      atMs: 0,
      entries: [],
    }).wallet;
    expect(refunded).toMatchObject({ balance: 500, debt: 600 });
    const wanted = { amount: hundredths(100), asOfMs: 0, atMs: 0, on: 'paths', ref: 'p' } as const;
    expect(spendTokens(refunded, wanted)).toEqual({ kind: 'indebted', missing: 600 });
    const { wallet: after, entry } = creditTokens(refunded, {
      order: 'c',
      amount: hundredths(20_000),
      atMs: 0,
    });
    expect(after).toMatchObject({ balance: 19_900, debt: 0 });
    expect(entry.lot).toEqual({
      order: 'c',
      credited: 20_000,
      remaining: 19_400,
      expires_at_ms: 45 * dayMs,
    });
  });

  it('gives restored tokens at least seven days, and joins a lot that still exists', () => {
    const wallet = credited(emptyWallet, 'a', 1000);
    const expiresAtMs = 30 * dayMs;
    const taken = clawBackTokens(wallet, {
      order: 'a',
      amount: hundredths(400),
      atMs: 0,
      entries: [],
    }).wallet;
    const back = { order: 'a', amount: hundredths(400), expiresAtMs, entries: [] };
    expect(restoreTokens(taken, { ...back, atMs: 1 }).wallet.lots).toEqual([
      { order: 'a', remaining: 1000, expires_at_ms: expiresAtMs },
    ]);
    expect(restoreTokens(taken, { ...back, atMs: 29 * dayMs }).wallet.lots).toContainEqual({
      order: 'a',
      remaining: 400,
      expires_at_ms: 36 * dayMs,
    });
  });
});

interface Kept {
  wallet: Wallet;
  entries: LedgerEntry[];
}

const amounts = fc.integer({ min: 1, max: 120_000 });
const step = fc.record({
  kind: fc.constantFrom('credit', 'spend', 'expire', 'clawBack', 'restore'),
  amount: amounts,
  order: fc.integer({ min: 0, max: 5 }),
  later: fc.integer({ min: 0, max: 20 * dayMs }),
  quotedBefore: fc.integer({ min: 0, max: 2 * 3_600_000 }),
});

function take({ wallet, entries }: Kept, change: WalletChange | object | undefined): Kept {
  if (change === undefined || !('wallet' in change)) return { wallet, entries };
  const { wallet: after, entry } = change as WalletChange;
  return { wallet: after, entries: [...entries, entry] };
}

describe('after any sequence of changes a wallet', () => {
  it('is the sum of its ledger and its lots, and never negative', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let kept: Kept = { wallet: emptyWallet, entries: [] };
        let nowMs = 1_000_000_000_000;
        let orders = 0;
        for (const { kind, amount: given, order, later, quotedBefore } of steps) {
          nowMs += later;
          const amount = hundredths(given);
          const { wallet, entries } = kept;
          const existing = `order ${order}`;
          if (kind === 'credit') {
            kept = take(kept, creditTokens(wallet, { order: `order ${orders}`, amount, atMs: nowMs }));
            orders += 1;
          } else if (kind === 'spend') {
            const asOfMs = nowMs - quotedBefore;
            const before = usableBalance(wallet, asOfMs);
            const spent = spendTokens(wallet, { amount, asOfMs, atMs: nowMs, on: 'paths', ref: 'p' });
            expect('wallet' in spent).toBe(wallet.debt === 0 && before >= amount);
            if ('wallet' in spent) for (const lot of spent.entry.lots) expect(usable(lot, asOfMs)).toBe(true);
            kept = take(kept, spent);
          } else if (kind === 'expire') kept = take(kept, expireLots(wallet, nowMs));
          else if (kind === 'clawBack')
            kept = take(kept, clawBackTokens(wallet, { order: existing, amount, atMs: nowMs, entries }));
          else {
            const back = { order: existing, amount, atMs: nowMs, expiresAtMs: nowMs + dayMs, entries };
            kept = take(kept, restoreTokens(wallet, back));
          }
          expect(auditWallet(kept.wallet, kept.entries)).toEqual([]);
          expect(rebuildWallet(kept.entries)).toEqual(kept.wallet);
        }
      }),
      numRuns(200, 500),
    );
  });
});

describe('the audit', () => {
  const first = creditTokens(emptyWallet, { order: 'a', amount: hundredths(1000), atMs: 0 });
  const second = spend(first.wallet, 300);
  const entries = [first.entry, second.entry];
  const { wallet } = second;
  const [lot] = wallet.lots;

  it('finds nothing in a wallet that agrees with its ledger', () => {
    expect(auditWallet(wallet, entries)).toEqual([]);
    expect(auditWallet(emptyWallet, [])).toEqual([]);
  });

  test.each<[string, Wallet, LedgerEntry[]]>([
    ['another balance', { ...wallet, balance: hundredths(701) }, entries],
    ['a debt without an entry', { ...wallet, debt: hundredths(1) }, entries],
    ['a larger lot', { ...wallet, lots: lot ? [{ ...lot, remaining: hundredths(701) }] : [] }, entries],
    ['a lot that lasts longer', { ...wallet, lots: lot ? [{ ...lot, expires_at_ms: 9e12 }] : [] }, entries],
    ['a missing entry', wallet, [second.entry]],
    ['an extra entry', wallet, [...entries, second.entry]],
    ['an entry of another amount', wallet, [first.entry, { ...second.entry, amount: -200 }]],
    ['an entry that takes more than exists', wallet, [second.entry, first.entry]],
  ])('finds %s', (_, tampered, ledger) => {
    expect(auditWallet(tampered, ledger)).not.toEqual([]);
  });
});
