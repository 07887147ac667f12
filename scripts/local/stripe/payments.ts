/** Invariant: a change and the event that tells of it are one commit. */
import type Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import { buildSession, expireSession, refuseUnlessExpirable } from './checkout-session.ts';
import type { SessionRequest } from './read-session-request.ts';
import type { SessionRecord, Store } from './store.ts';
import { refuseMissingResource } from './stripe-refusal.ts';
import { takePayment } from './take-payment.ts';
import type { Webhooks } from './webhooks.ts';

export interface Payments {
  /** Every read and change goes through here first, so that nobody sees an open session past its time. */
  expireDue(): void;
  session(id: string): SessionRecord | undefined;
  create(request: SessionRequest): SessionRecord;
  expire(id: string): SessionRecord;
  /** Undefined unless the session is open; else the id of its event. */
  pay(id: string, how: { email: string | null; scheduled: boolean }): string | undefined;
  chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined;
}

export function createPayments(context: {
  store: Store;
  clock: Clock;
  webhooks: Webhooks;
  checkoutBase: () => string;
}): Payments {
  const { store, webhooks } = context;
  const nowSeconds = () => Math.floor(context.clock.nowMs() / 1000);

  // The address is not kept: another start may serve on another port.
  function addressed(record: SessionRecord): SessionRecord {
    const { session } = record;
    const url = session.status === 'open' ? `${context.checkoutBase()}/${session.id}` : null;
    return { ...record, session: { ...session, url } };
  }

  function saveExpired(record: SessionRecord): SessionRecord {
    const expired = expireSession(record);
    store.saveSession(expired);
    const { session } = addressed(expired);
    const type = 'checkout.session.expired';
    webhooks.record({ type, object: session, sessionId: session.id, scheduled: true });
    return expired;
  }

  return {
    expireDue() {
      const due = store.openSessionsExpiredBy(nowSeconds());
      if (due.length > 0) store.transaction(() => due.forEach(saveExpired));
    },
    session(id) {
      const record = store.session(id);
      return record && addressed(record);
    },
    create(request) {
      const record = buildSession(request, nowSeconds());
      store.saveSession(record);
      return addressed(record);
    },
    expire(id) {
      const record = store.session(id) ?? refuseMissingSession(id);
      refuseUnlessExpirable(record.session);
      return store.transaction(() => addressed(saveExpired(record)));
    },
    pay(id, how) {
      return store.transaction(() => {
        const record = store.session(id);
        if (record?.session.status !== 'open') return undefined;
        const payment = takePayment({ record, email: how.email, nowSeconds: nowSeconds() });
        store.saveSession(payment.record);
        store.save(payment.intent);
        store.save(payment.charge);
        const { session } = addressed(payment.record);
        const type = 'checkout.session.completed';
        return webhooks.record({ type, object: session, sessionId: id, scheduled: how.scheduled });
      });
    },
    chargeOf(session) {
      const intent = store.find('payment_intent', String(session.payment_intent));
      return intent && store.find('charge', String(intent.latest_charge));
    },
  };
}

export function refuseMissingSession(id: string): never {
  refuseMissingResource({ kind: 'checkout.session', id, param: 'session' });
}
