import type { Cents } from './money.ts';
import type { OrderStatus } from './order-status.ts';

/** TOKENS credits its owner's wallet once paid; FUND is a voluntary contribution that credits nobody. */
export type OrderKind = 'TOKENS' | 'FUND';

export interface Order {
  orderId: string;
  /** The buyer's user id; contributions need no account and share one owner. */
  owner: string;
  kind: OrderKind;
  status: OrderStatus;
  amountCents: Cents;
  /** The plan session whose shortfall this pays. */
  planSessionId?: string;
  /** The payment page's session; absent until the payment provider has answered. */
  sessionId?: string;
  paymentIntentId?: string;
  createdAtMs: number;
  paidAtMs?: number;
  /** Taken back so far by refunds and disputes; never more than was paid. */
  reversedCents: number;
  /** What each open or lost dispute has taken, by its id. */
  disputes: Readonly<Record<string, number>>;
  /** Counts the reversals, so that of two that meet only one is written. */
  reversals: number;
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

/** The payment provider's word on a payment page's session. */
export interface PaymentSession {
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
 * Why a session is not the payment of the order it names by id and owner; undefined when everything agrees. Nobody is
 * sent to a page before its order knows it, so a session the order does not know was not made for it.
 */
export function disagreement(order: Order, session: PaymentSession): string | undefined {
  if (session.id !== order.sessionId) return 'session';
  if (session.mode !== 'payment') return 'mode';
  if (session.currency !== 'aud') return 'currency';
  if (session.amountCents !== order.amountCents) return 'amount';
  return undefined;
}

export interface Reversal {
  refundedCents: number;
  dispute?: { id: string; amountCents: number; holdsMoney: boolean };
}

/**
 * What the order should look like after refunds and disputes, from what the provider says now: figures are totals and
 * not steps, so the same news twice, or in another order, comes to the same.
 */
export function reversedOrder(order: Order, { refundedCents, dispute }: Reversal) {
  const held = dispute?.holdsMoney === true ? dispute.amountCents : 0;
  const disputes = dispute === undefined ? order.disputes : { ...order.disputes, [dispute.id]: held };
  const isNews = dispute !== undefined && (order.disputes[dispute.id] ?? 0) !== held;
  const disputed = Object.values(disputes).reduce((sum, amount) => sum + amount, 0);
  const reversedCents = Math.min(order.amountCents, refundedCents + disputed);
  const status: OrderStatus = reversedCents === order.amountCents ? 'REFUNDED' : 'PAID';
  const change = reversedCents - order.reversedCents;
  return { reversedCents, disputes, status, change, isNews: isNews || change !== 0 };
}
