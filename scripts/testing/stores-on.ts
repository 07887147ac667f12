import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { within } from '#functions/runtime/deadline.ts';
import { accountKey } from '#functions/stores/account-key.ts';
import { type Account, accountItem, buildAccountStore } from '#functions/stores/accounts.ts';
import type { Dynamo } from '#functions/stores/ask-dynamo.ts';
import { buildCheckpointStore } from '#functions/stores/checkpoints.ts';
import { buildLeftPageStore } from '#functions/stores/left-pages.ts';
import { buildMailStopStore } from '#functions/stores/mail-stops.ts';
import { buildOrderStore } from '#functions/stores/orders.ts';
import { buildOutboxStore } from '#functions/stores/outbox.ts';
import { buildPurchaseStore } from '#functions/stores/purchases.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { someAccount } from '#functions/testing/some-account.ts';
import { physicalTable } from '../local-cloud/authorise.ts';

/** The start of every story. */
export const epochMs = Date.UTC(2026, 0, 5);

/** The account of a user in a story. */
export const accountOf = (userId: string): Account =>
  someAccount({ userId, email: `${userId}@example.com`, createdAtMs: epochMs });

/** The product's stores on the tables of the local engine. */
export const storesOn = (dynamo: Dynamo) => ({
  accounts: buildAccountStore(dynamo, physicalTable('users')),
  mailStops: buildMailStopStore(dynamo, physicalTable('users')),
  orders: buildOrderStore(dynamo, physicalTable('orders')),
  checkpoints: buildCheckpointStore(dynamo, physicalTable('orders')),
  wallets: buildWalletStore(dynamo, physicalTable('wallets')),
  outbox: buildOutboxStore(dynamo, physicalTable('outbox')),
  leftPages: buildLeftPageStore(dynamo, physicalTable('outbox')),
  purchases: buildPurchaseStore(dynamo, physicalTable('purchases')),
  runs: buildRunStore(dynamo, physicalTable('runs')),
  write: (items: TransactItem[]) => transact(dynamo, items),
});

type Given = Pick<PaymentDependencies, 'clock' | 'provider'> & Partial<PaymentDependencies>;

/** The dependencies of payments on these stores. Retries wait for nothing, and a mail counts as sent. */
export const paymentsOn = (stores: ReturnType<typeof storesOn>, given: Given): PaymentDependencies => ({
  ...stores,
  pacing: { random: () => 0, sleep: async () => {} },
  within,
  deliver: async () => 'sent',
  alarm: () => {},
  siteUrl: 'https://waymint.example',
  ...given,
});

/** Puts an account into the table: a payment without an account is refunded. */
export async function putAccount(dynamo: Dynamo, owner: string): Promise<void> {
  const Item = { ...accountKey(owner), ...accountItem.encode(accountOf(owner)) };
  await dynamo.send('PutItem', { TableName: physicalTable('users'), Item });
}
