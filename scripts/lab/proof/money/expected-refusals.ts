import { entryItem } from '#functions/stores/wallet-items.ts';
import { expiryGraceMs } from '#shared/domain/tokens/change-wallet.ts';
import { creditableStatuses } from '#shared/domain/tokens/order.ts';
import { usable } from '#shared/domain/tokens/wallet.ts';
import type { WriteFacts } from '../stories/faulty-dynamo.ts';
import type { Page } from './simulated-stripe.ts';

/**
 * The cases in which each write must be refused, derived a second time and only from the items. The engine's answer to
 * every write is compared with it by position, so a missing condition shows the first time it should have refused, even
 * if another condition catches the case.
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
  // A page always belongs to the same order, and the other rows only list work, so these writes have no condition.
  if (write.kind === 'Delete' || /^(?:checkpoint$|checkout#|pages#)/.test(sk)) return false;
  if (sk === 'attempts') return attemptRefuses(write);
  if (sk === 'wallet' && write.together.join() === 'account,wallet') return movedSince(write);
  if (sk === 'wallet') return write.kind === 'Put' ? walletRefuses(write) : walletNoteRefuses(write);
  if (sk.startsWith('entry#')) return write.before !== undefined || wrongEntry(write.item, provider.nowMs);
  if (sk.startsWith('order#')) return orderRefuses(write, provider);
  if (sk.startsWith('quote#') && write.kind === 'Update') return planQuoteRefuses(write);
  if (sk.startsWith('run#') && write.kind === 'Update') return runRefuses(write);
  return write.before !== undefined;
}

/** Nothing may be written for an account that is being deleted or gone. */
function accountRefuses({ kind, before }: WriteFacts): boolean {
  if (kind !== 'ConditionCheck') return kind === 'Update' && before === undefined;
  return before === undefined || before.leaving === true;
}

/** An account may be deleted only with the wallet version that its deletion read. */
const movedSince = ({ before, values }: WriteFacts): boolean => before?.version !== values[':version'];

/** Each version step of the wallet needs one entry. */
function walletRefuses({ before, item, together }: WriteFacts): boolean {
  const entries = together.filter((sk) => sk.startsWith('entry#')).length;
  return (before?.version ?? 0) !== Number(item?.version) - entries || before?.frozen !== undefined;
}

/** For freezing a wallet, or recording a check without findings. */
const walletNoteRefuses = ({ before, values }: WriteFacts): boolean =>
  before?.version !== values[':version'] || before?.frozen !== undefined;

/** Attempts count in the open window; a new window opens only when none is open. */
function attemptRefuses({ before, values }: WriteFacts): boolean {
  const isOpen = before !== undefined && Number(before.window_ends_ms) > Number(values[':now']);
  return values[':first'] === undefined ? before !== undefined && !isOpen : isOpen;
}

/** A run is withdrawn only as it was read, and clears the active marker only of itself. */
function withdrawalRefuses({ before, values }: WriteFacts): boolean {
  if (values[':run'] !== undefined) return before !== undefined && before.run_id !== values[':run'];
  return before?.version !== values[':version'] || before?.status !== values[':status'];
}

/** A run is submitted only as it was read, and completed only when approved. */
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

/** An order is closed as unpaid only when its page can no longer be paid and was not. */
function orderSettles(values: Item, before: Item | undefined, provider: ProviderFacts): boolean | string {
  if (before?.status !== 'PENDING' || before.checkout_id !== values[':expected']) return true;
  const page = provider.pageOf(before.checkout_id);
  if (page === undefined || page.state === 'expired') return false;
  return `an order becomes ${values[':status']} while its page is ${page.state}`;
}

/** Impossible entries: no condition refuses them, so the rules must never create them. */
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
