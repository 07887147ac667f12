import { type Hundredths, hundredths } from './money.ts';
import { emptyWallet, type Lot, total, type Wallet } from './wallet.ts';

/** Sources and uses of tokens; an entry moves them from one account to another. */
export const ledgerAccounts = ['wallet', 'payments', 'plans', 'paths', 'expired', 'operators'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
export const entryKinds = [
  ...(['CREDIT', 'SPEND', 'EXPIRY', 'CLAW_BACK', 'RESTORE'] as const),
  // Removes a debt recorded for tokens that were never spent.
  'CORRECTION',
  // Operators make these; the last two move nothing.
  ...(['REFUND', 'ADJUSTMENT', 'REBUILD', 'UNFREEZE'] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Two people are responsible for a change that no rule decides. */
export interface Decided {
  names: readonly string[];
  reason: string;
  /** It is the AWS identity that carried it out, and is missing in older entries. */
  caller?: string;
}

export interface LotUse {
  order: string;
  amount: Hundredths;
  expires_at_ms: number;
}

/** The n-th change of a wallet, immutable. The wallet is the sum of its entries. */
export interface LedgerEntry {
  version: number;
  kind: EntryKind;
  /** The change of the balance is signed. */
  amount: number;
  /** The change of the debt is signed. */
  debt_change: number;
  /** Signed change of the reversed tokens that were never spent: they are neither removed from a lot nor owed. */
  lapsed_change?: number;
  debit: LedgerAccount;
  credit: LedgerAccount;
  lots: readonly LotUse[];
  /** A credit has the amount credited, and the amount left after paying debt. */
  lot?: Lot & { credited: Hundredths };
  ref: string;
  balance_after: Hundredths;
  debt_after: Hundredths;
  at_ms: number;
  /** The instant at which the spent lots had to be usable: the time of the quote. */
  as_of_ms?: number;
  /** It is present if operators decided it. */
  decided?: Decided;
}

export interface WalletChange {
  wallet: Wallet;
  entry: LedgerEntry;
}

type EntryFacts = Pick<LedgerEntry, 'kind' | 'debit' | 'credit' | 'ref' | 'at_ms'> &
  Partial<Pick<LedgerEntry, 'lots' | 'lot' | 'debt_change' | 'lapsed_change' | 'as_of_ms' | 'decided'>>;

/** The only way to change a wallet: the entry is made first, and the new wallet follows from it. */
export function recordChange(wallet: Wallet, facts: EntryFacts): WalletChange {
  const { lots = [], debt_change = 0 } = facts;
  const amount = (facts.lot?.remaining ?? 0) - total(lots.map((use) => use.amount));
  const entry: LedgerEntry = {
    ...facts,
    lots,
    debt_change,
    version: wallet.version + 1,
    amount,
    balance_after: hundredths(wallet.balance + amount),
    debt_after: hundredths(wallet.debt + debt_change),
  };
  return { wallet: applyEntry(wallet, entry), entry };
}

/** An order has one lot for each expiry: tokens returned to a lot that still exists join it. */
const isSameLot = (a: Omit<LotUse, 'amount'>, b: Omit<LotUse, 'amount'>): boolean =>
  a.order === b.order && a.expires_at_ms === b.expires_at_ms;

function applyEntry(wallet: Wallet, { lots, lot, version, amount, debt_change }: LedgerEntry): Wallet {
  const held = wallet.lots.map((one) => {
    const taken = lots.find((use) => isSameLot(use, one))?.amount ?? 0;
    const given = lot !== undefined && isSameLot(lot, one) ? lot.remaining : 0;
    return { ...one, remaining: hundredths(one.remaining - taken + given) };
  });
  if (lot !== undefined && !held.some((one) => isSameLot(lot, one))) {
    const { order, remaining, expires_at_ms } = lot;
    held.push({ order, remaining, expires_at_ms });
  }
  return {
    balance: hundredths(wallet.balance + amount),
    debt: hundredths(wallet.debt + debt_change),
    lots: held.filter(({ remaining }) => remaining > 0),
    version,
  };
}

/** Rebuilds a wallet from its ledger alone, in the order of the entries. */
export const rebuildWallet = (entries: readonly LedgerEntry[]): Wallet =>
  entries.reduce(applyEntry, emptyWallet);

/** Lists every difference between a wallet and its ledger; the list should be empty. */
export function auditWallet(wallet: Wallet, entries: readonly LedgerEntry[]): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  expect(wallet.version === entries.length, 'the version is not the number of entries');
  entries.forEach((entry, index) => {
    expect(entry.version === index + 1, `entry ${index + 1} is missing`);
  });
  expect(wallet.balance === total(wallet.lots.map((lot) => lot.remaining)), 'the balance is not its lots');
  expect(
    wallet.balance === entries.reduce((sum, { amount }) => sum + amount, 0),
    'the balance is not its ledger',
  );
  try {
    const rebuilt = rebuildWallet(entries);
    expect(
      rebuilt.balance === wallet.balance && rebuilt.debt === wallet.debt,
      'the ledger makes another wallet',
    );
    expect(lotsAsText(rebuilt.lots) === lotsAsText(wallet.lots), 'the ledger makes other lots');
    const last = entries.at(-1);
    expect((last?.balance_after ?? 0) === wallet.balance, 'the last entry left another balance');
  } catch {
    faults.push('the ledger takes out what was not there');
  }
  return faults;
}

const lotsAsText = (lots: readonly Lot[]): string =>
  lots
    .map(({ order, remaining, expires_at_ms }) => `${order} ${remaining} ${expires_at_ms}`)
    .sort()
    .join('\n');
