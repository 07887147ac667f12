import type { PlanType } from '#shared/domain/plans/plans.ts';

// Its figures stay in one line.
const afterReview = 'after the review, 1–\u206048\u00a0hours';

/** When a plan is ready, as every page says it; goes on a sentence. */
export const planReady: Record<PlanType, string> = {
  BASIC: 'usually within minutes',
  PRO: afterReview,
  ENTERPRISE: afterReview,
};
