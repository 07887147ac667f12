import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, cents, costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { readBudgetBand } from '#shared/plan/plan-input.ts';
import { isHopeless } from '../understanding/reach-words.ts';

export interface FittingPlan {
  plan: PlanType;
  name: string;
  reason: string;
}

/** The purpose of each plan, in a few words. */
export const planWords: Readonly<Record<PlanType, string>> = {
  BASIC: 'no review',
  PRO: 'checked by a person',
  ENTERPRISE: 'with market and funding pages',
};

/** The alternative plan; never Basic for work that it refuses. */
export function otherPlan(fits: PlanType, { basicNeeds }: Pick<Understanding, 'basicNeeds'>): PlanType {
  if (fits !== 'PRO') return 'PRO';
  return basicNeeds.length === 0 ? 'BASIC' : 'ENTERPRISE';
}

/** A year at this income reaches the GST threshold, so statements and funding matter. */
const businessMonthCents = 75_000_00 / 12;

/** The top of the chosen budget band; zero without a budget. */
export const mostOf = (budget: string): Cents =>
  cents(Number.parseInt((readBudgetBand(budget) ?? '0').replace('<', ''), 10) * 100);

export const isPayable = (price: Hundredths, budget: string): boolean => costOf(price) <= mostOf(budget);

const isWithin = (plan: PlanType, budget: string): boolean => isPayable(planPrices[plan], budget);

/**
 * The plan for the questions that the check leaves open, with the reason; the first that applies. None where
 * no goal was tested.
 */
function planFor({ businesses: [first], basicNeeds }: Understanding): Omit<FittingPlan, 'name'> | undefined {
  if (basicNeeds.length > 0)
    return { plan: 'PRO', reason: 'This work is new to us, so a person should check it first.' };
  const reach = first?.reaches;
  if (!(first && reach)) return undefined;
  if (!reach.isTotal && reach.targetCents >= businessMonthCents)
    return {
      plan: 'ENTERPRISE',
      reason: 'A goal this size needs profit, balance sheet and funding pages, not just cash flow.',
    };
  if (reach.verdict === 'stretch' || reach.verdict === 'not-supported')
    return {
      plan: 'PRO',
      reason: 'Pro shows what would close the gap, and a person checks your answers first.',
    };
  if (first.shortCents > 0)
    return {
      plan: 'PRO',
      reason: 'Starting up costs more than your budget. Pro plans it month by month.',
    };
  return { plan: 'BASIC', reason: 'You can reach your goal in these hours. Basic shows how to start.' };
}

/** The result of a check. */
export type Offer =
  /** Nothing can be planned well yet, so the ways forward come first. */
  | { kind: 'not-planned' }
  | { kind: 'nothing-tested' }
  /** The goal is so far away that it must change before any plan is worth buying. */
  | { kind: 'no-plan-closes-it' }
  | { kind: 'beyond-budget' }
  | ({ kind: 'plan' } & FittingPlan);

/** Never offers first a plan above the budget, nor any plan for a hopeless goal. */
export function offerAfter(understood: Understanding, budget: string): Offer {
  const { outcome, businesses, basicNeeds } = understood;
  const [first] = businesses;
  if (outcome.kind !== 'planned' || !first) return { kind: 'not-planned' };
  if (isHopeless(first)) return { kind: 'no-plan-closes-it' };
  const best = planFor(understood);
  if (best === undefined) return { kind: 'nothing-tested' };
  const { plan, reason } = best;
  if (isWithin(plan, budget)) return { kind: 'plan', plan, name: planNames[plan], reason };
  const within = planTypes.findLast(
    (other) =>
      planPrices[other] < planPrices[plan] &&
      isWithin(other, budget) &&
      (other !== 'BASIC' || basicNeeds.length === 0),
  );
  if (within === undefined) return { kind: 'beyond-budget' };
  return {
    kind: 'plan',
    plan: within,
    name: planNames[within],
    reason: `${planNames[plan]} covers more, but costs ${formatAud(costOf(planPrices[plan]))}, which is over your budget.`,
  };
}
