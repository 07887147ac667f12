import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, cents, costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { readBudgetBand } from '#shared/plan/plan-input.ts';

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

/** Below this share of the goal no plan brings it near, and none is offered first. */
export const hopelessBelow = 0.25;

export const isHopeless = ({ feasibility }: Pick<Explanation, 'feasibility'>): boolean =>
  !feasibility.targetFromHours && feasibility.ratio < hopelessBelow;

/** The most that a budget can be, as it is chosen in the form; whoever names none can spend nothing. */
export const mostOf = (budget: string): Cents =>
  cents(Number.parseInt((readBudgetBand(budget) ?? '0').replace('<', ''), 10) * 100);

export const isPayable = (price: Hundredths, budget: string): boolean => costOf(price) <= mostOf(budget);

const isWithin = (plan: PlanType, budget: string): boolean => isPayable(planPrices[plan], budget);

/** The plan that answers what the check leaves open, with the reason; the first that applies. None where no goal was tested. */
function planFor({ feasibility, refusal, flags }: Explanation): Omit<FittingPlan, 'name'> | undefined {
  if (refusal !== null)
    return {
      plan: 'PRO',
      reason: 'These answers name work that a person has to look at before a plan is made of it.',
    };
  if (feasibility.targetFromHours) return undefined;
  if (feasibility.targetCents >= businessMonthCents)
    return {
      plan: 'ENTERPRISE',
      reason:
        feasibility.verdict === 'not-supported'
          ? 'These hours are far from a goal of this size: statements, a funding need and a market show what it takes.'
          : 'A goal of this size needs statements, a funding need and a market, not only a cash line.',
    };
  if (feasibility.verdict === 'stretch' || feasibility.verdict === 'not-supported')
    return {
      plan: 'PRO',
      reason:
        'There is a gap to close: Pro tests what would close it, and a person reads your answers first.',
    };
  if (flags.some(({ code }) => code === 'cash-beyond-budget'))
    return {
      plan: 'PRO',
      reason: 'A slow start would need more cash than your budget: Pro works that case out month by month.',
    };
  return {
    plan: 'BASIC',
    reason:
      feasibility.gapCents > 0
        ? 'These hours come close to the goal: Basic shows how to begin.'
        : 'The goal is within reach of these hours: Basic shows how to begin.',
  };
}

/** What a check leads to. */
export type Offer =
  | { kind: 'nothing-tested' }
  /** So far from the goal that another goal comes before any plan. */
  | { kind: 'no-plan-closes-it' }
  | { kind: 'beyond-budget' }
  | ({ kind: 'plan' } & FittingPlan);

/** Never a plan first that costs more than the budget named, nor any where the goal is hopeless. */
export function offerAfter(told: Explanation, budget: string): Offer {
  if (isHopeless(told)) return { kind: 'no-plan-closes-it' };
  const best = planFor(told);
  if (best === undefined) return { kind: 'nothing-tested' };
  const { plan, reason } = best;
  if (isWithin(plan, budget)) return { kind: 'plan', plan, name: planNames[plan], reason };
  const within = planTypes.findLast(
    (other) =>
      planPrices[other] < planPrices[plan] &&
      isWithin(other, budget) &&
      (other !== 'BASIC' || told.refusal === null),
  );
  if (within === undefined) return { kind: 'beyond-budget' };
  return {
    kind: 'plan',
    plan: within,
    name: planNames[within],
    reason: `${planNames[plan]} would show more, but at ${formatAud(costOf(planPrices[plan]))} costs more than your budget.`,
  };
}
