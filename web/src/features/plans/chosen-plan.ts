import { asPlanType, type PlanType } from '#shared/domain/plans/plans.ts';

// The way back from the payment page names the quote alone.
const keyOf = (quoteId: string): string => `plan-of:${quoteId}`;

export function keepChosenPlan(quoteId: string, plan: PlanType): void {
  try {
    sessionStorage.setItem(keyOf(quoteId), plan);
  } catch {
    // A browser told to keep nothing: the plan is then chosen by hand once more.
  }
}

/** The plan that this tab has asked a quote for, if it did. */
export function readChosenPlan(quoteId: string | null): PlanType | undefined {
  try {
    return asPlanType(sessionStorage.getItem(keyOf(quoteId ?? '')) ?? '');
  } catch {
    return undefined;
  }
}
