import { brand } from '#shared/brand.ts';
import { itemOf } from '#shared/content/order-item.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { pathNameOf } from '#shared/domain/paths/path-name.ts';
import type { Cents, Hundredths } from '#shared/domain/tokens/money.ts';
import type { Order, OrderKind, PlanPaidFor } from '#shared/domain/tokens/order.ts';
import { type PaymentReturn, withQuery } from '#shared/domain/tokens/payment-return.ts';
import { TryAgain, untilDone } from '../runtime/pacing.ts';
import type { TransactItem } from '../stores/transact.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

export interface WantedPayment {
  orderId: string;
  owner: string;
  kind: OrderKind;
  amountCents: Cents;
  customerEmail?: string;
  back: PaymentReturn;
  /** The shown price of the path to unlock, if the payment is for a path. */
  unlocksFor?: Hundredths;
  plan?: PlanPaidFor;
  agreedTerms?: string;
  /** Called once the order is stored and visible to other requests; returns a reason not to open the page. */
  whyNot?: (order: Order) => Promise<ErrorCode | undefined>;
  /** The page is tied to its order only if `check` holds; otherwise `whyNot` gives the reason. */
  unmoved?: { check: TransactItem; whyNot: () => Promise<ErrorCode> };
}

export type Opening = { kind: 'opened'; url: string } | { kind: 'refused'; code: ErrorCode };

const pageLifeMs = 60 * 60 * 1000;

/**
 * Opens a payment page and returns its address. The order is stored before the provider is called, and the buyer is
 * sent only to a page that the order knows.
 */
export async function openPayment(payments: PaymentDependencies, wanted: WantedPayment): Promise<Opening> {
  const { orderId, owner, kind, amountCents, customerEmail, back, plan, agreedTerms } = wanted;
  const nowMs = payments.clock.nowMs();
  const order: Order = {
    orderId,
    owner,
    kind,
    status: 'PENDING',
    amountCents,
    ...(back.planQuoteId === undefined ? {} : { planQuoteId: back.planQuoteId }),
    ...(plan === undefined ? {} : { plan }),
    // guard: path-the-order-keeps-what
    ...unlockOf(wanted),
    ...(agreedTerms === undefined ? {} : { agreedTerms, agreedAtMs: nowMs }),
    createdAtMs: nowMs,
    reversedCents: 0,
    reversals: 0,
  };
  // guard: open-order-before-page
  await payments.orders.add(order);
  // guard: path-looked-at-again
  const code = await wanted.whyNot?.(order);
  if (code !== undefined) {
    await payments.orders.settleUnpaid(order, 'CANCELLED');
    return { kind: 'refused', code };
  }
  const page = await payments.provider.openCheckout({
    orderId,
    owner,
    amountCents,
    description: kind === 'TOKENS' ? `${brand}: ${itemOf(order)}` : `Contribution to ${brand}`,
    ...(customerEmail === undefined ? {} : { customerEmail }),
    successUrl: returnUrl(payments, back, 'success'),
    cancelUrl: returnUrl(payments, back, 'cancel'),
    expiresAtMs: nowMs + pageLifeMs,
  });
  // guard: open-page-after-order
  const tied = await tieCheckout(payments, order, {
    checkoutId: page.checkoutId,
    check: wanted.unmoved?.check,
  });
  if (tied === 'tied') return { kind: 'opened', url: page.url };
  // The page must not be paid any more.
  await payments.provider.expireCheckout(page.checkoutId);
  if (tied === 'counted out' || wanted.unmoved === undefined)
    return { kind: 'refused', code: 'payment-overtaken' };
  await payments.orders.settleUnpaid(order, 'CANCELLED');
  return { kind: 'refused', code: await wanted.unmoved.whyNot() };
}

const unlockOf = ({ back: { unlocks }, unlocksFor }: WantedPayment): Pick<Order, 'unlocks' | 'unlocksFor'> =>
  unlocks === undefined || unlocksFor === undefined ? {} : { unlocks: pathNameOf(unlocks), unlocksFor };

/**
 * Guards: the page is handed out only if the state that its amount was calculated from is unchanged, because the call
 * to the provider took time.
 */
const tieCheckout = (
  { orders, pacing, write }: PaymentDependencies,
  order: Order,
  { checkoutId, check }: { checkoutId: string; check: TransactItem | undefined },
): Promise<'tied' | 'counted out' | 'moved'> =>
  untilDone(pacing, async () => {
    const writes = orders.checkoutWrites(order, checkoutId);
    // guard: path-and-plan-the-page
    const written = await write(check === undefined ? writes : [...writes, check]);
    if (written.kind === 'written') return 'tied';
    if (written.kind !== 'refused') return new TryAgain(written);
    return written.at.includes(writes.length) ? 'moved' : 'counted out';
  });

/** The provider replaces the placeholder in braces with the checkout's id. */
const returnUrl = (
  { siteUrl }: PaymentDependencies,
  { path }: PaymentReturn,
  status: 'success' | 'cancel',
): string => `${siteUrl}${withQuery(path, `status=${status}&session_id={CHECKOUT_SESSION_ID}`)}`;
