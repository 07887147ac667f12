import type { InterestStore } from '../../stores/interests.ts';
import type { OrderStore } from '../../stores/orders.ts';
import type { PurchaseStore } from '../../stores/purchases.ts';
import type { RunStore } from '../../stores/runs.ts';
import type { WalletStore } from '../../stores/wallets.ts';

/** Whatever an account has beside its profile. */
export interface Belongings {
  wallets: Pick<WalletStore, 'read' | 'entriesOf'>;
  orders: Pick<OrderStore, 'allOf'>;
  purchases: Pick<PurchaseStore, 'allOf' | 'removeAllOf'>;
  runs: Pick<RunStore, 'allOf' | 'removeAllOf'>;
  interests: Pick<InterestStore, 'allOf' | 'removeAllOf'>;
}
