import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';

export interface FittingPlan {
  plan: PlanType;
  name: string;
  reason: string;
}

/** What each is for, in a few words. */
export const planWords: Readonly<Record<PlanType, string>> = {
  BASIC: 'as it stands',
  PRO: 'a person reads it first',
  ENTERPRISE: 'with market and funding',
};

/** What else may be chosen: never Basic for work that it refuses. */
export function otherPlan(fits: PlanType, { refusal }: Pick<Explanation, 'refusal'>): PlanType {
  if (fits !== 'PRO') return 'PRO';
  return refusal === null ? 'BASIC' : 'ENTERPRISE';
}

/** A year of it is as much as the turnover from which GST must be registered for: statements and funding come into it. */
const businessMonthCents = 75_000_00 / 12;

/** The plan that answers what the check leaves open, with the reason; the first that applies. None where no goal was tested. */
export function fittingPlan({ feasibility, refusal, flags }: Explanation): FittingPlan | undefined {
  if (refusal !== null)
    return {
      plan: 'PRO',
      name: 'Pro',
      reason: 'These answers name work that a person has to look at before a plan is made of it.',
    };
  if (feasibility.targetFromHours) return undefined;
  if (feasibility.targetCents >= businessMonthCents)
    return {
      plan: 'ENTERPRISE',
      name: 'Enterprise',
      reason:
        feasibility.verdict === 'not-supported'
          ? 'These hours are far from a goal of this size: statements, a funding need and a market show what it takes.'
          : 'A goal of this size needs statements, a funding need and a market, not only a cash line.',
    };
  if (feasibility.verdict === 'stretch' || feasibility.verdict === 'not-supported')
    return {
      plan: 'PRO',
      name: 'Pro',
      reason:
        'There is a gap to close: Pro tests what would close it, and a person reads your answers first.',
    };
  if (flags.some(({ code }) => code === 'cash-beyond-budget'))
    return {
      plan: 'PRO',
      name: 'Pro',
      reason: 'A slow start would need more cash than your budget: Pro shows three ways it may go.',
    };
  return {
    plan: 'BASIC',
    name: 'Basic',
    reason:
      feasibility.gapCents > 0
        ? 'These hours come close to the goal: Basic shows how to begin.'
        : 'The goal is within reach of these hours: Basic shows how to begin.',
  };
}
