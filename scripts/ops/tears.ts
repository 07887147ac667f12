import type { Tear, TearServices, Torn } from './tear.ts';
import { tornOrders } from './torn-orders.ts';
import { tornSpendings } from './torn-spendings.ts';
import { tornWallet } from './torn-wallet.ts';

export async function tearsOf(services: TearServices, torn: Torn): Promise<Tear[]> {
  const entries = await services.wallets.entriesOf(torn.owner);
  return [
    // This is first, because the other repairs write on top of it.
    ...(await tornWallet(services, torn, entries)),
    ...(await tornOrders(services, torn, entries)),
    ...(await tornSpendings(services, torn, entries)),
  ];
}
