import type Stripe from 'stripe';
import { type Dispute, type News, type Payment, type Refund, refundedOf } from './payment.ts';
import type { KeptPayment } from './payment-store.ts';

export type Wire = ReturnType<typeof describeTo>;

const intentOf = ({ paymentIntentId }: Payment): string => paymentIntentId ?? '';

/** Payments as Stripe's objects, with the fields that the product reads and those that name them. */
export function describeTo(checkoutBase: () => string) {
  const wire = {
    checkout: (payment: KeptPayment) => ({
      id: payment.id,
      object: 'checkout.session' as const,
      amount_total: payment.amountCents,
      created: Math.floor(payment.createdAtMs / 1000),
      currency: 'aud',
      customer_details: emailOf(payment),
      metadata: payment.request.metadata,
      mode: 'payment' as const,
      payment_intent: payment.paymentIntentId ?? null,
      payment_status: payment.paid ? ('paid' as const) : ('unpaid' as const),
      status: payment.state,
      // The address is not saved, because the next start may use another port.
      url: payment.state === 'open' ? `${checkoutBase()}/${payment.id}` : null,
    }),

    intent: (payment: KeptPayment) =>
      ({
        id: intentOf(payment),
        object: 'payment_intent',
        metadata: payment.request.paymentMetadata,
      }) satisfies Partial<Stripe.PaymentIntent>,

    charge: (payment: KeptPayment) =>
      ({
        object: 'charge',
        amount_refunded: refundedOf(payment),
        payment_intent: intentOf(payment),
      }) satisfies Partial<Stripe.Charge>,

    refund: (payment: KeptPayment, { id, amountCents: amount, status }: Refund) =>
      ({
        ...{ id, object: 'refund', amount, status },
        payment_intent: intentOf(payment),
      }) satisfies Partial<Stripe.Refund>,

    dispute: (payment: KeptPayment, { id, amountCents: amount, status }: Dispute) =>
      ({
        ...{ id, object: 'dispute', amount, status: status === 'open' ? 'needs_response' : status },
        payment_intent: intentOf(payment),
      }) satisfies Partial<Stripe.Dispute>,
  };
  return {
    ...wire,
    of(payment: KeptPayment, about: News['about']): object {
      if (about === 'checkout') return wire.checkout(payment);
      if (about === 'charge') return wire.charge(payment);
      const dispute = payment.disputes.find(({ id }) => id === about.id);
      return dispute === undefined ? wire.refund(payment, about as Refund) : wire.dispute(payment, dispute);
    },
  };
}

function emailOf({ customerEmail, request }: KeptPayment): { email: string } | null {
  const email = customerEmail ?? request.customerEmail;
  return email === undefined ? null : { email };
}
