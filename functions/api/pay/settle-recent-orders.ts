import { closeOrder } from '#functions/payments/close-order.ts';
import { fulfilOrder } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import type { PaymentReturn } from '#shared/domain/tokens/payment-return.ts';

/** A page lives an hour; what is older than this and still pending is the reconciler's. */
const recentMs = 24 * 3_600_000;
/** More than anybody has open: each is one question to the provider, while somebody waits. */
const mostAsked = 10;

interface Buyer {
  owner: string;
  back: PaymentReturn;
  /** Their own order, once it is on record. */
  own?: Order | undefined;
}

/**
 * Guards: nobody pays twice for the same, nor for what a payment of a moment ago covers. Whoever opens a page, in
 * whatever window, can no longer pay on an earlier one for the same, and what they have paid anywhere is in the balance
 * before it is counted what is missing. A page that can be neither closed nor credited stops them: another payment could
 * come on top of it. So does a provider that is down, which opens no page either; who tries again later is asked about
 * once more.
 *
 * It is looked twice: before the order is on record, so that a refusal leaves none, and after, since only then another
 * window sees it. Of two that see each other the newer goes on.
 */
export async function settleRecentOrders(
  payments: PaymentDependencies,
  { owner, back, own }: Buyer,
): Promise<ErrorCode | undefined> {
  const recent = await payments.orders.madeSince(owner, payments.clock.nowMs() - recentMs);
  const pending = recent.filter(({ status, orderId }) => status === 'PENDING' && orderId !== own?.orderId);
  const same = pending.filter((order) => isForSame(order, back));
  if (own !== undefined && same.some(({ orderId }) => orderId > own.orderId)) return 'payment-unavailable';
  for (const order of same) {
    const code = whyNotClosed((await closeOrder(payments, order)).kind);
    if (code !== undefined) return code;
  }
  // The second look comes a moment later: nobody is asked about twice.
  if (own === undefined)
    await creditOthers(
      payments,
      pending.filter((order) => !isForSame(order, back)),
    );
  return undefined;
}

const isForSame = ({ unlocks, planQuoteId }: Order, back: PaymentReturn): boolean =>
  back.unlocks === undefined
    ? planQuoteId !== undefined && planQuoteId === back.planQuoteId
    : unlocks === pathNameOf(back.unlocks);

function whyNotClosed(kind: Awaited<ReturnType<typeof closeOrder>>['kind']): ErrorCode | undefined {
  switch (kind) {
    case 'underway':
      return 'payment-not-paid';
    case 'mismatch':
    case 'unknown':
      return 'payment-mismatch';
    case 'frozen':
      return 'wallet-frozen';
    // What it brought, or no longer brings, is counted next.
    case 'paid':
    case 'refunded':
    case 'cancelled':
      return undefined;
  }
}

/** Pages that stay open: paid by now, they are credited. What does not fit its order is credited by nobody, then or now. */
async function creditOthers(payments: PaymentDependencies, others: readonly Order[]): Promise<void> {
  for (const { owner, checkoutId } of others.toReversed().slice(0, mostAsked))
    if (checkoutId !== undefined) await fulfilOrder(payments, { checkoutId, owner });
}
