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
  /** The price that was shown of the path it pays for; without one it pays for none. */
  unlocksFor?: Hundredths;
  /** The plan whose shortfall it pays. */
  plan?: PlanPaidFor;
  agreedTerms?: string;
  /** Asked once the order is on record, where others see it: why it is not wanted after all. */
  whyNot?: (order: Order) => Promise<ErrorCode | undefined>;
  /** What must be as it was when the page is tied to its order, and what is said when it is not. */
  unmoved?: { check: TransactItem; whyNot: () => Promise<ErrorCode> };
}

export type Opening = { kind: 'opened'; url: string } | { kind: 'refused'; code: ErrorCode };

const pageLifeMs = 60 * 60 * 1000;

/**
 * The address of a payment page. The order is on record before the provider hears of it, and nobody is sent to a page
 * that its order does not know.
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
  // Nobody may pay there any more.
  await payments.provider.expireCheckout(page.checkoutId);
  if (tied === 'counted out' || wanted.unmoved === undefined)
    return { kind: 'refused', code: 'payment-overtaken' };
  await payments.orders.settleUnpaid(order, 'CANCELLED');
  return { kind: 'refused', code: await wanted.unmoved.whyNot() };
}

const unlockOf = ({ back: { unlocks }, unlocksFor }: WantedPayment): Pick<Order, 'unlocks' | 'unlocksFor'> =>
  unlocks === undefined || unlocksFor === undefined ? {} : { unlocks: pathNameOf(unlocks), unlocksFor };

/** Guards: the page is given away only from the state its amount was counted from; in between the provider was asked. */
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

/** The provider puts the checkout's id in the place of the name in braces. */
const returnUrl = (
  { siteUrl }: PaymentDependencies,
  { path }: PaymentReturn,
  status: 'success' | 'cancel',
): string => `${siteUrl}${withQuery(path, `status=${status}&session_id={CHECKOUT_SESSION_ID}`)}`;
