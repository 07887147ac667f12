import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import type { RequestedLine, SessionRequest } from './read-session-request.ts';
import type { LineItem, SessionRecord } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';

type Session = Stripe.Checkout.Session;

export function buildSession(request: SessionRequest, nowSeconds: number): SessionRecord {
  const session: Session = {
    ...unusedFeatures,
    id: newId('cs_test_', 58),
    object: 'checkout.session',
    allowed_payment_method_types: request.allowedMethods,
    amount_subtotal: request.totalCents,
    amount_total: request.totalCents,
    cancel_url: request.cancelUrl,
    client_reference_id: request.clientReferenceId,
    created: nowSeconds,
    currency: 'aud',
    customer_creation: 'if_required',
    customer_details: request.customerEmail === null ? null : customerDetails(request.customerEmail),
    customer_email: request.customerEmail,
    expires_at: request.expiresAt,
    livemode: false,
    locale: request.locale,
    metadata: request.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: request.submitType,
    success_url: request.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
  };
  const lineItems = request.lines.map((line) => buildLineItem(line, nowSeconds));
  return { session, lineItems, paymentData: request.paymentData };
}

export function customerDetails(email: string | null): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

export function expireSession(record: SessionRecord): SessionRecord {
  return { ...record, session: { ...record.session, status: 'expired' } };
}

export function refuseUnlessExpirable(session: Session): void {
  if (session.status === 'open') return;
  throw new StripeRefusal({
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
      `This Checkout Session has a status of \`${session.status}\`.`,
  });
}

function buildLineItem(line: RequestedLine, nowSeconds: number): LineItem {
  const amount = line.unitAmountCents * line.quantity;
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: 'aud',
    description: line.name,
    metadata: {},
    price: {
      id: newId('price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: nowSeconds,
      currency: 'aud',
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod_', 14),
      recurring: null,
      tax_behavior: line.taxBehavior,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: line.unitAmountCents,
      unit_amount_decimal: String(line.unitAmountCents),
    },
    quantity: line.quantity,
  };
}

const unusedFeatures = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Session>;
