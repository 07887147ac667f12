import { clawBackTokens, restoreTokens } from '../../shared/domain/tokens/change-wallet.ts';
import type { WalletChange } from '../../shared/domain/tokens/ledger.ts';
import { cents, tokensBoughtWith } from '../../shared/domain/tokens/money.ts';
import { isCredited, type Order, reversedOrder } from '../../shared/domain/tokens/order.ts';
import { expiryOf } from '../../shared/domain/tokens/validity.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { TransactItem } from '../stores/transact.ts';
import type { StoredWallet } from '../stores/wallets.ts';
import { fulfil } from './fulfil.ts';
import type { PaymentDesk } from './payment-desk.ts';

/**
 * Guards: what refunds and disputes take back is taken once, never more than was paid, and what was already spent
 * becomes debt. The order is read before the provider is asked and written only from that state, so that older news
 * cannot overwrite newer.
 */
export type ReversalOutcome = 'done' | 'nothing' | 'unknown' | 'mismatch' | 'frozen';

export interface ReversalNews {
  paymentIntentId: string;
  disputeId?: string;
}

export async function reversePayment(desk: PaymentDesk, news: ReversalNews): Promise<ReversalOutcome> {
  const named = await desk.provider.findPayment(news.paymentIntentId);
  if (named === undefined || named.orderId === '' || named.owner === '') return 'unknown';
  return untilDone(desk.pacing, async () => {
    const order = await desk.orders.find(named.owner, named.orderId);
    if (order === undefined) return 'unknown';
    if (!isCredited(order)) return creditFirst(desk, order);
    if (order.paymentIntentId !== news.paymentIntentId) {
      desk.alarm('payment-mismatch', { orderId: order.orderId, why: 'payment' });
      return 'mismatch';
    }
    return reverseOnce(desk, order, news);
  });
}

/** The news of a refund may arrive before that of the payment: what was never credited cannot be taken back. */
async function creditFirst(desk: PaymentDesk, order: Order): Promise<ReversalOutcome | TryAgain> {
  // An order without a page was never paid, whatever the payment says it was for.
  if (order.sessionId === undefined) return 'unknown';
  const { kind } = await fulfil(desk, { sessionId: order.sessionId, owner: order.owner });
  if (kind === 'paid' || kind === 'refunded') return new TryAgain({ kind: 'credited first' });
  return kind === 'unpaid' ? 'unknown' : kind;
}

async function reverseOnce(
  desk: PaymentDesk,
  order: Order,
  news: ReversalNews,
): Promise<ReversalOutcome | TryAgain> {
  const payment = await desk.provider.findPayment(news.paymentIntentId);
  const dispute = news.disputeId === undefined ? undefined : await desk.provider.findDispute(news.disputeId);
  if (payment === undefined) return 'unknown';

  const { refundedCents } = payment;
  const { change, isNews, ...reversed } = reversedOrder(
    order,
    dispute === undefined ? { refundedCents } : { refundedCents, dispute },
  );
  if (!isNews) return 'nothing';
  const movesTokens = order.kind === 'TOKENS' && change !== 0;
  const moved = movesTokens ? await walletWrites(desk, order, change) : [];
  if (moved === 'frozen') return 'frozen';
  const written = await desk.write([desk.orders.reversedWrite(order, reversed), ...moved]);
  return written.kind === 'written' ? 'done' : new TryAgain(written);
}

async function walletWrites(
  desk: PaymentDesk,
  order: Order,
  change: number,
): Promise<TransactItem[] | 'frozen'> {
  const before = await desk.wallets.read(order.owner);
  if (before.frozen !== undefined) return 'frozen';
  return desk.wallets.writesOf(
    order.owner,
    before,
    reverseTokens(before, order, { change, atMs: desk.clock.nowMs() }),
  );
}

function reverseTokens(
  before: StoredWallet,
  order: Order,
  { change, atMs }: { change: number; atMs: number },
): WalletChange {
  const amount = tokensBoughtWith(cents(Math.abs(change)));
  if (change > 0) return clawBackTokens(before, { order: order.orderId, amount, atMs });
  const boughtAtMs = order.paidAtMs ?? order.createdAtMs;
  const expiresAtMs = expiryOf(tokensBoughtWith(order.amountCents), boughtAtMs);
  return restoreTokens(before, { order: order.orderId, amount, atMs, expiresAtMs });
}
