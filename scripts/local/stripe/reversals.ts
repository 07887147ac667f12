/** Invariant: a refund or dispute, the charge it changes and the event that tells of it are one commit. */
import type Stripe from 'stripe';
import type { Clock } from '../../../shared/domain/clock.ts';
import { closeDispute, openDispute } from './dispute-charge.ts';
import { type RefundRequest, refundCharge } from './refund-charge.ts';
import type { Store } from './store.ts';
import { refuseMissingResource, StripeRefusal } from './stripe-refusal.ts';
import type { EventDraft, Webhooks } from './webhooks.ts';

export interface Reversals {
  refund(charge: Stripe.Charge, request: RefundRequest): { refund: Stripe.Refund; eventId: string };
  dispute(charge: Stripe.Charge): { dispute: Stripe.Dispute; eventId: string };
  closeDispute(charge: Stripe.Charge, outcome: 'won' | 'lost'): { dispute: Stripe.Dispute; eventId: string };
}

export function createReversals(context: { store: Store; clock: Clock; webhooks: Webhooks }): Reversals {
  const { store, clock, webhooks } = context;
  const disputeOf = (charge: Stripe.Charge) => store.ofCharge('dispute', charge.id)[0];
  const factsAbout = (charge: Stripe.Charge) => ({
    nowSeconds: Math.floor(clock.nowMs() / 1000),
    dispute: disputeOf(charge),
  });

  function tell(about: Stripe.Charge, event: Omit<EventDraft, 'sessionId' | 'scheduled'>): string {
    const session = store.sessionOfIntent(String(about.payment_intent))?.session;
    return webhooks.record({ ...event, sessionId: session?.id ?? '', scheduled: true });
  }

  return {
    refund(charge, request) {
      const refunded = refundCharge(charge, request, factsAbout(charge));
      return store.transaction(() => {
        store.save(refunded.refund);
        store.save(refunded.charge);
        const { charge: object, previous } = refunded;
        const eventId = tell(charge, { type: 'charge.refunded', object, previous });
        return { refund: refunded.refund, eventId };
      });
    },
    dispute(charge) {
      const opened = openDispute(charge, factsAbout(charge));
      return store.transaction(() => {
        store.save(opened.dispute);
        store.save(opened.charge);
        const eventId = tell(charge, { type: 'charge.dispute.created', object: opened.dispute });
        return { dispute: opened.dispute, eventId };
      });
    },
    closeDispute(charge, outcome) {
      const open = disputeOf(charge);
      const dispute = closeDispute(open, outcome);
      return store.transaction(() => {
        store.save(dispute);
        const previous = { status: open?.status };
        const eventId = tell(charge, { type: 'charge.dispute.closed', object: dispute, previous });
        return { dispute, eventId };
      });
    },
  };
}

export function chargeToRefund(store: Store, target: { charge?: string; intent?: string }): Stripe.Charge {
  if (target.charge !== undefined) {
    const id = target.charge;
    return store.find('charge', id) ?? refuseMissingResource({ kind: 'charge', id, param: 'charge' });
  }
  if (target.intent === undefined) {
    throw new StripeRefusal({
      code: 'parameter_missing',
      message: 'Must provide the identifier of the charge or payment_intent to refund.',
    });
  }
  const id = target.intent;
  const missing = { kind: 'payment_intent', id, param: 'payment_intent' };
  const intent = store.find('payment_intent', id) ?? refuseMissingResource(missing);
  return chargeToRefund(store, { charge: String(intent.latest_charge) });
}
