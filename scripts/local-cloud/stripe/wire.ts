import type Stripe from 'stripe';
import { type Dispute, type News, type Payment, type Refund, refundedOf } from './payment.ts';
import type { KeptPayment } from './payment-store.ts';

export type Wire = ReturnType<typeof describeTo>;

const seconds = (ms: number): number => Math.floor(ms / 1000);
const intentOf = ({ paymentIntentId }: Payment): string => paymentIntentId ?? '';
const chargeOf = (payment: Payment): string => intentOf(payment).replace(/^pi_/, 'ch_');

/** Payments as Stripe's objects, with the fields that the product reads. */
export function describeTo(checkoutBase: () => string) {
  const wire = {
    checkout: (payment: KeptPayment) =>
      ({
        id: payment.id,
        object: 'checkout.session',
        amount_total: payment.amountCents,
        cancel_url: payment.request.cancelUrl,
        client_reference_id: payment.request.reference ?? null,
        created: seconds(payment.createdAtMs),
        currency: 'aud',
        customer_details: emailOf(payment),
        customer_email: payment.request.customerEmail ?? null,
        expires_at: seconds(payment.expiresAtMs),
        livemode: false,
        metadata: payment.request.metadata,
        mode: 'payment',
        payment_intent: payment.paymentIntentId ?? null,
        payment_method_types: ['card'],
        payment_status: payment.paid ? 'paid' : 'unpaid',
        status: payment.state,
        success_url: payment.request.successUrl,
        ui_mode: 'hosted_page',
        // The address is not saved, because the next start may use another port.
        url: payment.state === 'open' ? `${checkoutBase()}/${payment.id}` : null,
      }) satisfies Partial<Omit<Stripe.Checkout.Session, 'customer_details'>> & {
        customer_details: { email: string } | null;
      },

    intent: (payment: KeptPayment) =>
      ({
        id: intentOf(payment),
        object: 'payment_intent',
        amount: payment.amountCents,
        amount_received: payment.amountCents,
        created: seconds(payment.paidAtMs ?? 0),
        currency: 'aud',
        description: payment.request.description ?? null,
        latest_charge: chargeOf(payment),
        livemode: false,
        metadata: payment.request.paymentMetadata,
        receipt_email: payment.request.receiptEmail ?? null,
        status: 'succeeded',
      }) satisfies Partial<Stripe.PaymentIntent>,

    charge: (payment: KeptPayment) =>
      ({
        id: chargeOf(payment),
        object: 'charge',
        amount: payment.amountCents,
        amount_refunded: refundedOf(payment),
        currency: 'aud',
        disputed: payment.disputes.length > 0,
        metadata: payment.request.paymentMetadata,
        paid: true,
        payment_intent: intentOf(payment),
        refunded: refundedOf(payment) === payment.amountCents,
        status: 'succeeded',
      }) satisfies Partial<Stripe.Charge>,

    refund: (payment: KeptPayment, { id, amountCents, status }: Refund) =>
      ({
        id,
        object: 'refund',
        amount: amountCents,
        charge: chargeOf(payment),
        currency: 'aud',
        payment_intent: intentOf(payment),
        status,
      }) satisfies Partial<Stripe.Refund>,

    dispute: (payment: KeptPayment, { id, amountCents, status }: Dispute) =>
      ({
        id,
        object: 'dispute',
        amount: amountCents,
        charge: chargeOf(payment),
        currency: 'aud',
        payment_intent: intentOf(payment),
        reason: 'fraudulent',
        status: status === 'open' ? 'needs_response' : status,
      }) satisfies Partial<Stripe.Dispute>,
  };
  return {
    ...wire,
    of(payment: KeptPayment, about: News['about']): object {
      if (about === 'checkout') return wire.checkout(payment);
      if (about === 'charge') return wire.charge(payment);
      const refund = payment.refunds.find(({ id }) => id === about.id);
      const dispute = payment.disputes.find(({ id }) => id === about.id);
      if (refund !== undefined) return wire.refund(payment, refund);
      if (dispute !== undefined) return wire.dispute(payment, dispute);
      throw new Error(`${about.id} is nothing of this payment`);
    },
  };
}

const emailOf = ({ customerEmail, request }: KeptPayment): { email: string } | null => {
  const email = customerEmail ?? request.customerEmail;
  return email === undefined ? null : { email };
};
