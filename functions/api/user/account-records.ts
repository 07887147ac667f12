import type { InterestStore } from '#functions/stores/interests.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';

/** Records of an account apart from its profile: an export shows them, a deletion removes those it may. */
export interface AccountRecords {
  wallets: Pick<WalletStore, 'read' | 'entriesOf'>;
  orders: Pick<OrderStore, 'allOf'>;
  purchases: Pick<PurchaseStore, 'allOf' | 'removeAllOf'>;
  runs: Pick<RunStore, 'allOf' | 'removeAllOf'>;
  interests: Pick<InterestStore, 'allOf' | 'removeAllOf'>;
}
