import * as z from 'zod';
import { Refusal } from '../refusal.ts';

/* Parses the product's requests to Stripe. Unknown parameters are refused, as by Stripe. */

type FormTree = { [name: string]: string | FormTree };

/** Parses form fields with nested brackets (`a[0][b]=c`) into a tree. List positions stay names. */
export function parseForm(encoded: string): FormTree {
  // Without a prototype, `__proto__` is an ordinary field.
  const root: FormTree = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const steps = /^[^[\]]+(\[[^[\]]+\]){0,6}$/.test(name) ? name.replaceAll(']', '').split('[') : [];
    const last = steps.pop();
    let node: FormTree | string | undefined = root;
    for (const step of steps) {
      if (typeof node === 'object') node[step] ??= Object.create(null) as FormTree;
      node = typeof node === 'object' ? node[step] : undefined;
    }
    if (last === undefined || typeof node !== 'object' || node[last] !== undefined)
      throw invalid({ message: `The parameter name ${name} is malformed or repeated`, param: name });
    node[last] = value;
  }
  return root;
}

export function readForm<T>(schema: z.ZodType<T>, encoded: string): T {
  const result = schema.safeParse(parseForm(encoded), { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const [first = '', ...inner] = [...(issue?.path ?? []), ...unknown].map(String);
  const isMissing = issue?.code !== 'unrecognized_keys' && issue?.input === undefined;
  const code =
    unknown.length > 0 ? 'parameter_unknown' : isMissing ? 'parameter_missing' : 'parameter_invalid';
  const param = first + inner.map((step) => `[${step}]`).join('');
  throw invalid({ code, message: `${param}: ${issue?.message}`, param });
}

const text = z.string().min(1).max(5000);
const integer = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
export const mailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/);
const metadata = z.record(z.string().max(40), z.string().max(500)).transform((all) => ({ ...all }));
const webAddress = z.url({ protocol: /^https?$/ });

/** Lists have only their first position, because the product sends one item. */
const checkoutFields = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page'),
  allowed_payment_method_types: z.strictObject({ 0: z.literal('card') }),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  line_items: z.strictObject({
    0: z.strictObject({
      price_data: z.strictObject({
        currency: z.literal('aud'),
        unit_amount: integer,
        tax_behavior: z.literal('inclusive'),
        product_data: z.strictObject({ name: text, description: text }),
      }),
      quantity: z.literal('1'),
    }),
  }),
  success_url: webAddress,
  cancel_url: webAddress,
  client_reference_id: text,
  customer_email: mailAddress.optional(),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: text }),
  expires_at: integer,
});

export type CheckoutRequest = ReturnType<typeof readCheckout>;

const leastCents = 50;
const mostCents = 99_999_999;
const shortestLifeMs = 30 * 60_000;
const longestLifeMs = 24 * 3_600_000;

export function readCheckout(encoded: string, nowMs: number) {
  const fields = readForm(checkoutFields, encoded);
  const { unit_amount: totalCents, product_data: product } = fields.line_items[0].price_data;
  if (totalCents < leastCents)
    throw invalid({ code: 'amount_too_small', message: 'The total must be at least A$0.50' });
  if (totalCents > mostCents)
    throw invalid({ code: 'amount_too_large', message: 'The total must be at most A$999,999.99' });
  const expiresAtMs = fields.expires_at * 1000;
  if (expiresAtMs < nowMs - 1000 + shortestLifeMs || expiresAtMs > nowMs + longestLifeMs)
    throw invalid({
      message: 'expires_at must be from 30 minutes to 24 hours from now',
      param: 'expires_at',
    });
  return {
    product: product.name,
    totalCents,
    expiresAtMs,
    successUrl: fields.success_url,
    cancelUrl: fields.cancel_url,
    customerEmail: fields.customer_email,
    metadata: fields.metadata,
    paymentMetadata: fields.payment_intent_data.metadata,
  };
}

export const nothing = z.strictObject({});
export const refundFields = z.strictObject({ payment_intent: text });
const page = {
  limit: integer.refine((limit) => limit >= 1 && limit <= 100),
  starting_after: text.optional(),
};
export const listFields = z.strictObject({ payment_intent: text, ...page });
export const checkoutListFields = z.strictObject({ created: z.strictObject({ gte: integer }), ...page });

export function invalid(reason: {
  message: string;
  code?: string;
  param?: string;
  status?: number;
}): Refusal {
  const { message, code = 'parameter_invalid', param, status = 400 } = reason;
  return new Refusal(code, message, { status, details: param === undefined ? {} : { param } });
}
