import { fulfilOrder } from '#functions/payments/fulfil.ts';
import type { PaymentDependencies } from '#functions/payments/payment-dependencies.ts';
import { reverseOrder } from '#functions/payments/reverse-payment.ts';
import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import { type Pace, workThrough } from '../work-through.ts';

const minuteMs = 60_000;
const pendingForMs = 10 * minuteMs;
/** Together they fit into the function's time, with room for the last pending answers. */
const pendingBudgetMs = 90_000;
const recheckBudgetMs = 60_000;

export interface ReconcileOrdersDependencies {
  payments: PaymentDependencies;
  checkpoints: CheckpointStore;
  pace: Pace;
}

type Counts = Record<string, number>;

/** Asks the provider about orders and reversals whose events may have been lost. */
export async function reconcileOrders(dependencies: ReconcileOrdersDependencies): Promise<Counts> {
  const { clock } = dependencies.payments;
  const counts = { ...(await settleOrders(dependencies)), ...(await recheckOrders(dependencies)) };
  emitCounts('reconcile-orders', counts, clock.nowMs());
  return counts;
}

/** Handles orders that have been pending for ten minutes. */
async function settleOrders({ payments, checkpoints, pace }: ReconcileOrdersDependencies): Promise<Counts> {
  const { clock, orders } = payments;
  const untilMs = clock.nowMs() - pendingForMs;
  let ordersCreditedLate = 0;
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'pending-orders',
      budgetMs: pendingBudgetMs,
      due: (after) => orders.pendingSince(untilMs, after),
      async work({ owner, orderId }) {
        const order = await orders.find(owner, orderId);
        // The index lags, so a settled order may still be in it.
        if (order?.status !== 'PENDING' || !(await settlePending(payments, order))) return;
        ordersCreditedLate += 1;
        // A single event may get lost; if all are, the endpoint in Stripe is missing or wrong.
        payments.alarm('payment-credited-late', { orderId });
      },
    },
  );
  return { ordersPending: found, ordersFailed: failed, ordersLeft: left, ordersCreditedLate };
}

/** Returns true if this credited the order. */
export async function settlePending(payments: PaymentDependencies, order: Order): Promise<boolean> {
  if (order.checkoutId === undefined) {
    // The page was never created, or never shown.
    await payments.orders.settleUnpaid(order, 'EXPIRED');
    return false;
  }
  // guard: reconcile-paid-and-not-credited
  const outcome = await fulfilOrder(payments, { checkoutId: order.checkoutId, owner: order.owner });
  // A closed page that does not match its order is no payment; if it was paid, an operator must look.
  // guard: reconcile-counted-out-only-when
  if ((outcome.kind === 'unpaid' || outcome.kind === 'mismatch') && outcome.checkout.state === 'expired')
    await payments.orders.settleUnpaid(order, 'EXPIRED');
  // A checkout that the provider does not know cannot be paid.
  if (outcome.kind === 'unknown') {
    payments.alarm('payment-mismatch', { orderId: order.orderId, why: 'checkout unknown' });
    await payments.orders.settleUnpaid(order, 'EXPIRED');
  }
  return outcome.kind === 'paid' && outcome.creditedNow;
}

/** Checks paid orders at growing intervals, to find refunds and disputes whose events were lost. */
async function recheckOrders({ payments, checkpoints, pace }: ReconcileOrdersDependencies): Promise<Counts> {
  const { clock, orders } = payments;
  const untilMs = clock.nowMs();
  const counts = { ordersReversedLate: 0, ordersFrozen: 0 };
  const { found, failed, left } = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'recheck-orders',
      budgetMs: recheckBudgetMs,
      // guard: reversal-what-was-not-told
      due: (after) => orders.toRecheckBy(untilMs, after),
      async work({ owner, orderId }) {
        const order = await orders.find(owner, orderId);
        if (order === undefined || !isCredited(order) || order.paymentIntentId === undefined) return;
        const outcome = await reverseOrder(payments, {
          owner,
          orderId,
          paymentIntentId: order.paymentIntentId,
        });
        if (outcome === 'reversed') counts.ordersReversedLate += 1;
        // An alarm was raised when the wallet was frozen; an operator has to act.
        if (outcome === 'frozen') counts.ordersFrozen += 1;
      },
    },
  );
  return { ordersRechecked: found, recheckFailed: failed, recheckLeft: left, ...counts };
}
