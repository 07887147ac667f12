/** Invariant: a refund or dispute, the charge it changes and the event that tells of it are one commit. */
import type Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import { closeDispute, openDispute } from './dispute-charge.ts';
import { failRefund, type RefundRequest, refundCharge } from './refund-charge.ts';
import type { Store } from './store.ts';
import { refuseMissingResource, StripeRefusal } from './stripe-refusal.ts';
import type { EventDraft, Webhooks } from './webhooks.ts';

/** Not scheduled: nobody is told, as when an event is lost. */
interface Telling {
  scheduled: boolean;
}

interface Refunded {
  refund: Stripe.Refund;
  eventId: string;
}

interface Disputed {
  dispute: Stripe.Dispute;
  eventId: string;
}

export interface Reversals {
  refund(charge: Stripe.Charge, request: RefundRequest & Partial<Telling>): Refunded;
  /** The payer's bank sends the newest refund back. */
  failRefund(charge: Stripe.Charge, telling: Telling): Refunded;
  dispute(charge: Stripe.Charge, telling: Telling): Disputed;
  closeDispute(charge: Stripe.Charge, closing: Telling & { outcome: 'won' | 'lost' }): Disputed;
}

export function createReversals(context: { store: Store; clock: Clock; webhooks: Webhooks }): Reversals {
  const { store, clock, webhooks } = context;
  const disputeOf = (charge: Stripe.Charge) => store.ofCharge('dispute', charge.id)[0];
  const factsAbout = (charge: Stripe.Charge) => ({
    nowSeconds: Math.floor(clock.nowMs() / 1000),
    dispute: disputeOf(charge),
  });

  function tell(about: Stripe.Charge, event: Omit<EventDraft, 'sessionId'>): string {
    const session = store.sessionOfIntent(String(about.payment_intent))?.session;
    return webhooks.record({ ...event, sessionId: session?.id ?? '' });
  }

  return {
    refund(charge, { scheduled = true, ...request }) {
      const refunded = refundCharge(charge, request, factsAbout(charge));
      return store.transaction(() => {
        store.save(refunded.refund);
        store.save(refunded.charge);
        const { charge: object, previous } = refunded;
        const eventId = tell(charge, { type: 'charge.refunded', object, previous, scheduled });
        return { refund: refunded.refund, eventId };
      });
    },
    failRefund(charge, { scheduled }) {
      const failed = failRefund(charge, store.ofCharge('refund', charge.id));
      return store.transaction(() => {
        store.save(failed.refund);
        store.save(failed.charge);
        const previous = { status: failed.previous };
        const eventId = tell(charge, { type: 'refund.failed', object: failed.refund, previous, scheduled });
        return { refund: failed.refund, eventId };
      });
    },
    dispute(charge, { scheduled }) {
      const opened = openDispute(charge, factsAbout(charge));
      return store.transaction(() => {
        store.save(opened.dispute);
        store.save(opened.charge);
        const eventId = tell(charge, { type: 'charge.dispute.created', object: opened.dispute, scheduled });
        return { dispute: opened.dispute, eventId };
      });
    },
    closeDispute(charge, { outcome, scheduled }) {
      const open = disputeOf(charge);
      const dispute = closeDispute(open, outcome);
      return store.transaction(() => {
        store.save(dispute);
        const previous = { status: open?.status };
        const eventId = tell(charge, { type: 'charge.dispute.closed', object: dispute, previous, scheduled });
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
