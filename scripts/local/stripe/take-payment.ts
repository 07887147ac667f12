import type Stripe from 'stripe';
import { customerDetails } from './checkout-session.ts';
import { newId } from './new-id.ts';
import type { SessionRecord } from './store.ts';

export interface Payment {
  record: SessionRecord;
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

/** What a card that is never declined turns an open session into. */
export function takePayment(sale: {
  record: SessionRecord;
  email: string | null;
  nowSeconds: number;
}): Payment {
  const { record, nowSeconds } = sale;
  const email = record.session.customer_email ?? sale.email;
  const paid = {
    amount: record.session.amount_total ?? 0,
    created: nowSeconds,
    currency: 'aud',
    description: record.paymentData.description,
    livemode: false,
    metadata: record.paymentData.metadata,
    receipt_email: record.paymentData.receiptEmail,
  };
  const ids = { intent: newId('pi_3', 23), charge: newId('ch_3', 23), method: newId('pm_1', 23) };
  const intent: Stripe.PaymentIntent = {
    ...unusedIntentFeatures,
    ...paid,
    id: ids.intent,
    object: 'payment_intent',
    amount_received: paid.amount,
    client_secret: `${ids.intent}_secret_${newId('', 25)}`,
    latest_charge: ids.charge,
    payment_method: ids.method,
    status: 'succeeded',
  };
  const charge: Stripe.Charge = {
    ...unusedChargeFeatures,
    ...paid,
    id: ids.charge,
    object: 'charge',
    amount_captured: paid.amount,
    amount_refunded: 0,
    balance_transaction: newId('txn_3', 23),
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    payment_intent: ids.intent,
    payment_method: ids.method,
    payment_method_details: { card: testCard(paid.amount), type: 'card' },
    status: 'succeeded',
  };
  const session: Stripe.Checkout.Session = {
    ...record.session,
    customer_details: customerDetails(email),
    payment_intent: ids.intent,
    payment_status: 'paid',
    status: 'complete',
  };
  return { record: { ...record, session }, intent, charge };
}

function testCard(amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'AU',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2099,
    funding: 'credit',
    installments: null,
    last4: '4242',
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const unusedIntentFeatures = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

const unusedChargeFeatures = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  captured: true,
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  on_behalf_of: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
  paid: true,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
