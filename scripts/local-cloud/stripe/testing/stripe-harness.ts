/** Shared by the tests of this folder: a stand-in, its pages over HTTP, an endpoint, and a clock to move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { closeServer, listenOnLoopback } from '#scripts/local-cloud/engine.ts';
import { type LocalStripe, startStripe } from '../start-stripe.ts';

export const secretKey = 'sk_test_local_key';
export const webhookSecret = 'whsec_local_secret';

export const patienceMs = 500;

export interface Delivered {
  payload: string;
  signature: string;
  event: Stripe.Event;
}

type EndpointAnswer = number | 'hang' | 'break';

export interface Harness {
  engine: LocalStripe;
  sdk: Stripe;
  clock: { nowMs(): number; advanceSeconds(seconds: number): void };
  nowSeconds(): number;
  deliveries: Delivered[];
  /** The endpoint's answer to the next deliveries; `hang` sends none, `break` closes the connection. */
  answerWith(status: EndpointAnswer): void;
  /** The rows of a table of the stand-in. */
  rows(table: 'payments' | 'events'): Record<string, unknown>[];
  pageOrigin: string;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export function sdkFor(engineUrl: string, key = secretKey): Stripe {
  const { hostname, port } = new URL(engineUrl);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function startHarness(): Promise<Harness> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'stripe-'));
  let offsetMs = 0;
  const clock = {
    nowMs: () => Date.now() + offsetMs,
    advanceSeconds(seconds: number) {
      offsetMs += seconds * 1000;
    },
  };
  const deliveries: Delivered[] = [];
  let answer: EndpointAnswer = 200;
  const endpoint = createServer(async (request, response) => {
    const payload = await text(request);
    const signature = String(request.headers['stripe-signature']);
    deliveries.push({ payload, signature, event: JSON.parse(payload) as Stripe.Event });
    if (answer === 'break') request.socket.destroy();
    else if (answer !== 'hang')
      response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
  });
  const webhookUrl = `${await listenOnLoopback(endpoint)}/api/pay/webhook`;
  const pages = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://pages.test').pathname;
    if (!(await harness.engine.handleCheckoutPage(request, response, path)))
      response.writeHead(404).end('gateway');
  });
  const pageOrigin = await listenOnLoopback(pages);
  const start = () =>
    startStripe({
      dataFolder,
      clock,
      secretKey,
      webhookSecret,
      webhookUrl: () => webhookUrl,
      checkoutBase: () => `${pageOrigin}/__local/checkout`,
      webhookPatienceMs: patienceMs,
    });
  const engine = await start();
  const harness: Harness = {
    engine,
    sdk: sdkFor(engine.url),
    clock,
    nowSeconds: () => Math.floor(clock.nowMs() / 1000),
    deliveries,
    answerWith(status) {
      answer = status;
    },
    rows(table) {
      const database = new DatabaseSync(join(dataFolder, 'payments.sqlite'), { readOnly: true });
      const rows = database.prepare(`SELECT * FROM ${table}`).all();
      database.close();
      return rows;
    },
    pageOrigin,
    async restart() {
      await harness.engine.close();
      harness.engine = await start();
      harness.sdk = sdkFor(harness.engine.url);
    },
    async close() {
      await harness.engine.close();
      await Promise.all([closeServer(pages), closeServer(endpoint)]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return harness;
}

type CheckoutParams = Stripe.Checkout.SessionCreateParams;

/** A checkout request as the product sends it. */
export const order = (changes: Partial<CheckoutParams> = {}): CheckoutParams => ({
  mode: 'payment',
  ui_mode: 'hosted_page',
  allowed_payment_method_types: ['card'],
  adaptive_pricing: { enabled: false },
  client_reference_id: 'o-1',
  metadata: { order: 'o-1' },
  payment_intent_data: { metadata: { order: 'o-1' }, description: '38.5 tokens' },
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  line_items: [line({ name: '38.5 tokens', cents: 3850 })],
  success_url: 'http://localhost:3000/token/order?status=success&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/token/order?status=cancel&session_id={CHECKOUT_SESSION_ID}',
  customer_email: 'ada@example.com',
  ...changes,
});

export const line = ({ name, cents }: { name: string; cents: number }) =>
  ({
    price_data: {
      currency: 'aud',
      unit_amount: cents,
      tax_behavior: 'inclusive',
      product_data: { name, description: 'GST included' },
    },
    quantity: 1,
  }) satisfies Stripe.Checkout.SessionCreateParams.LineItem;

/** Presses a button of the payment page without following redirects. */
export function press(
  harness: Harness,
  press: { session: string; button: string; fields?: Record<string, string> },
): Promise<Response> {
  return fetch(`${harness.pageOrigin}/__local/checkout/${press.session}/${press.button}`, {
    method: 'POST',
    body: new URLSearchParams(press.fields),
    redirect: 'manual',
  });
}

/** A session that was paid without an event. */
export async function paidSession(
  harness: Harness,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { payment_intent: string }> {
  const { id } = await harness.sdk.checkout.sessions.create(order(changes));
  await press(harness, { session: id, button: 'pay', fields: { webhook: 'off' } });
  const session = await harness.sdk.checkout.sessions.retrieve(id);
  return { ...session, payment_intent: String(session.payment_intent) };
}

export async function until(holds: () => boolean, withinMs = 3000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
    await wait(10);
  }
}
