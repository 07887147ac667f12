import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '#functions/api/user/delete-account.ts';
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
import { accountOf } from '../stories/account-of.ts';
import { request, sessionOf, text } from '../stories/calls.ts';
import { startProofEngine } from '../stories/engine.ts';

/** Real stores on the real engine, and the real gateway connected to the Stripe stand-in. */
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
      throw new Error('No mail is sent');
    },
    alarm: (name, detail) => void alarms.push({ name, ...detail }),
    siteUrl: 'https://waymint.test',
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stripe.close();
});

interface PaidPage {
  orderId: string;
  checkout: string;
  payment: string;
}

/** A paid page without an event yet. */
async function paidPageOf(owner: string): Promise<PaidPage> {
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
  it('is refunded whole, once, and reported', async () => {
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

  it('credits no account when its refund fails, and an operator is told of the money', async () => {
    const owner = 'usr_gone_2';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await fulfil(payments, checkout);
    await press(stripe, { session: checkout, button: 'refund-failed' });
    expect(await reversePayment(payments, payment)).toBe('reversed');
    expect(await payments.wallets.read(owner)).toEqual(emptyWallet);
    expect(await payments.orders.find(owner, orderId)).toMatchObject({ reversedCents: 0 });
    expect(alarms.at(-1)).toEqual({ name: 'payment-for-nobody', orderId, keptCents: 50_000 });
    // A repeated report changes nothing.
    expect(await reversePayment(payments, payment)).toBe('unchanged');
    expect(alarms).toHaveLength(2);
  });

  it('needs no refund when the payer’s bank has taken it back', async () => {
    const owner = 'usr_gone_3';
    const { orderId, checkout, payment } = await paidPageOf(owner);
    await press(stripe, { session: checkout, button: 'dispute' });
    expect((await fulfil(payments, checkout)).kind).toBe('refunded');
    expect((await stripe.sdk.refunds.list({ payment_intent: payment })).data).toHaveLength(0);
    expect(await payments.orders.find(owner, orderId)).toMatchObject({ status: 'REFUNDED' });
  });
});

describe('an account that is being deleted', () => {
  /** A real deletion except for the password and other holdings; something happens as its orders and paths are read. */
  async function deletionOf(
    owner: string,
    during: Partial<Record<'orders' | 'paths', () => Promise<unknown>>>,
  ) {
    const { orders } = payments;
    const { userId, ...account } = accountOf(owner);
    const accounts = buildAccountStore(engine.client, physicalTable('users'));
    if ((await accounts.find(userId)) === undefined)
      await accounts.create({ userId, ...account }, { passwordHash: 'hash', extraWrites: [] });
    const remove = deleteAccount({
      accounts,
      payments: {
        ...payments,
        orders: {
          ...orders,
          async allOf(whose) {
            await during.orders?.();
            return orders.allOf(whose);
          },
        },
      },
      credentials: { readHash: async () => 'hash' },
      gate: { pass: async () => undefined },
      pace: { atOnce: 1 },
      purchases: {
        allOf: async () => [],
        removeAllOf: async () => void (await during.paths?.()),
      },
      runs: {
        allOf: async () => ({ runs: [], refunded: [], submissions: [], documents: [] }),
        removeAllOf: async () => {},
      },
      interests: { allOf: async () => [], removeAllOf: async () => {} },
      documents: { remove: async () => {} },
      mailStops: { read: async () => ({}) },
      postLetter: async () => true,
    });
    const outcome = await remove({
      params: {},
      query: {},
      body: { currentPassword: 'right' },
      session: sessionOf(owner),
      request: request(),
    });
    return { said: text(outcome), isThere: (await accounts.find(owner)) !== undefined };
  }

  it('stays when a payment was credited since the deletion started, and is deleted at the next request', async () => {
    const owner = 'usr_leaving_1';
    payments.deliver = async () => 'sent';
    const { checkout } = await paidPageOf(owner);
    const refused = await deletionOf(owner, {
      orders: async () => expect((await fulfil(payments, checkout)).kind).toBe('paid'),
    });
    expect(refused).toEqual({ said: 'conflict', isThere: true });
    expect((await payments.wallets.read(owner)).balance).toBe(50_000);
    expect((await deletionOf(owner, {})).isThere).toBe(false);
  });

  it('receives nothing: a payment is refunded, and a failed refund or a dispute moves no tokens', async () => {
    const owner = 'usr_leaving_2';
    let paid: PaidPage | undefined;
    const outcomes: unknown[] = [];
    const gone = await deletionOf(owner, {
      paths: async () => {
        paid = await paidPageOf(owner);
        outcomes.push((await fulfil(payments, paid.checkout)).kind);
        for (const button of ['refund-failed', 'dispute']) {
          await press(stripe, { session: paid.checkout, button });
          outcomes.push(await reversePayment(payments, paid.payment));
        }
      },
    });
    expect(gone.isThere).toBe(false);
    expect(outcomes).toEqual(['refunded', 'reversed', 'reversed']);
    expect(await payments.wallets.read(owner)).toEqual(emptyWallet);
    const orderId = paid?.orderId;
    expect(alarms).toEqual([
      { name: 'payment-for-nobody', orderId, refundedCents: 50_000 },
      { name: 'payment-for-nobody', orderId, keptCents: 50_000 },
    ]);
  });
});
