import { PaymentProviderDown } from '#functions/gateways/ask-stripe.ts';
import type { Cancellation } from '#functions/payments/cancel-payment.ts';
import { closeOrder } from '#functions/payments/close-order.ts';
import { type Fulfilment, fulfilFound } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { TimeIsUp } from '#functions/runtime/deadline.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import type { Checkout, Order } from '#shared/domain/tokens/order.ts';
import type { PaymentReturn } from '#shared/domain/tokens/payment-return.ts';

/** More than anybody has open: each is one question to the provider, while somebody waits. */
const mostAsked = 10;
/** For the provider to answer about all of them together; crediting what was paid takes its own time. */
const longestWaitMs = 4000;

interface Buyer {
  back: PaymentReturn;
  /** Theirs, of late. */
  recent: readonly Order[];
  /** Their own order, once it is on record. */
  own?: Order;
}

/** moved: something was credited, so that what is missing has to be counted anew. */
export type Settled = { kind: 'settled'; moved: boolean } | { kind: 'refused'; code: ErrorCode };

/**
 * Guards: nobody pays twice for the same, nor for what a payment of a moment ago covers. Whoever opens a page, in
 * whatever window, can no longer pay on an earlier one for the same, and what they have paid anywhere is in the balance
 * before it is counted what is missing. A page that can be neither closed nor credited stops them: another payment could
 * come on top of it. So does a provider that is down or slow, which opens no page either; who tries again later is asked
 * about once more.
 *
 * It is looked twice: before the order is on record, so that a refusal leaves none, and after, since only then another
 * window sees it. Of two that see each other the newer goes on.
 */
export async function settleRecentOrders(
  payments: PaymentDependencies,
  { back, recent, own }: Buyer,
): Promise<Settled> {
  const pending = recent.filter(({ status, orderId }) => status === 'PENDING' && orderId !== own?.orderId);
  // guard: path-an-earlier-page-is-closed
  const same = pending.filter((order) => isForSame(order, back));
  if (own !== undefined && same.some(({ orderId }) => orderId > own.orderId))
    return { kind: 'refused', code: 'payment-overtaken' };
  let moved = false;
  for (const order of same) {
    const { kind } = await closeOrder(payments, order);
    const code = whyNotClosed(kind);
    if (code !== undefined) return { kind: 'refused', code };
    moved ||= hasMoved(kind);
  }
  // The second look comes a moment later: nobody is asked about twice.
  if (own !== undefined) return { kind: 'settled', moved };
  const others = pending.filter((order) => !isForSame(order, back));
  const credited = await creditOthers(payments, others);
  return { kind: 'settled', moved: moved || credited };
}

/** Of plans any one: each time one is chosen it has another quote, and nobody has two under way. */
const isForSame = ({ unlocks, planQuoteId }: Order, back: PaymentReturn): boolean =>
  back.unlocks === undefined ? planQuoteId !== undefined : unlocks === pathNameOf(back.unlocks);

function whyNotClosed(kind: Awaited<ReturnType<typeof closeOrder>>['kind']): ErrorCode | undefined {
  switch (kind) {
    case 'underway':
      return 'payment-not-paid';
    case 'mismatch':
    case 'unknown':
      // guard: path-an-earlier-payment-that-does
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

/**
 * Pages that stay open: paid by now, they are credited. What does not fit its order is credited by nobody, then or now.
 * All are asked about at once, so that a slow provider keeps nobody waiting for long; true when one was paid.
 */
async function creditOthers(payments: PaymentDependencies, others: readonly Order[]): Promise<boolean> {
  const asked = others
    .toReversed()
    .slice(0, mostAsked)
    .flatMap(({ owner, checkoutId }) => (checkoutId === undefined ? [] : [{ owner, checkoutId }]));
  if (asked.length === 0) return false;
  const checkouts = await findAll(
    payments,
    asked.map(({ checkoutId }) => checkoutId),
  );
  let moved = false;
  for (const [at, { owner }] of asked.entries()) {
    const checkout = checkouts[at];
    // guard: path-and-plan-a-payment-made
    if (checkout?.paid) moved = hasMoved((await fulfilFound(payments, checkout, { owner })).kind) || moved;
  }
  return moved;
}

async function findAll(
  { provider, within }: PaymentDependencies,
  checkoutIds: readonly string[],
): Promise<(Checkout | undefined)[]> {
  const heard = new Set<string>();
  const find = async (checkoutId: string) => {
    const checkout = await provider.findCheckout(checkoutId);
    heard.add(checkoutId);
    return checkout;
  };
  try {
    return await within(longestWaitMs, Promise.all(checkoutIds.map(find)));
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error;
    const told = `Of ${checkoutIds.length} other payment pages ${heard.size} were heard of within ${longestWaitMs} ms`;
    throw new PaymentProviderDown(told, { cause: error });
  }
}

const hasMoved = (kind: Fulfilment['kind'] | Cancellation['kind']): boolean =>
  kind === 'paid' || kind === 'refunded' || kind === 'frozen';
