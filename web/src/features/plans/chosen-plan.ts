import { asPlanType, isReviewed, type PlanType } from '#shared/domain/plans/plans.ts';

/** A plan, and the earlier run whose answers its form begins with. */
export interface ChosenPlan {
  plan: PlanType;
  from?: string;
}

/** Only the plans that a person reviews go on from an earlier one. */
export const choiceOf = (plan: PlanType, from: string | null | undefined): ChosenPlan =>
  from && isReviewed(plan) ? { plan, from } : { plan };

// The way back from the payment page names the quote alone.
const keyOf = (quoteId: string): string => `plan-of:${quoteId}`;

export function keepChosenPlan(quoteId: string, chosen: ChosenPlan): void {
  try {
    sessionStorage.setItem(keyOf(quoteId), new URLSearchParams({ ...chosen }).toString());
  } catch {
    // A browser told to keep nothing: the plan is then chosen by hand once more.
  }
}

/** The plan that this tab has asked a quote for, if it did. */
export function readChosenPlan(quoteId: string | null): ChosenPlan | undefined {
  try {
    const kept = new URLSearchParams(sessionStorage.getItem(keyOf(quoteId ?? '')) ?? '');
    const plan = asPlanType(kept.get('plan') ?? '');
    return plan && choiceOf(plan, kept.get('from'));
  } catch {
    return undefined;
  }
}
