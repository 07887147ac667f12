import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#functions/gateways/mail.ts';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { buildDelivery } from '#functions/mail/deliver-outbox.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { raiseAlarm } from '#functions/runtime/alarm.ts';
import { within } from '#functions/runtime/deadline.ts';
import { accountKey } from '#functions/stores/account-key.ts';
import { accountItem, buildAccountStore } from '#functions/stores/accounts.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { buildMailStopStore } from '#functions/stores/mail-stops.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { reconcileMails } from '#functions/sweeps/reconcile-mails/reconcile-mails.ts';
import { reconcileOrders } from '#functions/sweeps/reconcile-orders/reconcile-orders.ts';
import { reconcileWallets } from '#functions/sweeps/reconcile-wallets/reconcile-wallets.ts';
import { physicalTable } from '#scripts/local/authorise.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { cents, hundredths } from '#shared/domain/tokens/money.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { accountOf } from '../stories/account-of.ts';
import { startProofEngine } from '../stories/engine.ts';

/** One user opened five thousand payment pages, and the provider takes two seconds for each call. */
const pages = 5000;
const answerMs = 2000;
const pace = { atOnce: 8 };
const minuteMs = 60_000;
const amountCents = cents(1000);

let engine: Awaited<ReturnType<typeof startProofEngine>>;
const lines: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  engine = await startProofEngine();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
});

const backlogs = () =>
  lines.filter((line) => line.includes('"alarm":"sweep-backlog"')).map((line) => JSON.parse(line).detail);

function buildBench() {
  const dynamo = engine.client;
  let nowMs = Date.UTC(2026, 0, 5);
  const clock = { nowMs: () => nowMs };
  const asked = new Map<string, number>();
  const sent: Mail[] = [];
  /** Eight calls run in parallel, so each one takes an eighth of its time. */
  const answering = async () => {
    nowMs += answerMs / pace.atOnce;
  };
  const orders = buildOrderStore(dynamo, physicalTable('orders'));
  const wallets = buildWalletStore(dynamo, physicalTable('wallets'));
  const outbox = buildOutboxStore(dynamo, physicalTable('outbox'));
  const paid = new Set<string>();
  const provider: PaymentDependencies['provider'] = {
    ...buildStripe(async () => '{}'),
    async findCheckout(id) {
      await answering();
      asked.set(id, (asked.get(id) ?? 0) + 1);
      const order = { orderId: id.replace('cs_', ''), owner: ownerOf(id), amountCents };
      const state = paid.has(id) ? ({ state: 'complete', paid: true } as const) : open;
      return { id, ...state, mode: 'payment', currency: 'aud', paymentIntentId: `pi_${id}`, ...order };
    },
    async takenBackOf(paymentIntentId) {
      await answering();
      return { refundedCents: paymentIntentId === 'pi_1' ? amountCents : 0, disputedCents: 0 };
    },
  };
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
    return 'sent' as const;
  };
  const accounts = { find: async (userId: string) => accountOf(userId) };
  const payments: PaymentDependencies = {
    clock,
    pacing: { sleep: async () => {}, random: () => 0 },
    provider,
    orders,
    wallets,
    outbox,
    write: (items) => transact(dynamo, items),
    deliver: buildDelivery({ clock, outbox, accounts, sendMail }),
    alarm: (name, detail) => raiseAlarm(name, detail, nowMs),
    siteUrl: 'https://waymint.example',
    accounts: buildAccountStore(dynamo, physicalTable('users')),
    within,
    mailStops: buildMailStopStore(dynamo, physicalTable('users')),
  };
  const checkpoints = buildCheckpointStore(dynamo, physicalTable('orders'));
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { payments, checkpoints, outbox, asked, paid, sent, pass };
}

const open = { state: 'open', paid: false } as const;
const ownerOf = (id: string) => `usr_${Number(id.replace(/\D/g, '')) % 100}`;

const orderOf = (at: number, createdAtMs: number): Order => ({
  orderId: `ord_${at}`,
  owner: `usr_${at % 100}`,
  kind: 'TOKENS',
  status: 'PENDING',
  amountCents,
  checkoutId: `cs_ord_${at}`,
  createdAtMs,
  reversedCents: 0,
  reversals: 0,
});

describe('five thousand pending orders and a slow provider', () => {
  it('are checked in turn, delay no mail and no wallet, and a paid one is credited', async () => {
    const { payments, checkpoints, outbox, asked, paid, sent, pass } = buildBench();
    const { clock, orders, wallets } = payments;
    for (let at = 0; at < pages; at += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, more) => orders.add(orderOf(at + more, clock.nowMs() + at + more))),
      );
    paid.add('cs_ord_4999');
    const buyer = ownerOf('cs_ord_4999');
    for (const person of [buyer, 'usr_refunded']) {
      const account = { ...accountKey(person), ...accountItem.encode(accountOf(person)) };
      await payments.write([{ Put: { TableName: physicalTable('users'), Item: account } }]);
    }
    // A payment that was refunded without an event.
    const refunded = { ...orderOf(5001, clock.nowMs()), owner: 'usr_refunded' };
    await orders.add(refunded);
    const credit = creditTokens(emptyWallet, {
      order: refunded.orderId,
      amount: hundredths(amountCents),
      atMs: clock.nowMs(),
    });
    await payments.write([
      orders.paidWrite(refunded, { atMs: clock.nowMs(), paymentIntentId: 'pi_1', amountCents }),
      ...wallets.writesOf('usr_refunded', emptyWallet, credit),
    ]);
    const left = outbox.writeOf({
      mailId: 'mail_1',
      to: { address: 'a@example.com' },
      letter: { subject: 'Hello', paragraphs: [], closing: '' },
      createdAtMs: clock.nowMs(),
    });
    await payments.write([left]);
    pass(11 * minuteMs);

    const first = await reconcileOrders({ payments, checkpoints, pace });
    expect(first.ordersPending).toBeLessThan(pages / 10);
    expect(first).toMatchObject({ ordersFailed: 0, ordersLeft: pages - (first.ordersPending ?? 0) });
    expect(backlogs()).toEqual([{ job: 'pending-orders', left: first.ordersLeft }]);
    // The other half of the same function also ran.
    expect(first.ordersReversedLate).toBe(1);
    expect((await wallets.read('usr_refunded')).balance).toBe(0);

    const mails = { ...payments, outbox, checkpoints, pace };
    expect(await reconcileMails(mails)).toMatchObject({ mailsSent: 1, mailsLeft: 0 });
    expect(sent).toHaveLength(1);
    expect(await reconcileWallets({ ...payments, checkpoints, pace })).toMatchObject({
      walletsChecked: 1,
      walletsLeft: 0,
    });

    let credited = 0;
    const passes = Math.ceil(pages / (first.ordersPending ?? 1));
    for (let made = 1; made < passes; made += 1) {
      pass(5 * minuteMs);
      credited += (await reconcileOrders({ payments, checkpoints, pace })).ordersCreditedLate ?? 0;
    }
    expect(asked.size).toBe(pages);
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(2);
    expect(credited).toBe(1);
    expect((await wallets.read(ownerOf('cs_ord_4999'))).balance).toBe(amountCents);
  }, 120_000);
});
