import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { fulfil } from '#functions/payments/fulfil.ts';
import { openPayment } from '#functions/payments/open-payment.ts';
import type { PaymentDesk } from '#functions/payments/payment-desk.ts';
import { reversePayment } from '#functions/payments/reverse-payment.ts';
import { buildAccountStore } from '#functions/stores/accounts.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import { type Harness, press, secretKey, startHarness } from '#scripts/local/stripe/stripe-harness.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { startProofEngine } from './engine.ts';
import { documentClient } from './thin-client.ts';

/** Real stores on the real engine, and the real gateway led to the Stripe stand-in: only the account is not there. */
let engine: Awaited<ReturnType<typeof startProofEngine>>;
let stripe: Harness;
let desk: PaymentDesk;
let alarms: unknown[];
beforeAll(async () => {
  engine = await startProofEngine();
});
afterAll(() => engine.close());

beforeEach(async () => {
  stripe = await startHarness();
  vi.stubEnv('STRIPE_API_URL', stripe.engine.url);
  alarms = [];
  const dynamo = documentClient((command) => engine.client.send(command));
  desk = {
    clock: stripe.clock,
    pacing: { random: () => 0, sleep: async () => {} },
    provider: buildStripe(async () => JSON.stringify({ secretKey, webhookSecrets: ['whsec_1'] })),
    accounts: buildAccountStore(dynamo, physicalTable('users')),
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
async function paidPageOf(owner: string): Promise<{ orderId: string; session: string; payment: string }> {
  const orderId = `ord_of_${owner}`;
  const amountCents = cents(50_000);
  await openPayment(desk, { orderId, owner, kind: 'TOKENS', amountCents, back: { path: '/token/order' } });
  const session = (await desk.orders.find(owner, orderId))?.sessionId ?? '';
  await press(stripe, { session, button: 'pay', fields: { webhook: 'off' } });
  return { orderId, session, payment: (await desk.provider.findSession(session))?.paymentIntentId ?? '' };
}

describe('a payment for an account that is gone', () => {
  it('goes back whole, once, and is told of', async () => {
    const owner = 'usr_gone_1';
    const { orderId, session, payment } = await paidPageOf(owner);
    for (let times = 0; times < 2; times += 1)
      expect((await fulfil(desk, { sessionId: session })).kind).toBe('refunded');
    expect(await desk.provider.takenBackOf(payment)).toEqual({ refundedCents: 50_000, disputedCents: 0 });
    expect((await stripe.sdk.refunds.list({ payment_intent: payment })).data).toHaveLength(1);
    expect(await desk.orders.find(owner, orderId)).toMatchObject({
      status: 'REFUNDED',
      reversedCents: 50_000,
    });
    expect(await desk.wallets.read(owner)).toEqual(emptyWallet);
    expect(alarms).toEqual([{ name: 'payment-for-nobody', orderId, refundedCents: 50_000 }]);
    expect(await reversePayment(desk, payment)).toBe('unchanged');
  });

  it('whose refund fails credits nobody either: an operator is told that the money is here', async () => {
    const owner = 'usr_gone_2';
    const { orderId, session, payment } = await paidPageOf(owner);
    await fulfil(desk, { sessionId: session });
    await press(stripe, { session, button: 'refund-failed' });
    expect(await reversePayment(desk, payment)).toBe('reversed');
    expect(await desk.wallets.read(owner)).toEqual(emptyWallet);
    expect(await desk.orders.find(owner, orderId)).toMatchObject({ reversedCents: 0 });
    expect(alarms.at(-1)).toEqual({ name: 'payment-for-nobody', orderId, keptCents: 50_000 });
    // Told again, it is no news.
    expect(await reversePayment(desk, payment)).toBe('unchanged');
    expect(alarms).toHaveLength(2);
  });

  it('that the payer’s bank took back already needs no refund', async () => {
    const owner = 'usr_gone_3';
    const { orderId, session, payment } = await paidPageOf(owner);
    await press(stripe, { session, button: 'dispute' });
    expect((await fulfil(desk, { sessionId: session })).kind).toBe('refunded');
    expect((await stripe.sdk.refunds.list({ payment_intent: payment })).data).toHaveLength(0);
    expect(await desk.orders.find(owner, orderId)).toMatchObject({ status: 'REFUNDED' });
  });
});
