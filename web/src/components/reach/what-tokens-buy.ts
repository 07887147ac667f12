import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';

/** The dearest plan and the number of paths that so many tokens pay for. */
export function boughtWith(amount: number): string[] {
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const paths = priceCatalogue.filter((path) => !isFree(path) && effectivePrice(path) <= amount).length;
  return [
    ...(plan === undefined ? [] : [aPlan(plan)]),
    ...(paths === 0 ? [] : [paths === 1 ? 'one path' : `any one of ${paths} paths`]),
  ];
}

/** The same, begun as a sentence. */
export function whatTokensBuy(amount: number): string {
  const [most, ...rest] = boughtWith(amount);
  return most === undefined ? 'Goes towards a plan' : [`Pays for ${most}`, ...rest].join(', or ');
}

/** Where the scale of some tokens ends: at the first of the plans that is beyond them, and at a plan in any case. */
export function reachOf(amount: number): number {
  const beyond = planTypes.find((type) => planPrices[type] > amount);
  return beyond === undefined ? amount : planPrices[beyond];
}
