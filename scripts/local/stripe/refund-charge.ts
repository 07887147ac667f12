import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface RefundRequest {
  /** The whole remainder when absent. */
  amountCents?: number | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  metadata?: Record<string, string>;
}

export interface RefundedCharge {
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  previous: Pick<Stripe.Charge, 'amount_refunded' | 'refunded'>;
}

export function refundCharge(
  charge: Stripe.Charge,
  request: RefundRequest,
  facts: { nowSeconds: number; dispute: Stripe.Dispute | undefined },
): RefundedCharge {
  const remainder = charge.amount - charge.amount_refunded;
  if (facts.dispute && facts.dispute.status !== 'won') {
    throw new StripeRefusal({
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  if (remainder === 0) {
    throw new StripeRefusal({
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  const amount = request.amountCents ?? remainder;
  if (amount > remainder) {
    const whole = charge.amount_refunded === 0;
    throw new StripeRefusal({
      message: `Refund amount (${dollars(amount)}) is greater than ${whole ? 'charge amount' : 'unrefunded amount on charge'} (${dollars(remainder)})`,
      param: 'amount',
    });
  }
  const refund: Stripe.Refund = {
    id: newId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3', 23),
    charge: charge.id,
    created: facts.nowSeconds,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: request.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: request.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  return {
    charge: { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === remainder },
    refund,
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  };
}

/** A card may refuse the money days later; the charge then counts as not refunded. */
export function failRefund(
  charge: Stripe.Charge,
  refunds: readonly Stripe.Refund[],
): { charge: Stripe.Charge; refund: Stripe.Refund; previous: string | null } {
  const refund = refunds.find(({ status }) => status !== 'failed');
  if (refund === undefined)
    throw new StripeRefusal({ status: 409, message: `Charge ${charge.id} has no refund that could fail.` });
  return {
    charge: { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false },
    refund: { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' },
    previous: refund.status,
  };
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100).toLocaleString('en-AU')}.${String(cents % 100).padStart(2, '0')}`;
}
