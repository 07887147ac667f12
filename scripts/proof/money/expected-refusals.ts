import { entryItem } from '#functions/stores/wallet-items.ts';
import { expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { creditableStatuses } from '#shared/domain/tokens/order.ts';
import { usable } from '#shared/domain/tokens/wallet.ts';
import type { WriteFacts } from '../stories/faulty-dynamo.ts';
import type { Page } from './simulated-stripe.ts';

/**
 * What each write must be refused for, said a second time and from the items alone: the engine's answer to every write
 * is compared with it, position by position. So a condition that is missing shows the first time it should have
 * refused, even where the condition beside it still saves the day.
 */
type Item = Record<string, unknown>;

export interface ProviderFacts {
  nowMs: number;
  pageOf(checkoutId: unknown): Page | undefined;
}

export function mustRefuse(write: WriteFacts, provider: ProviderFacts): boolean | string {
  const { sk } = write.key;
  if (sk === 'account') return accountRefuses(write);
  if (write.kind === 'Delete' && Object.keys(write.values).length > 0) return withdrawalRefuses(write);
  // The same page is always the same order's; what is only to be looked at stands under no condition.
  if (write.kind === 'Delete' || /^(?:checkpoint$|checkout#|pages#)/.test(sk)) return false;
  if (sk === 'attempts') return attemptRefuses(write);
  if (sk === 'wallet' && write.beside.join() === 'account,wallet') return movedSince(write);
  if (sk === 'wallet') return write.kind === 'Put' ? walletRefuses(write) : walletNoteRefuses(write);
  if (sk.startsWith('entry#')) return write.before !== undefined || wrongEntry(write.item, provider.nowMs);
  if (sk.startsWith('order#')) return orderRefuses(write, provider);
  if (sk.startsWith('quote#') && write.kind === 'Update') return planQuoteRefuses(write);
  if (sk.startsWith('run#') && write.kind === 'Update') return runRefuses(write);
  return write.before !== undefined;
}

/** Nothing is written for an account that is leaving or gone. */
function accountRefuses({ kind, before }: WriteFacts): boolean {
  if (kind !== 'ConditionCheck') return kind === 'Update' && before === undefined;
  return before === undefined || before.leaving === true;
}

/** An account leaves with the wallet that its deletion read. */
const movedSince = ({ before, values }: WriteFacts): boolean => before?.version !== values[':version'];

/** One entry for each version it moves on by. */
function walletRefuses({ before, item, beside }: WriteFacts): boolean {
  const entries = beside.filter((sk) => sk.startsWith('entry#')).length;
  return (before?.version ?? 0) !== Number(item?.version) - entries || before?.frozen !== undefined;
}

/** Freezing, or noting that a check found nothing. */
const walletNoteRefuses = ({ before, values }: WriteFacts): boolean =>
  before?.version !== values[':version'] || before?.frozen !== undefined;

/** Attempts are counted in a window that is open or in the first one, and another opens where none is. */
function attemptRefuses({ before, values }: WriteFacts): boolean {
  const isOpen = before !== undefined && Number(before.window_ends_ms) > Number(values[':now']);
  return values[':first'] === undefined ? before !== undefined && !isOpen : isOpen;
}

/** A run goes as it was looked at, and frees the marker only of itself. */
function withdrawalRefuses({ before, values }: WriteFacts): boolean {
  if (values[':run'] !== undefined) return before !== undefined && before.run_id !== values[':run'];
  return before?.version !== values[':version'] || before?.status !== values[':status'];
}

/** Submitted as it was looked at, or completed once approved. */
function runRefuses({ before, values }: WriteFacts): boolean {
  if (values[':to'] === 'COMPLETED') return before?.status !== 'APPROVED_EXECUTING';
  return before?.status !== 'CREATED' || before.version !== values[':c0'];
}

function planQuoteRefuses({ before, values }: WriteFacts): boolean {
  return before?.status !== 'OPEN' || Number(before.expires_at_ms) <= Number(values[':now']);
}

function orderRefuses({ kind, before, values }: WriteFacts, provider: ProviderFacts): boolean | string {
  if (kind === 'Put') return before !== undefined;
  const status = before?.status;
  if (values[':intent'] !== undefined) {
    const creditable: readonly unknown[] = creditableStatuses;
    return (
      !creditable.includes(status) ||
      before?.amount_cents !== values[':amount'] ||
      before?.kind !== values[':kind']
    );
  }
  if (values[':reversed'] !== undefined) {
    const credited = status === 'PAID' || status === 'REFUNDED';
    return !credited || before?.reversals !== Number(values[':next']) - 1;
  }
  if (values[':checkout'] !== undefined) return status !== 'PENDING';
  return orderSettles(values, before, provider);
}

/** An order is counted out only when nobody can pay it any more and nobody has. */
function orderSettles(values: Item, before: Item | undefined, provider: ProviderFacts): boolean | string {
  if (before?.status !== 'PENDING' || before.checkout_id !== values[':expected']) return true;
  const page = provider.pageOf(before.checkout_id);
  if (page === undefined || page.state === 'expired') return false;
  return `an order becomes ${values[':status']} while its page is ${page.state}`;
}

/** Entries that say what cannot be: these are never refused by a condition, the rules must not make them. */
function wrongEntry(item: Item | undefined, nowMs: number): boolean | string {
  const entry = entryItem.decode(item ?? {});
  if (entry.balance_after < 0 || entry.debt_after < 0) return 'a balance or debt below nothing';
  if (entry.kind === 'SPEND') {
    const asOfMs = entry.as_of_ms ?? Number.NaN;
    if (!entry.lots.every((lot) => usable(lot, asOfMs)))
      return 'a spend from a lot that was expired at its quote';
    if (entry.debt_after > 0) return 'a spend while a debt is open';
  }
  if (['REFUND', 'ADJUSTMENT'].includes(entry.kind)) {
    const { names = [], reason = '' } = entry.decided ?? {};
    if (new Set(names).size !== 2 || reason === '') return `a ${entry.kind} that no two people decided`;
    if (!entry.lots.every((lot) => usable(lot, entry.at_ms)))
      return 'tokens taken from a lot that was expired';
  }
  if (entry.kind === 'CLAW_BACK' && !entry.lots.every((lot) => lot.order === entry.ref))
    return 'a claw back from what another order brought';
  if (entry.lot !== undefined) {
    const debtBefore = entry.debt_after - entry.debt_change;
    const paidOff = Math.min(debtBefore, entry.lot.credited);
    if (-entry.debt_change !== paidOff || entry.lot.remaining !== entry.lot.credited - paidOff)
      return 'a credit that does not pay the debt first';
  }
  if (entry.kind === 'EXPIRY' && !entry.lots.every((lot) => lot.expires_at_ms + expiryGraceMs <= nowMs))
    return 'a lot swept before its grace was over';
  return false;
}
