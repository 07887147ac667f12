import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { Clock } from '#shared/domain/clock.ts';
import { closeServer, type Engine, listenOnLoopback } from '../engine.ts';
import { createApiServer } from './api-server.ts';
import { handleCheckout } from './checkout-handler.ts';
import { createPayments } from './payments.ts';
import { createReversals } from './reversals.ts';
import { openStore } from './store.ts';
import { createWebhooks, type EventSummary } from './webhooks.ts';

export interface StripeContext {
  dataFolder: string;
  clock: Clock;
  secretKey: string;
  webhookSecret: string;
  webhookUrl(): string;
  /** Such as `http://localhost:3000/__local/checkout`. */
  checkoutBase(): string;
  /** How long Pay waits for the webhook's answer; 5 s unless given. */
  webhookPatienceMs?: number;
}

export interface PaymentSummary {
  sessionId: string;
  status: Stripe.Checkout.Session['status'];
  paid: boolean;
  amountCents: number;
  refundedCents: number;
  dispute: Stripe.Dispute.Status | null;
  description: string;
  email: string | null;
  createdAt: string;
  url: string;
  /** Newest first. */
  events: EventSummary[];
}

export interface LocalStripe extends Engine {
  /** `path` is the request's whole path; false when it is none of the payment page's. */
  handleCheckoutPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  /** The newest hundred. */
  payments(): PaymentSummary[];
}

const tickMs = 100;
const defaultPatienceMs = 5000;
const summaryLength = 100;

export async function startStripe(context: StripeContext): Promise<LocalStripe> {
  const { clock, secretKey } = context;
  const checkoutBase = () => context.checkoutBase();
  const patienceMs = context.webhookPatienceMs ?? defaultPatienceMs;
  const store = openStore(context.dataFolder);
  const webhooks = createWebhooks({
    store,
    clock,
    secret: context.webhookSecret,
    url: () => context.webhookUrl(),
  });
  const payments = createPayments({ store, clock, webhooks, checkoutBase });
  const reversals = createReversals({ store, clock, webhooks });
  const server = createApiServer({ store, payments, reversals, clock, secretKey });
  const url = await listenOnLoopback(server);
  const ticking = setInterval(() => {
    payments.expireDue();
    webhooks.deliverDue();
  }, tickMs);

  return {
    url,
    handleCheckoutPage: (request, response, path) =>
      handleCheckout(
        { payments, reversals, webhooks, checkoutBase, patienceMs },
        { request, response, path },
      ),
    payments() {
      payments.expireDue();
      return store.sessions(summaryLength).map(({ session, lineItems }) => {
        const charge = payments.chargeOf(session);
        return {
          sessionId: session.id,
          status: session.status,
          paid: session.payment_status === 'paid',
          amountCents: session.amount_total ?? 0,
          refundedCents: charge?.amount_refunded ?? 0,
          dispute: (charge && store.ofCharge('dispute', charge.id)[0]?.status) ?? null,
          description: lineItems.map((item) => item.description).join(', '),
          email: session.customer_details?.email ?? null,
          createdAt: new Date(session.created * 1000).toISOString(),
          url: `${checkoutBase()}/${session.id}`,
          events: webhooks.ofSession(session.id),
        };
      });
    },
    async close() {
      clearInterval(ticking);
      await closeServer(server);
      await webhooks.close();
      store.database.close();
    },
  };
}
