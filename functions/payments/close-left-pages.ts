import type { Clock } from '#shared/domain/clock.ts';
import { PaymentProviderDown } from '../gateways/ask-stripe.ts';
import { TimeIsUp, type Within } from '../runtime/deadline.ts';
import type { OrderStore } from '../stores/orders.ts';
import { closePage } from './close-page.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

interface LeftPages extends Pick<PaymentDependencies, 'alarm' | 'provider'> {
  clock: Clock;
  orders: Pick<OrderStore, 'madeSince' | 'settleUnpaid'>;
  within: Within;
}

/** The path of somebody who has it now. */
interface OwnPath {
  owner: string;
  unlocks: string;
}

export type CloseLeftPages = (path: OwnPath) => Promise<void>;

const pageLifeMs = 60 * 60 * 1000;
const longestWaitMs = 3000;

/**
 * Closes the pages on which somebody could still pay for a path they have by now. Only as well as it goes: the path is
 * theirs already, whatever becomes of this, and a payment that arrives all the same ends as tokens in their balance.
 */
export function buildCloseLeftPages({ clock, orders, provider, alarm, within }: LeftPages): CloseLeftPages {
  const closeAll = async ({ owner, unlocks }: OwnPath): Promise<void> => {
    const made = await orders.madeSince(owner, clock.nowMs() - pageLifeMs);
    let pageCame = false;
    for (const order of made.filter((one) => one.status === 'PENDING' && one.unlocks === unlocks)) {
      const isClosed = await closePage({ orders, provider }, order);
      pageCame ||= !isClosed && order.checkoutId === undefined;
    }
    // Just as its order was to be counted out: it has one now, and is another case.
    if (pageCame) await closeAll({ owner, unlocks });
  };
  return async (path) => {
    try {
      await within(longestWaitMs, closeAll(path));
    } catch (error) {
      const isOutage = error instanceof PaymentProviderDown || error instanceof TimeIsUp;
      const reason = error instanceof Error ? error.name : 'unknown';
      alarm(isOutage ? 'payment-provider-down' : 'api-fault', { doing: 'close pages of a path', reason });
    }
  };
}
