import type { PlanType } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';

// Its figures stay in one line.
const afterReview = `after the review, ${reviewHours.replace('–', '–\u2060').replace(' ', '\u00a0')}`;

/** When a plan is ready, as every page says it; goes on a sentence. */
export const planReady: Record<PlanType, string> = {
  BASIC: 'usually within minutes',
  PRO: afterReview,
  ENTERPRISE: afterReview,
};

const onceApproved = `This typically takes ${reviewHours}`;

/** How long one that is approved is being made; a sentence without its end. */
export const planMaking: Record<PlanType, string> = {
  BASIC: 'Usually within minutes; 48 hours at most',
  PRO: onceApproved,
  ENTERPRISE: onceApproved,
};
