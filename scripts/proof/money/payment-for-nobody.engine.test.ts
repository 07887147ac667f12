import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { within } from '#functions/runtime/deadline.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildMailStopStore } from '#functions/stores/mail-stops.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import {
  type Harness,
  press,
  secretKey,
  startHarness,
} from '#scripts/local/stripe/testing/stripe-harness.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { startProofEngine } from '../stories/engine.ts';

/** Real stores on the real engine, and the real gateway led to the Stripe stand-in: only the account is not there. */
let engine: Awaited<ReturnType<typeof startProofEngine>>;
let stripe: Harness;
let payments: PaymentDependencies;
let alarms: unknown[];
beforeAll(async () => {
  engine = await startProofEngine();
});
afterAll(() => engine.close());

beforeEach(async () => {
  stripe = await startHarness();
  vi.stubEnv('STRIPE_API_URL', stripe.engine.url);
  vi.stubEnv('STRIPE_MODE', 'test');
  alarms = [];
  const dynamo = engine.client;
  payments = {
    clock: stripe.clock,
    pacing: { random: () => 0, sleep: async () => {} },
    provider: buildStripe(async () => JSON.stringify({ secretKey, webhookSecrets: ['whsec_1'] })),
    accounts: buildAccountStore(dynamo, physicalTable('users')),
    within,
    mailStops: buildMailStopStore(dynamo, physicalTable('users')),
    orders: buildOrderStore(dynamo, physicalTable('orders')),
    wallets: buildWalletStore(dynamo, physicalTable('wallets')),
    outbox: buildOutboxStore(dynamo, physicalTable('outbox')),
    write: (items) => transact(dynamo, items),
    deliver: async () => {
      throw new Error('Nobody is written to');
    },
    alarm: (name, detail) => void alarms.push({ name, ...detail }),
    siteUrl: 'https://waymint.test',
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stripe.close();
});

/** A page that was opened as its account went, and is paid afterwards. */
async function paidPageOf(owner: string): Promise<{ orderId: string; checkout: string; payment: string }> {
  const orderId = `ord_of_${owner}`;
  const amountCents = cents(50_000);
  await openPayment(payments, {
    orderId,
    owner,
    kind: 'TOKENS',
    amountCents,
    back: { path: '/token/order' },
  });
  const checkout = (await payments.orders.find(owner, orderId))?.checkoutId ?? '';
  await press(stripe, { session: checkout, button: 'pay', fields: { webhook: 'off' } });
  return {
    orderId,
    checkout,
    payment: (await payments.provider.findCheckout(checkout))?.paymentIntentId ?? '',
  };
}

describe('a payment for an account that is gone', () => {
  it('goes back whole, once, and is told of', async () => {
    const owner = 'usr_gone_1';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    for (let times = 0; times < 2; times += 1)
      expect((await fulfil(payments, checkout)).kind).toBe('refunded');
    expect(await payments.provider.takenBackOf(payment)).toEqual({ refundedCents: 50_000, disputedCents: 0 });
    expect((await stripe.sdk.refunds.list({ payment_intent: payment })).data).toHaveLength(1);
    expect(await payments.orders.find(owner, orderId)).toMatchObject({
      status: 'REFUNDED',
      reversedCents: 50_000,
    });
    expect(await payments.wallets.read(owner)).toEqual(emptyWallet);
    expect(alarms).toEqual([{ name: 'payment-for-nobody', orderId, refundedCents: 50_000 }]);
    expect(await reversePayment(payments, payment)).toBe('unchanged');
  });

  it('whose refund fails credits nobody either: an operator is told that the money is here', async () => {
    const owner = 'usr_gone_2';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await fulfil(payments, checkout);
    await press(stripe, { session: checkout, button: 'refund-failed' });
    expect(await reversePayment(payments, payment)).toBe('reversed');
    expect(await payments.wallets.read(owner)).toEqual(emptyWallet);
    expect(await payments.orders.find(owner, orderId)).toMatchObject({ reversedCents: 0 });
    expect(alarms.at(-1)).toEqual({ name: 'payment-for-nobody', orderId, keptCents: 50_000 });
    // Told again, it is no news.
    expect(await reversePayment(payments, payment)).toBe('unchanged');
    expect(alarms).toHaveLength(2);
  });

  it('that the payer’s bank took back already needs no refund', async () => {
    const owner = 'usr_gone_3';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await press(stripe, { session: checkout, button: 'dispute' });
    expect((await fulfil(payments, checkout)).kind).toBe('refunded');
    expect((await stripe.sdk.refunds.list({ payment_intent: payment })).data).toHaveLength(0);
    expect(await payments.orders.find(owner, orderId)).toMatchObject({ status: 'REFUNDED' });
  });
});
