import { dayMs } from '../day-ms.ts';
import {
  type Decided,
  type LedgerAccount,
  type LedgerEntry,
  type LotUse,
  recordChange,
  type WalletChange,
} from './ledger.ts';
import { type Hundredths, hundredths } from './money.ts';
import { booksOf, unspentLeft } from './order-books.ts';
import { expiryOf } from './validity.ts';
import { type Lot, usable, usableBalance, type Wallet } from './wallet.ts';

/**
 * Every possible change of a wallet. Each is decided on a version that was read before, and written under that version.
 */

export interface Credit {
  order: string;
  amount: Hundredths;
  atMs: number;
}

/**
 * Adds a purchase as its own lot, after paying any debt from it. The size of the whole purchase decides its validity.
 */
export function creditTokens(wallet: Wallet, { order, amount, atMs }: Credit): WalletChange {
  return addLot(wallet, {
    kind: 'CREDIT',
    ...paidFor(order),
    amount,
    atMs,
    expiresAtMs: expiryOf(amount, atMs),
  });
}

const paidFor = (order: string) => ({ order, from: 'payments', ref: order }) as const;

/** Returned tokens are valid for at least this long. */
export const givenBackForMs = 7 * dayMs;

/** The ledger tells what happened to the order's tokens. */
export interface Reversal extends Credit {
  entries: readonly LedgerEntry[];
}

/**
 * Returns tokens after a failed refund or a won dispute: first against the debt, then against the expired part, which
 * returns no tokens. They keep their original validity, but at least seven days.
 */
export function restoreTokens(
  wallet: Wallet,
  { entries, ...credit }: Reversal & { expiresAtMs: number },
): WalletChange {
  const { order, amount, atMs } = credit;
  const { debt, lapsed } = booksOf(entries, order);
  // guard: restore-what-had-expired
  const lapses = Math.min(lapsed, Math.max(0, amount - debt));
  return addLot(wallet, {
    ...credit,
    ...paidFor(order),
    kind: 'RESTORE',
    amount: hundredths(amount - lapses),
    lapsedChange: 0 - lapses,
    expiresAtMs: Math.max(credit.expiresAtMs, atMs + givenBackForMs),
  });
}

/** Removes a debt for tokens that were never spent. Any part of it already paid comes back as a new lot. */
export function correctDebt(wallet: Wallet, { order, amount, atMs }: Credit): WalletChange {
  return addLot(wallet, {
    kind: 'CORRECTION',
    from: 'payments',
    ref: order,
    order: `correction-${wallet.version + 1}`,
    amount,
    atMs,
    lapsedChange: amount,
    expiresAtMs: expiryOf(amount, atMs),
  });
}

export interface NewLot extends Credit {
  kind: 'CREDIT' | 'RESTORE' | 'CORRECTION' | 'REFUND' | 'ADJUSTMENT';
  from: LedgerAccount;
  ref: string;
  expiresAtMs: number;
  lapsedChange?: number;
  decided?: Decided;
}

/** Adds a lot, after paying any debt from it. */
export function addLot(wallet: Wallet, { kind, from, ref, order, amount, ...lot }: NewLot): WalletChange {
  const { atMs, expiresAtMs, lapsedChange = 0, decided } = lot;
  const paidOff = Math.min(wallet.debt, amount);
  return recordChange(wallet, {
    ...(decided === undefined ? {} : { decided }),
    kind,
    debit: from,
    credit: 'wallet',
    ref,
    at_ms: atMs,
    // The amount is never -0, because stored entries are compared and DynamoDB has one zero only.
    // guard: credit-debt-is-paid-first
    debt_change: 0 - paidOff,
    ...lapsedBy(lapsedChange),
    lot: { order, credited: amount, remaining: hundredths(amount - paidOff), expires_at_ms: expiresAtMs },
  });
}

export interface Spending {
  amount: Hundredths;
  /** The time of the quote: tokens usable then may be spent now. */
  asOfMs: number;
  atMs: number;
  on: Extract<LedgerAccount, 'plans' | 'paths'>;
  ref: string;
}

export type Shortage = { kind: 'short'; missing: Hundredths } | { kind: 'indebted'; missing: Hundredths };

/** The amount to buy before this can be spent; zero if the balance is enough. */
export function shortfall(
  wallet: Wallet,
  { amount, asOfMs }: Pick<Spending, 'amount' | 'asOfMs'>,
): Hundredths {
  return hundredths(wallet.debt + Math.max(0, amount - usableBalance(wallet, asOfMs)));
}

/** Spends the lots that expire first. */
export function spendTokens(wallet: Wallet, spending: Spending): WalletChange | Shortage {
  const { amount, asOfMs, atMs, on, ref } = spending;
  const missing = shortfall(wallet, spending);
  // guard: spend-not-while-a-debt
  if (wallet.debt > 0) return { kind: 'indebted', missing };
  // guard: spend-enough-tokens
  if (missing > 0) return { kind: 'short', missing };
  // guard: spend-only-lots-usable-at
  const lots = takeFrom(inOrderOfExpiry(wallet.lots.filter((lot) => usable(lot, asOfMs))), amount);
  return recordChange(wallet, {
    kind: 'SPEND',
    debit: 'wallet',
    credit: on,
    ref,
    at_ms: atMs,
    as_of_ms: asOfMs,
    lots,
  });
}

export const inOrderOfExpiry = (lots: readonly Lot[]): Lot[] =>
  lots.toSorted((a, b) => a.expires_at_ms - b.expires_at_ms || (a.order < b.order ? -1 : 1));

export function takeFrom(lots: readonly Lot[], amount: number): LotUse[] {
  const uses: LotUse[] = [];
  let wanted = amount;
  for (const { order, remaining, expires_at_ms } of lots) {
    const taken = Math.min(wanted, remaining);
    if (taken > 0) uses.push({ order, amount: hundredths(taken), expires_at_ms });
    wanted -= taken;
  }
  return uses;
}

/** Longer than a quote lives, so that tokens usable when a plan was chosen still exist when it is paid. */
export const expiryGraceMs = 3 * 60 * 60 * 1000;

/** Removes lots whose expiry and grace period are over; undefined if there are none. */
export function expireLots(wallet: Wallet, nowMs: number): WalletChange | undefined {
  // guard: expiry-grace-for-quotes
  const over = wallet.lots.filter((lot) => !usable(lot, nowMs - expiryGraceMs));
  if (over.length === 0) return undefined;
  return recordChange(wallet, {
    kind: 'EXPIRY',
    debit: 'wallet',
    credit: 'expired',
    ref: 'token-expiry',
    at_ms: nowMs,
    lots: over.map(({ order, remaining, expires_at_ms }) => ({ order, amount: remaining, expires_at_ms })),
  });
}

/**
 * Takes back the tokens of a refunded or disputed payment: first what is left, then what expired unspent; only the
 * spent rest becomes debt.
 */
export function clawBackTokens(wallet: Wallet, { order, amount, atMs, entries }: Reversal): WalletChange {
  // guard: claw-back-only-what-that-order
  const lots = takeFrom(inOrderOfExpiry(wallet.lots.filter((lot) => lot.order === order)), amount);
  const rest = amount - lots.reduce((sum, use) => sum + use.amount, 0);
  // guard: claw-back-what-no-one-spent
  const lapsed = Math.min(rest, unspentLeft(booksOf(entries, order)));
  return recordChange(wallet, {
    kind: 'CLAW_BACK',
    debit: 'wallet',
    credit: 'payments',
    ref: order,
    at_ms: atMs,
    // guard: claw-back-what-was-spent
    debt_change: rest - lapsed,
    ...lapsedBy(lapsed),
    lots,
  });
}

const lapsedBy = (lapsed: number) => (lapsed === 0 ? {} : { lapsed_change: lapsed });
