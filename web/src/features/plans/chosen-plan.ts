import { asPlanType, isReviewed, type PlanType } from '#shared/domain/plans/plans.ts';
import { keepInTab, readInTab } from '#web/lib/kept-in-tab.ts';
import { look } from '#web/lib/session.ts';

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

/** Where nothing is kept, the plan is chosen by hand once more. */
export const keepChosenPlan = (quoteId: string, chosen: ChosenPlan): void =>
  keepInTab(keyOf(quoteId), new URLSearchParams({ ...chosen }).toString(), look()?.userId);

/** The plan that this tab has asked a quote for, if it did. */
export function readChosenPlan(quoteId: string | null): ChosenPlan | undefined {
  const kept = new URLSearchParams(readInTab(keyOf(quoteId ?? ''), look()?.userId) ?? '');
  const plan = asPlanType(kept.get('plan') ?? '');
  return plan && choiceOf(plan, kept.get('from'));
}
