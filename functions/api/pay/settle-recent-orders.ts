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

/** More orders than a person has open; each costs one question to the provider while the person waits. */
const mostAsked = 10;
/** Time for the provider to answer about all of them; crediting payments takes further time. */
const longestWaitMs = 4000;

interface Buyer {
  back: PaymentReturn;
  recent: readonly Order[];
  /** The person's current order, once it is saved. */
  own?: Order;
}

/** `moved` means that a payment was credited, so the shortfall has to be calculated again. */
export type Settled = { kind: 'settled'; moved: boolean } | { kind: 'refused'; code: ErrorCode };

/**
 * Guards: no one pays twice for the same thing, or for something that a payment of a moment ago covers. Before a page
 * opens, earlier pages for the same thing are closed and every payment made elsewhere is credited. A page that can be
 * neither closed nor credited stops the new one, because its payment could still arrive. So does a provider that is
 * down or slow; it opens no page either, and a later attempt checks again. This runs twice: before the order is saved,
 * so that a refusal leaves no order, and after, because only then can another window see it. If two windows see each
 * other, the newer order continues.
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
  // The second check follows a moment later, so it does not ask about other orders again.
  if (own !== undefined) return { kind: 'settled', moved };
  const others = pending.filter((order) => !isForSame(order, back));
  const credited = await creditOthers(payments, others);
  return { kind: 'settled', moved: moved || credited };
}

/** Any two plan orders are for the same thing: each choice has a new quote, and a person has one active plan. */
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
    // The new balance is counted next.
    case 'paid':
    case 'refunded':
    case 'cancelled':
      return undefined;
  }
}

/**
 * Credits paid orders and leaves unpaid pages open. A payment that does not match its order is never credited. All are
 * asked in parallel, so that a slow provider does not add up; true if one was paid.
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
