import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import type { ReachMark } from './reach-scale.tsx';

/** The lowest amount that pays for something more. */
export interface ReachGoal extends ReachMark {
  name: string;
  /** The words between an amount and the name. */
  does: 'to unlock' | 'for';
}

const sold = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);
const labelled = (name: string, at: number): string => `${name} ${formatTokenCount(at)}`;
const path = (which: 'first' | 'any', at: number): ReachGoal => ({
  at,
  name: which === 'first' ? 'your first path' : 'any path',
  label: labelled(which === 'first' ? 'First path' : 'Any path', at),
  does: 'to unlock',
});

const reachGoals: readonly ReachGoal[] = [
  path('first', Math.min(...sold)),
  ...planTypes.map((plan) => ({
    at: planPrices[plan],
    name: aPlan(plan),
    label: labelled(planNames[plan], planPrices[plan]),
    does: 'for' as const,
  })),
  path('any', Math.max(...sold)),
].sort((one, other) => one.at - other.at);

/** The goals that an amount does not reach, the nearest first. */
export const goalsBeyond = (amount: number): ReachGoal[] => reachGoals.filter(({ at }) => at > amount);
