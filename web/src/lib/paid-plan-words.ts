import { planNames } from '#shared/domain/plans/plans.ts';
import { addresses } from '#web/config/addresses.ts';
import type { PaidPlan } from './paid-plan.ts';

/** The title of the dashboard and the plan page until the plan is started. */
export const paidPlanTitle = ({ plan }: PaidPlan): string =>
  `You’ve paid for ${planNames[plan.type]}. Start your plan`;

export const startPlan = 'Start your plan';

/** The address of that plan's dialog, which takes no second payment. */
export const startPlanAddress = ({ plan: { type: plan, basedOn: from } }: PaidPlan): string =>
  addresses.plans({ plan, ...(from === undefined ? {} : { from }) });
