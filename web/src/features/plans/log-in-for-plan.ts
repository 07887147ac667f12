import type { PlanType } from '#shared/domain/plans/plans.ts';
import { addresses } from '#web/config/addresses.ts';

/** To the log-in page, and back with the plan still chosen. */
export const logInForPlan = (plan: PlanType): string => addresses.logIn({ ref: addresses.plans({ plan }) });
