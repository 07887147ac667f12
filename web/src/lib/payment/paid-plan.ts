import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { addresses } from '#web/config/addresses.ts';

/** A payment whose plan can be started, and until when. */
export interface PaidPlan extends PaymentOrder {
  plan: NonNullable<PaymentOrder['plan']> & { startBy: string };
}

const isWaiting = (order: PaymentOrder): order is PaidPlan => order.plan?.startBy !== undefined;

/** The newest plan that the server lists as paid for but not started. */
export const findPaidPlan = (orders: readonly PaymentOrder[]): PaidPlan | undefined => orders.find(isWaiting);

/** The title of the dashboard and the plan page until the plan is started. */
export const paidPlanTitle = ({ plan }: PaidPlan): string =>
  `You’ve paid for ${planNames[plan.type]}. Start your plan`;

export const startPlan = 'Start your plan';

/** The address of that plan's dialog, which takes no second payment. */
export const startPlanAddress = ({ plan: { type: plan, basedOn: from } }: PaidPlan): string =>
  addresses.plans({ plan, ...(from === undefined ? {} : { from }) });
