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
 * Closes the pages on which somebody could still pay for a path they have by now, or for a plan though they have begun
 * one. Since the unlock or the run moved their wallet, no page is given away any more that was counted before it
 * (`openPayment`): what is found here is all there is. One that was paid first stays as it is, for the webhook or the
 * reconciler, and ends as tokens in their balance.
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

/** A run stands for plans of every kind: nobody has two under way. Only the name of a path has a slash. */
const isFor = ({ unlocks, planQuoteId }: Order, bought: string): boolean =>
  bought.includes('/') ? unlocks === bought : planQuoteId !== undefined;
