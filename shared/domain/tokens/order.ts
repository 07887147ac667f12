import { dayMs } from '../day-ms.ts';
import type { PlanType } from '../plans/plans.ts';
import type { Cents, Hundredths } from './money.ts';
import type { OrderStatus } from './order-status.ts';

/** TOKENS credits its owner's wallet once paid; FUND is a voluntary contribution that credits no wallet. */
export type OrderKind = 'TOKENS' | 'FUND';

export interface PlanPaidFor {
  type: PlanType;
  price: Hundredths;
  basedOn?: string;
}

export interface Order {
  orderId: string;
  /** It is the buyer's user id; contributions need no account and share one owner. */
  owner: string;
  kind: OrderKind;
  status: OrderStatus;
  amountCents: Cents;
  planQuoteId?: string;
  /** It is missing in older orders. */
  plan?: PlanPaidFor;
  unlocks?: string;
  unlocksFor?: Hundredths;
  agreedTerms?: string;
  agreedAtMs?: number;
  /** The payment page's checkout; absent until the payment provider has answered. */
  checkoutId?: string;
  paymentIntentId?: string;
  createdAtMs: number;
  paidAtMs?: number;
  /** The amount reversed so far by refunds and disputes; never more than was paid. */
  reversedCents: number;
  /** Counts the provider's answers about reversals, with or without a change, so that the newer of two is known. */
  reversals: number;
  /** When it was paid or last reversed. */
  movedAtMs?: number;
}

export const contributionsOwner = 'contributions';

/** Statuses from which a payment still credits: a cancelled order may turn out paid, never the other way round. */
export const creditableStatuses = [
  'PENDING',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly OrderStatus[];

export const isCredited = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'PAID' || status === 'REFUNDED';

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
 * Returns the first mismatch between a checkout and the order it names by id and owner; undefined if they match. Buyers
 * are sent to a page only after its order knows it, so a checkout unknown to the order was not made for it.
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

export interface TakenBack {
  /** Refunds made or pending; a failed one took nothing. */
  refundedCents: number;
  /** Amounts that banks hold or have kept. */
  disputedCents: number;
}

/** The new state of an order. Amounts are totals rather than steps, so the same data twice has the same result. */
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
 * When the provider is next asked about reversals of a paid order, because its events may be lost: the longer nothing
 * has happened, the longer the interval, until the checks end.
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
