import type { PlanType } from '#shared/domain/plans/plans.ts';

/** How many pages a plan has. A renderer sets it closer, and leaves out what it can do without, to keep the most. */
export const planLengths: Readonly<Record<PlanType, readonly [least: number, most: number]>> = {
  BASIC: [5, 6],
  PRO: [10, 12],
  ENTERPRISE: [12, 20],
};
