import { contributionsOwner, type Order } from '#shared/domain/tokens/order.ts';
import { emptyWallet } from '#shared/domain/tokens/wallet.ts';
import type { Account } from '../stores/accounts.ts';
import type { StoredWallet } from '../stores/wallet-items.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

/**
 * An order with everything needed to credit it, read in parallel. If it is outdated when used, the conditions of the
 * write fail and it is read again.
 */
export interface OrderContext {
  order: Order;
  wallet: StoredWallet;
  /** The account to notify; absent once it is deleted. */
  account: Account | undefined;
}

type Stores = Pick<PaymentDependencies, 'orders' | 'wallets' | 'accounts'>;

export async function loadOrderContext(
  { orders, wallets, accounts }: Stores,
  { owner, orderId }: Pick<Order, 'owner' | 'orderId'>,
): Promise<OrderContext | undefined> {
  // A contribution moves no tokens and needs no account.
  const isContribution = owner === contributionsOwner;
  const [order, wallet, account] = await Promise.all([
    orders.find(owner, orderId),
    isContribution ? emptyWallet : wallets.read(owner),
    isContribution ? undefined : accounts.find(owner),
  ]);
  return order === undefined ? undefined : { order, wallet, account };
}
