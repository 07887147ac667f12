import { type Hundredths, hundredths } from '../tokens/money.ts';

/** Plans that can be bought with tokens; the two larger ones are arranged by e-mail. */
export const planTypes = ['BASIC', 'PRO', 'ENTERPRISE'] as const;
export type PlanType = (typeof planTypes)[number];
export const planNames: Readonly<Record<PlanType, string>> = {
  BASIC: 'Basic',
  PRO: 'Pro',
  ENTERPRISE: 'Enterprise',
};
export const contactPlanTypes = ['ACCELERATOR_8W', 'AUDIENCE_SPRINT_8W'] as const;

export const planPrices: Readonly<Record<PlanType, Hundredths>> = {
  BASIC: hundredths(3850),
  PRO: hundredths(9900),
  ENTERPRISE: hundredths(99_900),
};

export const asPlanType = (text: string): PlanType | undefined =>
  planTypes.find((candidate) => candidate === text);

/** The number of submissions of a run. BASIC has no reviewer. */
const submissions: Record<PlanType, number> = { BASIC: 1, PRO: 2, ENTERPRISE: 3 };

export const isReviewed = (plan: PlanType): boolean => plan !== 'BASIC';

export const maxSubmissions = (plan: PlanType): number => submissions[plan];

export const remainingSubmissions = (plan: PlanType, attempts: number): number =>
  Math.max(0, submissions[plan] - attempts);

export const remainingReviews = (plan: PlanType, attempts: number): number =>
  isReviewed(plan) ? remainingSubmissions(plan, attempts) : 0;
