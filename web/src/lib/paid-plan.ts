import type { PaymentOrder } from '#shared/contract/routes/pay.ts';

/** A payment whose plan can be started, and until when. */
export interface PaidPlan extends PaymentOrder {
  plan: NonNullable<PaymentOrder['plan']> & { startBy: string };
}

const isWaiting = (order: PaymentOrder): order is PaidPlan => order.plan?.startBy !== undefined;

/** The newest plan that the server lists as paid for but not started. */
export const findPaidPlan = (orders: readonly PaymentOrder[]): PaidPlan | undefined => orders.find(isWaiting);
