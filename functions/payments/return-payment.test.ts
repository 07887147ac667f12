import { expect, it } from 'vitest';
import { cents } from '#shared/domain/tokens/money.ts';
import type { Checkout, Order } from '#shared/domain/tokens/order.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import { buildAccountStore } from '../stores/accounts.ts';
import { buildOrderStore, type OrderStore } from '../stores/orders.ts';
import { buildOutboxStore } from '../stores/outbox.ts';
import type { TransactItem } from '../stores/transact.ts';
import { buildWalletStore } from '../stores/wallets.ts';
import { fulfil } from './fulfil.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

const order: Order = {
  orderId: 'ord_1',
  owner: 'usr_gone',
  kind: 'TOKENS',
  status: 'PENDING',
  amountCents: cents(50_000),
  checkoutId: 'cs_1',
  createdAtMs: 0,
  reversedCents: 0,
  reversals: 0,
};
const checkout: Checkout = {
  id: 'cs_1',
  state: 'complete',
  paid: true,
  mode: 'payment',
  currency: 'aud',
  amountCents: 50_000,
  orderId: 'ord_1',
  owner: 'usr_gone',
  paymentIntentId: 'pi_1',
};

it('a payment for an account that is gone credits nobody, goes back to who paid, and is told of', async () => {
  const none = {} as never;
  const orders: OrderStore = buildOrderStore(none, 'orders');
  const refunds: unknown[] = [];
  const alarms: unknown[] = [];
  const written: TransactItem[][] = [];
  // Only what a payment for nobody reaches: anything else that were called would throw.
  // Cast, because it has only those of the stores that are asked on this way.
  const payments = {
    clock: { nowMs: () => 1 },
    pacing: { random: () => 0, sleep: async () => {} },
    provider: {
      findCheckout: async () => checkout,
      refund: async (asked: unknown) => void refunds.push(asked),
    },
    accounts: { ...buildAccountStore(none, 'users'), find: async () => undefined },
    orders: { ...orders, find: async () => order },
    wallets: { ...buildWalletStore(none, 'wallets'), read: async () => emptyWallet },
    outbox: buildOutboxStore(none, 'outbox'),
    // The database's answer: the account that is looked for is not there.
    write: async (items: TransactItem[]) => {
      const at = items.flatMap(({ ConditionCheck }, position) =>
        ConditionCheck?.Key?.pk === 'usr_gone' ? [position] : [],
      );
      if (at.length > 0) return { kind: 'refused', at };
      written.push(items);
      return { kind: 'written' };
    },
    alarm: (...told: unknown[]) => void alarms.push(told),
    siteUrl: 'https://waymint.test',
  } as unknown as PaymentDependencies;

  expect((await fulfil(payments, 'cs_1')).kind).toBe('refunded');
  expect(refunds).toEqual([{ paymentIntentId: 'pi_1', key: 'return-ord_1' }]);
  expect(alarms).toEqual([['payment-for-nobody', { orderId: 'ord_1', refundedCents: 50_000 }]]);
  expect(written.map((items) => items.length)).toEqual([1]);
  const [[update]] = written as [[TransactItem]];
  expect(update.Update?.ExpressionAttributeValues).toMatchObject({ ':paid': 'REFUNDED', ':amount': 50_000 });
});
