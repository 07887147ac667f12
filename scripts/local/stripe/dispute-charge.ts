import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const daysToAnswer = 7;

export function openDispute(
  charge: Stripe.Charge,
  facts: { nowSeconds: number; dispute: Stripe.Dispute | undefined },
): { charge: Stripe.Charge; dispute: Stripe.Dispute } {
  const amount = charge.amount - charge.amount_refunded;
  if (facts.dispute) refuse(`Charge ${charge.id} has been disputed already.`);
  if (amount === 0) refuse(`Charge ${charge.id} has been refunded in full; nothing is left to dispute.`);
  const dispute: Stripe.Dispute = {
    id: newId('du_1', 23),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: facts.nowSeconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: facts.nowSeconds + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  return { charge: { ...charge, disputed: true }, dispute };
}

export function closeDispute(dispute: Stripe.Dispute | undefined, outcome: 'won' | 'lost'): Stripe.Dispute {
  if (!dispute) refuse('This payment has not been disputed.');
  if (dispute.status !== 'needs_response') refuse(`Dispute ${dispute.id} is closed: ${dispute.status}.`);
  return { ...dispute, status: outcome };
}

// Disputes come from banks, not through the API: these refusals are the local page's own.
function refuse(message: string): never {
  throw new StripeRefusal({ status: 409, message });
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
