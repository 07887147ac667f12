import { asPlanType, type PlanType } from '#shared/domain/plans/plans.ts';

// The way back from the payment page names the plan session alone.
const keyOf = (pcSid: string): string => `plan-of:${pcSid}`;

export function keepChosenPlan(pcSid: string, plan: PlanType): void {
  try {
    sessionStorage.setItem(keyOf(pcSid), plan);
  } catch {
    // A browser told to keep nothing: the plan is then chosen by hand once more.
  }
}

/** The plan that this tab has opened the session for, if it did. */
export function readChosenPlan(pcSid: string | null): PlanType | undefined {
  try {
    return asPlanType(sessionStorage.getItem(keyOf(pcSid ?? '')) ?? '');
  } catch {
    return undefined;
  }
}
