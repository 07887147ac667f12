import { dayMs } from '../day-ms.ts';
import type { PlanType } from '../plans/plans.ts';
import type { Cents, Hundredths } from './money.ts';
import type { OrderStatus } from './order-status.ts';

/** TOKENS credits its owner's wallet once paid; FUND is a voluntary contribution that credits nobody. */
export type OrderKind = 'TOKENS' | 'FUND';

/** The plan that an order pays for, as its quote named it. */
export interface PlanPaidFor {
  type: PlanType;
  price: Hundredths;
  /** The earlier run whose answers the plan starts with. */
  basedOn?: string;
}

export interface Order {
  orderId: string;
  /** The buyer's user id; contributions need no account and share one owner. */
  owner: string;
  kind: OrderKind;
  status: OrderStatus;
  amountCents: Cents;
  /** The plan quote whose shortfall this pays. */
  planQuoteId?: string;
  /** That plan; orders of before have none. */
  plan?: PlanPaidFor;
  /** The path it pays for, as the ledger names one, and the price that was agreed to. */
  unlocks?: string;
  unlocksFor?: Hundredths;
  /** Which terms its buyer ticked the box for, and when. */
  agreedTerms?: string;
  agreedAtMs?: number;
  /** The payment page's checkout; absent until the payment provider has answered. */
  checkoutId?: string;
  paymentIntentId?: string;
  createdAtMs: number;
  paidAtMs?: number;
  /** Taken back so far by refunds and disputes; never more than was paid. */
  reversedCents: number;
  /** Counts what the provider answered about reversals, whether or not it changed anything: of two, one is the newer. */
  reversals: number;
  /** When it was paid or last reversed. */
  movedAtMs?: number;
}

export const contributionsOwner = 'contributions';

/** Statuses from which a payment still credits: an order counted out may turn out paid, never the other way round. */
export const creditableStatuses = [
  'PENDING',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly OrderStatus[];

export const isCredited = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'REFUNDED';

/** The payment provider's word on a payment page's checkout. */
export interface Checkout {
  id: string;
  state: 'open' | 'complete' | 'expired';
  paid: boolean;
  mode: string;
  currency: string;
  amountCents: number;
  orderId: string;
  owner: string;
  paymentIntentId?: string;
  customerEmail?: string;
}

/**
 * Why a checkout is not the payment of the order it names by id and owner; undefined when everything agrees. Nobody is
 * sent to a page before its order knows it, so a checkout the order does not know was not made for it.
 */
export function disagreement(order: Order, checkout: Checkout): string | undefined {
  // guard: fulfil-the-checkout-the-order-knows
  if (checkout.id !== order.checkoutId) return 'checkout';
  // guard: fulfil-mode
  if (checkout.mode !== 'payment') return 'mode';
  // guard: fulfil-currency
  if (checkout.currency !== 'aud') return 'currency';
  // guard: credit-amount-before
  if (checkout.amountCents !== order.amountCents) return 'amount';
  return undefined;
}

/** The payment provider's word on what of a payment is no longer ours. */
export interface TakenBack {
  /** Refunds made or under way; one that failed took nothing. */
  refundedCents: number;
  /** What banks hold back or have kept. */
  disputedCents: number;
}

/** What the order should look like now: figures are totals and not steps, so the same news twice comes to the same. */
export function reversedOrder(order: Order, { refundedCents, disputedCents }: TakenBack) {
  // guard: reversal-never-more-than-was-paid
  const reversedCents = Math.min(order.amountCents, refundedCents + disputedCents);
  const status: OrderStatus = reversedCents === order.amountCents ? 'REFUNDED' : 'PAID';
  // guard: reversal-totals-not-steps
  return { reversedCents, status, change: reversedCents - order.reversedCents };
}

const firstRecheckMs = 600_000;
const longestPauseMs = 7 * dayMs;
/** Longer than a payer may dispute a payment or a refund may take to fail. */
const recheckedForMs = 180 * dayMs;

/**
 * When the provider is next asked about reversals of a paid order, since its events may be lost: the longer nothing has
 * happened, the later, and in the end never again.
 */
export function nextRecheckMs({
  movedAtMs,
  nowMs,
}: {
  movedAtMs: number;
  nowMs: number;
}): number | undefined {
  const quietMs = nowMs - movedAtMs;
  if (quietMs >= recheckedForMs) return undefined;
  return nowMs + Math.min(longestPauseMs, Math.max(firstRecheckMs, quietMs));
}
