import { addLot, givenBackForMs, inOrderOfExpiry, type Shortage, takeFrom } from './change-wallet.ts';
import { type Decided, type LedgerEntry, recordChange, type WalletChange } from './ledger.ts';
import { hundredths } from './money.ts';
import { expiryOf } from './validity.ts';
import { usable, usableBalance, type Wallet } from './wallet.ts';

/** Changes that only operators decide. Each is a ledger entry first, with two names and a reason. */
interface Decision {
  atMs: number;
  decided: Decided;
}

/** Adds signed hundredths as a lot as valid as a purchased one, or takes them from the lots that expire first. */
export function adjustTokens(
  wallet: Wallet,
  { amount, atMs, decided }: Decision & { amount: number },
): WalletChange | Shortage {
  const ref = `adjustment-${wallet.version + 1}`;
  if (amount > 0) {
    const given = hundredths(amount);
    const expiresAtMs = expiryOf(given, atMs);
    const lot = { kind: 'ADJUSTMENT', from: 'operators', ref, order: ref, amount: given } as const;
    return addLot(wallet, { ...lot, atMs, expiresAtMs, decided });
  }
  const missing = -amount - usableBalance(wallet, atMs);
  // guard: operators-take-no-more
  if (missing > 0) return { kind: 'short', missing: hundredths(missing) };
  // guard: operators-take-only-what
  const lots = takeFrom(inOrderOfExpiry(wallet.lots.filter((lot) => usable(lot, atMs))), -amount);
  const facts = { kind: 'ADJUSTMENT', debit: 'wallet', credit: 'operators', ref } as const;
  return recordChange(wallet, { ...facts, at_ms: atMs, lots, decided });
}

/** Returns spent tokens to the lots they came from, one change per lot, so that each still belongs to its payment. */
export function refundSpending(
  wallet: Wallet,
  {
    lots,
    ref,
    debit,
    credit,
    atMs,
    decided,
  }: Pick<LedgerEntry, 'lots' | 'ref' | 'debit' | 'credit'> & Decision,
): WalletChange[] {
  if (debit !== 'wallet') throw new Error('Only spent tokens can be returned');
  const changes: WalletChange[] = [];
  let current = wallet;
  for (const { order, amount, expires_at_ms } of lots) {
    const expiresAtMs = Math.max(expires_at_ms, atMs + givenBackForMs);
    // guard: operators-a-refund-goes
    const lot = { kind: 'REFUND', from: credit, ref, order, amount } as const;
    const change = addLot(current, { ...lot, atMs, expiresAtMs, decided });
    changes.push(change);
    current = change.wallet;
  }
  return changes;
}

/** Records that a wallet was checked, without moving anything. */
export const noteDecision = (
  wallet: Wallet,
  { kind, atMs, decided }: Decision & { kind: 'REBUILD' | 'UNFREEZE' },
): WalletChange =>
  recordChange(wallet, {
    ...{ kind, debit: 'operators', credit: 'wallet', ref: kind.toLowerCase(), at_ms: atMs, decided },
  });
