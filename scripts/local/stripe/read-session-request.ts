import { Parameters } from './parameters.ts';
import type { FormTree } from './parse-form.ts';
import type { PaymentData } from './store.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export interface RequestedLine {
  name: string;
  description: string | null;
  unitAmountCents: number;
  quantity: number;
  taxBehavior: 'exclusive' | 'inclusive' | 'unspecified';
}

export interface SessionRequest {
  lines: RequestedLine[];
  totalCents: number;
  successUrl: string;
  cancelUrl: string | null;
  allowedMethods: string[] | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Record<string, string>;
  paymentData: PaymentData;
  expiresAt: number;
  submitType: 'auto' | 'book' | 'donate' | 'pay' | null;
  locale: 'auto' | 'en' | 'en-GB' | null;
  expand: string[];
}

const minimumTotalCents = 50;
const maximumTotalCents = 99_999_999;
const maximumLines = 100;
const shortestLifeSeconds = 30 * 60;
const longestLifeSeconds = 24 * 60 * 60;

// Without `payment_method_types`: Stripe took it out of this call with version 2026-09-30.
const known = [
  'allowed_payment_method_types',
  'automatic_tax',
  'cancel_url',
  'client_reference_id',
  'currency',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'submit_type',
  'success_url',
  'ui_mode',
];

export function readSessionRequest(fields: FormTree, nowSeconds: number): SessionRequest {
  const parameters = new Parameters({ fields, known });
  parameters.required('mode', parameters.choice('mode', ['payment']));
  parameters.choice('ui_mode', ['hosted_page']);
  readCurrency(parameters);
  if (parameters.child('automatic_tax', ['enabled'])?.flag('enabled')) {
    parameters.refuse('automatic_tax', { message: 'Automatic tax is not available on this account.' });
  }
  const lines = readLines(parameters);
  return {
    lines,
    totalCents: readTotal(lines),
    successUrl: parameters.required('success_url', parameters.webAddress('success_url')),
    cancelUrl: parameters.webAddress('cancel_url') ?? null,
    allowedMethods: readAllowedMethods(parameters),
    clientReferenceId: parameters.text('client_reference_id', 200) ?? null,
    customerEmail: parameters.mailAddress('customer_email') ?? null,
    metadata: parameters.metadata('metadata'),
    paymentData: readPaymentData(parameters),
    expiresAt: readExpiry(parameters, nowSeconds),
    submitType: parameters.choice('submit_type', ['auto', 'book', 'donate', 'pay']) ?? null,
    locale: parameters.choice('locale', ['auto', 'en', 'en-GB']) ?? null,
    expand: parameters.texts('expand'),
  };
}

function readCurrency(parameters: Parameters): string | undefined {
  const currency = parameters.text('currency');
  if (currency !== undefined && currency.toLowerCase() !== 'aud') {
    parameters.refuse('currency', { message: `Invalid currency: ${currency}. This account charges in aud.` });
  }
  return currency;
}

// A filter on what the account offers, which is cards: what else it names is passed over.
function readAllowedMethods(parameters: Parameters): string[] | null {
  const name = 'allowed_payment_method_types';
  if (!parameters.has(name)) return null;
  const methods = parameters.texts(name);
  if (!methods.includes('card')) {
    parameters.refuse(name, { message: `This account takes cards, which ${name} leaves out.` });
  }
  return methods;
}

function readLines(parameters: Parameters): RequestedLine[] {
  const items = parameters.children('line_items', ['price_data', 'quantity']);
  if (items.length === 0) parameters.required('line_items', undefined);
  if (items.length > maximumLines) {
    parameters.refuse('line_items', { message: `A session holds up to ${maximumLines} line items.` });
  }
  return items.map(readLine);
}

function readLine(item: Parameters): RequestedLine {
  const price = item.required(
    'price_data',
    item.child('price_data', ['currency', 'product_data', 'tax_behavior', 'unit_amount']),
  );
  price.required('currency', readCurrency(price));
  const product = price.required('product_data', price.child('product_data', ['name', 'description']));
  return {
    name: product.required('name', product.text('name')),
    description: product.text('description') ?? null,
    unitAmountCents: price.required('unit_amount', price.integer('unit_amount', 0)),
    quantity: item.required('quantity', item.integer('quantity', 1)),
    taxBehavior: price.choice('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
  };
}

function readTotal(lines: RequestedLine[]): number {
  const totalCents = lines.reduce((sum, line) => sum + line.unitAmountCents * line.quantity, 0);
  if (totalCents < minimumTotalCents) {
    throw new StripeRefusal({
      code: 'amount_too_small',
      message: "The Checkout Session's total amount due must add up to at least $0.50 aud",
    });
  }
  if (totalCents > maximumTotalCents) {
    throw new StripeRefusal({
      code: 'amount_too_large',
      message: "The Checkout Session's total amount due must be no more than $999,999.99 aud",
    });
  }
  return totalCents;
}

function readPaymentData(parameters: Parameters): PaymentData {
  const data = parameters.child('payment_intent_data', ['description', 'metadata', 'receipt_email']);
  return {
    metadata: data?.metadata('metadata') ?? {},
    description: data?.text('description', 1000) ?? null,
    receiptEmail: data?.mailAddress('receipt_email') ?? null,
  };
}

function readExpiry(parameters: Parameters, nowSeconds: number): number {
  const expiresAt = parameters.integer('expires_at', 0);
  if (expiresAt === undefined) return nowSeconds + longestLifeSeconds;
  if (expiresAt < nowSeconds + shortestLifeSeconds) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    parameters.refuse('expires_at', { message });
  }
  if (expiresAt >= nowSeconds + longestLifeSeconds) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    parameters.refuse('expires_at', { message });
  }
  return expiresAt;
}
