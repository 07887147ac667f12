import { type Hundredths, hundredths } from './money.ts';

/**
 * A wallet holds all tokens of a person and is changed only by the rules in this folder. The version counts the changes
 * and numbers their ledger entries.
 */
export interface Lot {
  order: string;
  remaining: Hundredths;
  expires_at_ms: number;
}

export interface Wallet {
  /** It is the sum of all lots, with expired ones until the sweep removes them. */
  balance: Hundredths;
  /**
   * It is owed after the reversal of spent tokens, never of expired ones. New credits pay it first; it blocks spending.
   */
  debt: Hundredths;
  lots: readonly Lot[];
  version: number;
}

export const emptyWallet: Wallet = { balance: hundredths(0), debt: hundredths(0), lots: [], version: 0 };

/** A lot counts before its expiry, and not at it. */
export const usable = (lot: Pick<Lot, 'expires_at_ms'>, atMs: number): boolean => atMs < lot.expires_at_ms;

export const total = (amounts: readonly Hundredths[]): Hundredths =>
  hundredths(amounts.reduce((sum, amount) => sum + amount, 0));

export const usableBalance = ({ lots }: Wallet, atMs: number): Hundredths =>
  total(lots.filter((lot) => usable(lot, atMs)).map(({ remaining }) => remaining));

export const earliestExpiryMs = (lots: readonly Lot[]): number | undefined =>
  lots.length === 0 ? undefined : Math.min(...lots.map((lot) => lot.expires_at_ms));

/** The lots that can be spent, first to expire first. */
export const usableLots = ({ lots }: Wallet, atMs: number): Lot[] =>
  lots.filter((lot) => usable(lot, atMs)).toSorted((a, b) => a.expires_at_ms - b.expires_at_ms);

interface Quota {
  token_balance: number;
  expires_at: string | null;
  owed_hundredths?: number;
}

/** The owner sees the balance without expired lots, swept or not. */
export function quotaOf(wallet: Wallet, nowMs: number): Quota {
  const earliest = earliestExpiryMs(wallet.lots.filter((lot) => usable(lot, nowMs)));
  return {
    token_balance: usableBalance(wallet, nowMs),
    expires_at: earliest === undefined ? null : new Date(earliest).toISOString(),
    ...(wallet.debt > 0 ? { owed_hundredths: wallet.debt } : {}),
  };
}
