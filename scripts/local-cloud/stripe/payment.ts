/*
 * The provider's state and rules for a checkout and its payment. The local cloud saves them on disk, and the money
 * proof in memory. A change that the rules allow returns the news for its event.
 */

export interface Payment {
  /** The id of the checkout. */
  id: string;
  state: 'open' | 'complete' | 'expired';
  amountCents: number;
  expiresAtMs: number;
  paid: boolean;
  paidAtMs?: number;
  paymentIntentId?: string;
  customerEmail?: string;
  /** Oldest first, as in `disputes`. */
  refunds: Refund[];
  disputes: Dispute[];
}

export interface Refund {
  id: string;
  amountCents: number;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute {
  id: string;
  amountCents: number;
  status: 'open' | 'won' | 'lost';
}

export type News =
  | { type: 'checkout.session.completed' | 'checkout.session.expired'; about: 'checkout' }
  | { type: 'charge.refunded'; about: 'charge' }
  | { type: 'refund.failed' | 'refund.updated' | 'charge.refund.updated'; about: Refund }
  | { type: 'charge.dispute.created' | 'charge.dispute.closed'; about: Dispute };

export const newPayment = (facts: Pick<Payment, 'id' | 'amountCents' | 'expiresAtMs'>): Payment => ({
  ...facts,
  state: 'open',
  paid: false,
  refunds: [],
  disputes: [],
});

const sumOf = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

export const refundedOf = ({ refunds }: Payment): number =>
  sumOf(refunds.filter(({ status }) => status !== 'failed'));

export const disputedOf = ({ disputes }: Payment): number =>
  sumOf(disputes.filter(({ status }) => status !== 'won'));

/** The amount taken back by refunds and disputes. A bank may also dispute a refunded amount. */
export const takenBackOf = (payment: Payment): number =>
  Math.min(payment.amountCents, refundedOf(payment) + disputedOf(payment));

/** Closes the checkout for payment. */
export function expire(payment: Payment): News | undefined {
  if (payment.state !== 'open') return undefined;
  payment.state = 'expired';
  return { type: 'checkout.session.expired', about: 'checkout' };
}

/** Checkouts expire when their time is over. */
export const expireWhenDue = (payment: Payment, nowMs: number): News | undefined =>
  nowMs >= payment.expiresAtMs ? expire(payment) : undefined;

export function pay(
  payment: Payment,
  facts: { nowMs: number; newIntentId: () => string; email: string | undefined },
): News | undefined {
  if (payment.state !== 'open') return undefined;
  payment.state = 'complete';
  payment.paid = true;
  payment.paidAtMs = facts.nowMs;
  payment.paymentIntentId = facts.newIntentId();
  if (facts.email !== undefined) payment.customerEmail = facts.email;
  return { type: 'checkout.session.completed', about: 'checkout' };
}

export function refund(payment: Payment, made: Refund): News {
  payment.refunds.push(made);
  return { type: 'charge.refunded', about: 'charge' };
}

/** The payer's bank returns the newest refund. */
export function failRefund(payment: Payment): (News & { about: Refund }) | undefined {
  const newest = payment.refunds.findLast(({ status }) => status !== 'failed');
  if (newest === undefined) return undefined;
  newest.status = 'failed';
  return { type: 'refund.failed', about: newest };
}

export function openDispute(payment: Payment, facts: Pick<Dispute, 'id' | 'amountCents'>): News {
  const about: Dispute = { ...facts, status: 'open' };
  payment.disputes.push(about);
  return { type: 'charge.dispute.created', about };
}

export function closeDispute(payment: Payment, outcome: 'won' | 'lost'): News | undefined {
  const about = payment.disputes.find(({ status }) => status === 'open');
  if (about === undefined) return undefined;
  about.status = outcome;
  return { type: 'charge.dispute.closed', about };
}
