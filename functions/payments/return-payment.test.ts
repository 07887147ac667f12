import { expect, it } from 'vitest';
import { cents } from '#shared/domain/tokens/money.ts';
import type { Checkout, Order } from '#shared/domain/tokens/order.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import type { TransactItem } from '../stores/transact.ts';
import { unreachedPayments } from '../testing/unreached-payments.ts';
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

it('a payment for a deleted account credits no one, is refunded, and is reported to an operator', async () => {
  const refunds: unknown[] = [];
  const alarms: unknown[] = [];
  const written: TransactItem[][] = [];
  const { provider, accounts, orders, wallets } = unreachedPayments;
  const payments: PaymentDependencies = {
    ...unreachedPayments,
    provider: {
      ...provider,
      findCheckout: async () => checkout,
      refund: async (asked: unknown) => void refunds.push(asked),
    },
    accounts: { ...accounts, find: async () => undefined },
    orders: { ...orders, find: async () => order },
    wallets: { ...wallets, read: async () => emptyWallet },
    // The database answers that the account does not exist.
    write: async (items) => {
      const at = items.flatMap(({ ConditionCheck }, position) =>
        ConditionCheck?.Key?.pk === 'usr_gone' ? [position] : [],
      );
      if (at.length > 0) return { kind: 'refused', at };
      written.push(items);
      return { kind: 'written' };
    },
    alarm: (...told: unknown[]) => void alarms.push(told),
  };

  expect((await fulfil(payments, 'cs_1')).kind).toBe('refunded');
  expect(refunds).toEqual([{ paymentIntentId: 'pi_1', key: 'return-ord_1' }]);
  expect(alarms).toEqual([['payment-without-account', { orderId: 'ord_1', refundedCents: 50_000 }]]);
  expect(written.map((items) => items.length)).toEqual([1]);
  const [[update]] = written as [[TransactItem]];
  expect(update.Update?.ExpressionAttributeValues).toMatchObject({ ':paid': 'REFUNDED', ':amount': 50_000 });
});
