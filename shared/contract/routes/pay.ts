import * as z from 'zod';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { orderStatuses } from '#shared/domain/tokens/order-status.ts';
import { contributionReturn, tokenReturn } from '#shared/domain/tokens/payment-return.ts';
import { contributionPath } from '../contribution-path.ts';
import { acknowledged, listing } from '../envelopes.ts';
import { paymentFormErrors } from '../errors.ts';
import { defineRoutes, jsonAnswer } from '../route.ts';

const order = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  amount: z.int(),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** The path it was paid for, as `<personaSlug>/<pathSlug>`. */
  unlocks: z.string().optional(),
  /** The plan it was paid for, and its price in hundredths. */
  plan: z
    .object({
      type: z.enum(planTypes),
      price: z.int(),
      basedOn: z.string().optional(),
      /** The last moment to start it; absent once a plan is active or the tokens are gone. */
      startBy: z.iso.datetime().optional(),
    })
    .optional(),
});
export type PaymentOrder = z.output<typeof order>;

const returnTo = z.object({ redirect: z.string().max(2048).optional() });
const paymentPage = z.object({ location: z.string().min(1) });

/** The answer to every id that is not a payment of the caller, whatever the reason. */
export const paymentNotFound = 'This payment was not found.';
const missingCheckout = 'Invalid request: missing payment session.';
const checkoutId = z.string(missingCheckout).min(1, missingCheckout).max(255, paymentNotFound);

export const payRoutes = defineRoutes({
  listOrders: {
    method: 'GET',
    path: '/pay/orders',
    group: 'pay',
    auth: 'session',
    summary: 'The payment orders of the signed-in user, newest first',
    encoding: 'none',
    /** With an id, returns only that order, or not-found if it is not the caller's. */
    query: z.object({
      cursor: z.string().max(512).optional(),
      orderId: z.string().min(1).max(64).optional(),
    }),
    response: jsonAnswer(listing(order)),
    errors: ['invalid-input', 'not-found'],
  },
  buyTokens: {
    method: 'POST',
    path: '/pay/token',
    group: 'pay',
    auth: 'form-session',
    summary: 'Go to the payment page for a token purchase',
    encoding: 'form',
    query: returnTo,
    /** Two fields are not in the specification: the shown price of a path, and the accepted terms. */
    body: z.object({
      amount: z.string().max(16),
      authToken: z.string().max(4096),
      price: z.string().max(16).optional(),
      agreement: z.string().max(32).optional(),
    }),
    response: {
      encoding: 'form-redirect',
      refusalsTo: (redirect: string | undefined) => tokenReturn(redirect).path,
      schema: paymentPage,
    },
    errors: paymentFormErrors,
  },
  contribute: {
    method: 'POST',
    path: contributionPath,
    group: 'pay',
    auth: 'none',
    summary: 'Go to the payment page for a voluntary contribution',
    encoding: 'form',
    query: returnTo,
    body: z.object({ amount: z.string().max(16) }),
    response: { encoding: 'form-redirect', refusalsTo: () => contributionReturn().path, schema: paymentPage },
    errors: [
      'invalid-input',
      'contribution-invalid',
      'contribution-too-large',
      'cross-site-form',
      'too-many-requests',
      'payment-overtaken',
      'payment-unavailable',
      'internal-error',
    ],
  },
  verifyPayment: {
    method: 'POST',
    path: '/pay/token/verify',
    group: 'pay',
    auth: 'session',
    summary: 'Confirm a payment after the return from the payment page',
    encoding: 'json',
    body: z
      .object({
        sessionId: checkoutId.optional(),
        session_id: checkoutId.optional(),
        pc_sid: z.string().min(1).max(64).optional(),
      })
      .refine((body) => body.sessionId !== undefined || body.session_id !== undefined, missingCheckout),
    /**
     * Includes the order with its amount and invoice; after a recent payment also the path it was for, and the price in
     * hundredths that its buyer agreed to.
     */
    response: jsonAnswer(
      z.object({
        status: z.literal('paid'),
        global: z.string(),
        orderId: z.string().optional(),
        unlocks: z.object({ path: z.string(), price: z.int() }).optional(),
      }),
    ),
    errors: [
      'invalid-input',
      'not-found',
      'conflict',
      'payment-not-paid',
      'payment-refunded',
      'payment-mismatch',
      'wallet-frozen',
      'too-many-requests',
      'payment-unavailable',
    ],
  },
  cancelPayment: {
    method: 'POST',
    path: '/pay/token/cancel',
    group: 'pay',
    auth: 'session',
    summary: 'Cancel a payment that was not made',
    encoding: 'optional-json',
    query: z.object({ session_id: checkoutId }),
    /** Includes the order, which has the intended purchase. */
    response: jsonAnswer(acknowledged.extend({ orderId: z.string().optional() })),
    errors: [
      'not-found',
      'conflict',
      'payment-not-paid',
      'payment-completed',
      'payment-mismatch',
      'wallet-frozen',
      'too-many-requests',
      'payment-unavailable',
    ],
  },
  receiveStripeEvent: {
    method: 'POST',
    path: '/pay/webhook',
    group: 'pay',
    auth: 'stripe-signature',
    summary: 'Events of the payment provider',
    encoding: 'raw',
    response: jsonAnswer(acknowledged),
    errors: ['invalid-input', 'payment-unavailable'],
  },
});
