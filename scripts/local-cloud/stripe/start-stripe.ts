import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '#shared/domain/clock.ts';
import type { Engine } from '../engine.ts';
import { handleCheckout } from './checkout-handler.ts';
import { openPaymentStore } from './payment-store.ts';
import { keepPayments } from './payments.ts';
import { serveStripe } from './serve-stripe.ts';
import { createWebhooks } from './webhooks.ts';
import { describeTo } from './wire.ts';

export interface StripeContext {
  dataFolder: string;
  clock: Clock;
  secretKey: string;
  webhookSecret: string;
  webhookUrl(): string;
  /** For example `http://localhost:3000/__local/checkout`. */
  checkoutBase(): string;
  /** How long Pay waits for the webhook's answer; 5 s by default. */
  webhookPatienceMs?: number;
}

export interface LocalStripe extends Engine {
  /** `path` is the request's whole path. Returns false for a path outside the payment page. */
  handleCheckoutPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
}

const tickMs = 100;

export async function startStripe(context: StripeContext): Promise<LocalStripe> {
  const { clock, secretKey, webhookSecret: secret, webhookPatienceMs: patienceMs = 5000 } = context;
  const checkoutBase = () => context.checkoutBase();
  const store = openPaymentStore(context.dataFolder);
  const { database } = store;
  const webhooks = createWebhooks({ database, clock, secret, url: () => context.webhookUrl() });
  const wire = describeTo(checkoutBase);
  const payments = keepPayments({ store, clock, webhooks, wire });
  const engine = await serveStripe({ payments, wire, database, clock, secretKey });
  const ticking = setInterval(() => {
    payments.expireDue();
    webhooks.deliverDue();
  }, tickMs);
  const page = { payments, webhooks, checkoutBase, patienceMs, clock };

  return {
    url: engine.url,
    handleCheckoutPage: (request, response, path) => handleCheckout(page, { request, response, path }),
    async close() {
      clearInterval(ticking);
      await engine.close();
      await webhooks.close();
      database.close();
    },
  };
}
