import { asPlanType, isReviewed, type PlanType } from '#shared/domain/plans/plans.ts';
import { addresses } from '#web/config/addresses.ts';
import { keepInTab, readInTab } from '#web/lib/session/kept-in-tab.ts';
import { look } from '#web/lib/session/session.ts';

/** A plan, and the earlier run whose answers its form starts with. */
export interface ChosenPlan {
  plan: PlanType;
  from?: string;
}

/** Only plans with a reviewer can continue an earlier one. */
export const choiceOf = (plan: PlanType, from: string | null | undefined): ChosenPlan =>
  from && isReviewed(plan) ? { plan, from } : { plan };

// The return from the payment page names only the quote.
const keyOf = (quoteId: string): string => `plan-of:${quoteId}`;

/** Without storage, the plan has to be chosen again by hand. */
export const keepChosenPlan = (quoteId: string, chosen: ChosenPlan): void =>
  keepInTab(keyOf(quoteId), new URLSearchParams({ ...chosen }).toString(), look()?.userId);

/** The plan that this tab has requested a quote for, if any. */
export function readChosenPlan(quoteId: string | null): ChosenPlan | undefined {
  const kept = new URLSearchParams(readInTab(keyOf(quoteId ?? ''), look()?.userId) ?? '');
  const plan = asPlanType(kept.get('plan') ?? '');
  return plan && choiceOf(plan, kept.get('from'));
}

/** The log-in page, with a return address that keeps the choice. */
export const logInForPlan = (chosen: ChosenPlan): string =>
  addresses.logIn({ ref: addresses.plans({ ...chosen }) });
