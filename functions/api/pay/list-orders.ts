import { answer, refuse } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { PaymentOrder, payRoutes } from '#shared/contract/routes/pay.ts';
import type { Clock } from '#shared/domain/clock.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { startPlanByMs } from '#shared/domain/tokens/paid-plan.ts';

interface ListOrdersDependencies {
  clock: Clock;
  orders: Pick<OrderStore, 'find' | 'listOf'>;
  wallets: Pick<WalletStore, 'read'>;
  runs: Pick<RunStore, 'activeRunOf'>;
}

export function listOrders(dependencies: ListOrdersDependencies): RouteHandler<typeof payRoutes.listOrders> {
  const { orders } = dependencies;
  return readingOnly(async ({ userId, query }) => {
    if (query.orderId !== undefined) {
      const order = await orders.find(userId, query.orderId);
      return order === undefined
        ? refuse('not-found')
        : answer({ status: 'ok', data: { data: await entriesOf(dependencies, userId, [order]) } });
    }
    const page = await orders.listOf(userId, query.cursor);
    if (page === undefined) return refuse('invalid-input');
    const { orders: listed, ...rest } = page;
    const data = await entriesOf(dependencies, userId, listed);
    return answer({ status: 'ok', data: { data, ...rest } });
  });
}

/** Reads the wallet and runs only for a person who has paid for a plan. */
async function entriesOf(
  { clock, wallets, runs }: ListOrdersDependencies,
  owner: string,
  orders: readonly Order[],
): Promise<PaymentOrder[]> {
  if (!orders.some(({ plan, status }) => plan !== undefined && status === 'PAID'))
    return orders.map((order) => entryOf(order));
  const [wallet, active] = await Promise.all([wallets.read(owner), runs.activeRunOf(owner)]);
  const facts = { wallet, hasActiveRun: active !== undefined, nowMs: clock.nowMs() };
  return orders.map((order) => entryOf(order, facts));
}

interface Facts {
  wallet: StoredWallet;
  hasActiveRun: boolean;
  nowMs: number;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

const entryOf = (order: Order, facts?: Facts): PaymentOrder => ({
  id: order.orderId,
  status: order.status,
  amount: order.amountCents,
  createdAt: isoOf(order.createdAtMs),
  paidAt: order.paidAtMs === undefined ? null : isoOf(order.paidAtMs),
  ...(order.unlocks === undefined ? {} : { unlocks: order.unlocks }),
  ...planOf(order, facts),
});

function planOf(order: Order, facts: Facts | undefined): Pick<PaymentOrder, 'plan'> {
  if (order.plan === undefined) return {};
  const startByMs = facts && startPlanByMs({ order, ...facts });
  return { plan: { ...order.plan, ...(startByMs === undefined ? {} : { startBy: isoOf(startByMs) }) } };
}
