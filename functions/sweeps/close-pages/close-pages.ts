import { closePage, type PageClosing } from '#functions/payments/close-page.ts';
import type { LeftPageStore, LeftPages } from '#functions/stores/left-pages.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { runSweep } from '../run-sweep.ts';
import type { JobDependencies } from '../work-through.ts';

export interface ClosePagesDependencies extends JobDependencies, Pick<PageClosing, 'provider'> {
  orders: Pick<OrderStore, 'madeSince' | 'settleUnpaid'>;
  leftPages: Pick<LeftPageStore, 'dueBy' | 'remove'>;
}

const pageLifeMs = 60 * 60 * 1000;

/**
 * Closes pages on which a person could still pay for an unlocked path, or for a plan although a run has started. The
 * unlock or the run changed their wallet, so `openPayment` hands out no page calculated before it, and all such pages
 * are found here. A page that was paid first is left to the webhook or the reconciler, and its tokens go to the
 * balance.
 */
export const closePages = (dependencies: ClosePagesDependencies): Promise<Record<string, number>> =>
  runSweep(dependencies, {
    name: 'close-pages',
    due: (after) => dependencies.leftPages.dueBy(dependencies.clock.nowMs(), after),
    counts: 'closed',
    async work(left) {
      const closed = await closeAll(dependencies, left);
      await dependencies.leftPages.remove(left);
      return closed;
    },
  });

async function closeAll(
  { clock, orders, provider }: ClosePagesDependencies,
  { owner, bought }: LeftPages,
): Promise<number> {
  const made = await orders.madeSince(owner, clock.nowMs() - pageLifeMs);
  let closed = 0;
  for (const order of made.filter((one) => one.status === 'PENDING' && isFor(one, bought)))
    if (await closePage({ orders, provider }, order)) closed += 1;
  return closed;
}

/**
 * A run closes pages for plans of every kind, because a person has one active run. Only the name of a path has a slash.
 */
const isFor = ({ unlocks, planQuoteId }: Order, bought: string): boolean =>
  bought.includes('/') ? unlocks === bought : planQuoteId !== undefined;
