import type { PlanType } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';

/** Stays on one line. */
export const reviewTime = reviewHours.replace('–', '–\u2060').replace(' ', '\u00a0');

const afterReview = `${reviewTime} after the review, which takes ${reviewTime}`;

/** When a plan is ready, in the same words on every page; it continues a sentence after “Ready”. */
export const planReady: Record<PlanType, string> = {
  BASIC: 'usually within minutes, 48 hours at most',
  PRO: afterReview,
  ENTERPRISE: afterReview,
};

const onceApproved = `This typically takes ${reviewHours}`;

/** How long an approved plan takes to make; a sentence without its end. */
export const planMaking: Record<PlanType, string> = {
  BASIC: 'Usually within minutes, 48 hours at most',
  PRO: onceApproved,
  ENTERPRISE: onceApproved,
};
