/** Invariant: a change of a payment and its event are one commit. */
import type { Clock } from '#shared/domain/clock.ts';
import { newId } from './new-id.ts';
import { expireWhenDue, type News, newPayment } from './payment.ts';
import type { KeptPayment, PaymentStore } from './payment-store.ts';
import type { CheckoutRequest } from './read-request.ts';
import type { Webhooks } from './webhooks.ts';
import type { Wire } from './wire.ts';

/** An event that is not scheduled is never sent, like one that got lost. */
interface EventOptions {
  scheduled?: boolean;
}

export interface Payments extends Pick<PaymentStore, 'find' | 'ofIntent' | 'since' | 'transaction'> {
  /** Every read and change calls this first, so that no overdue checkout appears open. */
  expireDue(): void;
  open(request: CheckoutRequest): KeptPayment;
  /** Makes a change that the rules allow, and returns the id of its event. */
  change(
    payment: KeptPayment,
    act: (payment: KeptPayment) => News | undefined,
    options?: EventOptions,
  ): string | undefined;
}

export function keepPayments(context: {
  store: PaymentStore;
  clock: Clock;
  webhooks: Webhooks;
  wire: Wire;
}): Payments {
  const { store, clock, webhooks, wire } = context;
  const change: Payments['change'] = (payment, act, { scheduled = true } = {}) =>
    store.transaction(() => {
      const news = act(payment);
      if (news === undefined) return undefined;
      store.save(payment);
      const object = wire.of(payment, news.about);
      return webhooks.record({ type: news.type, object, paymentId: payment.id, scheduled });
    });
  return {
    ...store,
    change,
    expireDue() {
      const nowMs = clock.nowMs();
      for (const payment of store.openUntil(nowMs)) change(payment, (open) => expireWhenDue(open, nowMs));
    },
    open(request) {
      const { totalCents: amountCents, expiresAtMs } = request;
      const made = newPayment({ id: newId('cs_test_', 58), amountCents, expiresAtMs });
      const payment = { ...made, request, createdAtMs: clock.nowMs() };
      store.save(payment);
      return payment;
    },
  };
}
