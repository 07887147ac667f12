import type { PlanType } from '#shared/domain/plans/plans.ts';
import { paths } from '#web/config/paths.ts';

/** To the log-in page, and back with the plan still chosen. */
export const logInForPlan = (plan: PlanType): string => paths.logIn({ ref: paths.plans({ plan }) });
