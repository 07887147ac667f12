import { clawBackTokens, restoreTokens } from '#shared/domain/tokens/change-wallet.ts';
import type { LedgerEntry, WalletChange } from '#shared/domain/tokens/ledger.ts';
import { cents, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { isCredited, type Order, reversedOrder } from '#shared/domain/tokens/order.ts';
import { expiryOf } from '#shared/domain/tokens/validity.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { TransactItem } from '../stores/transact.ts';
import type { StoredWallet } from '../stores/wallet-items.ts';
import { fulfilOrder } from './fulfil.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * Guards: refunds and disputes take tokens back once, never more than was paid, and return them when a refund fails or
 * a dispute is won. Only spent tokens become debt, never expired ones. The order is read before the provider is asked
 * and written only from that state, and every answer is recorded, even without a change, so an older answer cannot
 * overwrite a newer one. The wallet of an account that is being deleted or gone no longer changes, so a payment that
 * was returned instead of credited is never taken back too. Money that comes back for such an account waits for an
 * operator.
 */
export type ReversalOutcome = 'reversed' | 'unchanged' | 'unknown' | 'mismatch' | 'frozen';

/** Handles an event or a check about a payment, which names its order. */
export async function reversePayment(
  payments: PaymentDependencies,
  paymentIntentId: string,
): Promise<ReversalOutcome> {
  const named = await payments.provider.findPayment(paymentIntentId);
  if (named === undefined || named.orderId === '' || named.owner === '') return 'unknown';
  return reverseOrder(payments, named);
}

interface PaymentOfOrder {
  owner: string;
  orderId: string;
  paymentIntentId: string;
}

export function reverseOrder(
  payments: PaymentDependencies,
  { owner, orderId, paymentIntentId }: PaymentOfOrder,
): Promise<ReversalOutcome> {
  return untilDone(payments.pacing, async () => {
    const order = await payments.orders.find(owner, orderId);
    if (order === undefined) return 'unknown';
    // guard: reversal-order-is-credited
    if (!isCredited(order)) return creditFirst(payments, order);
    // guard: reversal-payment-of-the-order
    if (order.paymentIntentId !== paymentIntentId) {
      payments.alarm('payment-mismatch', { orderId: order.orderId, why: 'payment' });
      return 'mismatch';
    }
    return reverseOnce(payments, order, paymentIntentId);
  });
}

/** A refund may be reported before its payment; tokens must be credited before they are taken back. */
async function creditFirst(payments: PaymentDependencies, order: Order): Promise<ReversalOutcome | TryAgain> {
  // An order without a page was never paid, whatever the payment claims.
  if (order.checkoutId === undefined) return 'unknown';
  const { kind } = await fulfilOrder(payments, { checkoutId: order.checkoutId, owner: order.owner });
  if (kind === 'paid' || kind === 'refunded') return new TryAgain({ kind: 'credited first' });
  return kind === 'unpaid' ? 'unknown' : kind;
}

async function reverseOnce(
  payments: PaymentDependencies,
  order: Order,
  paymentIntentId: string,
): Promise<ReversalOutcome | TryAgain> {
  // guard: reversal-the-order-read-before
  const { change, ...reversed } = reversedOrder(order, await payments.provider.takenBackOf(paymentIntentId));
  // guard: reversal-every-answer-leaves-its-trace
  const nowMs = payments.clock.nowMs();
  const movesTokens = order.kind === 'TOKENS' && change !== 0;
  const moved = movesTokens ? await walletWrites(payments, order, { change, atMs: nowMs }) : [];
  if (moved === 'frozen') return 'frozen';
  const movedAtMs = change === 0 ? (order.movedAtMs ?? nowMs) : nowMs;
  const noted = payments.orders.reversedWrite(order, { ...reversed, movedAtMs, nowMs });
  // guard: reversal-ownerless-wallet-stays
  const check = movesTokens ? [payments.accounts.staysCheck(order.owner)] : [];
  const written = await payments.write([noted, ...moved, ...check]);
  if (written.kind === 'refused' && written.at.includes(1 + moved.length) && !written.at.includes(0))
    return reverseWithoutAccount(payments, order, { change, noted });
  if (written.kind !== 'written') return new TryAgain(written);
  return change === 0 ? 'unchanged' : 'reversed';
}

/** After a failed refund or a won dispute the money is here, but there is no account to credit. */
async function reverseWithoutAccount(
  payments: PaymentDependencies,
  order: Order,
  { change, noted }: { change: number; noted: TransactItem },
): Promise<ReversalOutcome | TryAgain> {
  // The alarm comes first, so that an operator knows even if this stops in between.
  // guard: reversal-what-comes-back-for-no-one
  if (change < 0) payments.alarm('payment-without-account', { orderId: order.orderId, keptCents: -change });
  const written = await payments.write([noted]);
  return written.kind === 'written' ? 'reversed' : new TryAgain(written);
}

async function walletWrites(
  payments: PaymentDependencies,
  order: Order,
  reversal: { change: number; atMs: number },
): Promise<TransactItem[] | 'frozen'> {
  const before = await payments.wallets.read(order.owner);
  if (before.frozen !== undefined) return 'frozen';
  const entries = await payments.wallets.entriesOf(order.owner, before.version);
  return payments.wallets.writesOf(
    order.owner,
    before,
    reverseTokens(before, order, { ...reversal, entries }),
  );
}

function reverseTokens(
  before: StoredWallet,
  order: Order,
  { change, ...reversal }: { change: number; atMs: number; entries: readonly LedgerEntry[] },
): WalletChange {
  const { orderId } = order;
  const amount = tokensBoughtWith(cents(Math.abs(change)));
  if (change > 0) return clawBackTokens(before, { ...reversal, order: orderId, amount });
  const boughtAtMs = order.paidAtMs ?? order.createdAtMs;
  const expiresAtMs = expiryOf(tokensBoughtWith(order.amountCents), boughtAtMs);
  return restoreTokens(before, { ...reversal, order: orderId, amount, expiresAtMs });
}
