import { dayMs } from '../day-ms.ts';
import { type Decided, type LedgerAccount, type LotUse, recordChange, type WalletChange } from './ledger.ts';
import { type Hundredths, hundredths } from './money.ts';
import { expiryOf } from './validity.ts';
import { type Lot, usable, usableBalance, type Wallet } from './wallet.ts';

/** Every change a wallet can go through. Each is decided on a value read before and written under its version. */

export interface Credit {
  order: string;
  amount: Hundredths;
  atMs: number;
}

/** A purchase becomes a lot of its own; a debt is paid out of it first. How long it lasts goes by the whole purchase. */
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

/** Whatever is given back holds for so long at least. */
export const givenBackForMs = 7 * dayMs;

/** Tokens given back after a dispute was won: valid as long as they would have been, but for at least seven days. */
export function restoreTokens(wallet: Wallet, credit: Credit & { expiresAtMs: number }): WalletChange {
  const expiresAtMs = Math.max(credit.expiresAtMs, credit.atMs + givenBackForMs);
  return addLot(wallet, { ...credit, ...paidFor(credit.order), kind: 'RESTORE', expiresAtMs });
}

export interface NewLot extends Credit {
  kind: 'CREDIT' | 'RESTORE' | 'REFUND' | 'ADJUSTMENT';
  from: LedgerAccount;
  /** What it is given for. */
  ref: string;
  expiresAtMs: number;
  decided?: Decided;
}

/** A debt is paid out of it first. */
export function addLot(wallet: Wallet, { kind, from, ref, order, amount, ...lot }: NewLot): WalletChange {
  const { atMs, expiresAtMs, decided } = lot;
  const paidOff = Math.min(wallet.debt, amount);
  return recordChange(wallet, {
    ...(decided === undefined ? {} : { decided }),
    kind,
    debit: from,
    credit: 'wallet',
    ref,
    at_ms: atMs,
    // Never -0: an entry is compared with what was stored of it, where there is one zero only.
    debt_change: 0 - paidOff,
    lot: { order, credited: amount, remaining: hundredths(amount - paidOff), expires_at_ms: expiresAtMs },
  });
}

export interface Spending {
  amount: Hundredths;
  /** When the price was quoted: what was usable then may be spent now. */
  asOfMs: number;
  atMs: number;
  on: Extract<LedgerAccount, 'plans' | 'paths'>;
  ref: string;
}

export type Shortage = { kind: 'short'; missing: Hundredths } | { kind: 'indebted'; missing: Hundredths };

/** What has to be bought before the amount can be spent; zero when nothing has to. */
export function shortfall(
  wallet: Wallet,
  { amount, asOfMs }: Pick<Spending, 'amount' | 'asOfMs'>,
): Hundredths {
  return hundredths(wallet.debt + Math.max(0, amount - usableBalance(wallet, asOfMs)));
}

/** Takes from the lots that expire first. */
export function spendTokens(wallet: Wallet, spending: Spending): WalletChange | Shortage {
  const { amount, asOfMs, atMs, on, ref } = spending;
  const missing = shortfall(wallet, spending);
  if (wallet.debt > 0) return { kind: 'indebted', missing };
  if (missing > 0) return { kind: 'short', missing };
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

/** Longer than a quote lives: tokens that were usable when a plan was chosen are still there when it is paid. */
export const expiryGraceMs = 3 * 60 * 60 * 1000;

/** Takes out the lots whose time and grace are over; undefined when there are none. */
export function expireLots(wallet: Wallet, nowMs: number): WalletChange | undefined {
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

/** Takes back what a refunded or disputed payment brought: what is left of it, and the rest as debt. */
export function clawBackTokens(wallet: Wallet, { order, amount, atMs }: Credit): WalletChange {
  const lots = takeFrom(inOrderOfExpiry(wallet.lots.filter((lot) => lot.order === order)), amount);
  const removed = lots.reduce((sum, use) => sum + use.amount, 0);
  return recordChange(wallet, {
    kind: 'CLAW_BACK',
    debit: 'wallet',
    credit: 'payments',
    ref: order,
    at_ms: atMs,
    debt_change: amount - removed,
    lots,
  });
}
