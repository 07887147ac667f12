import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';

const sold = priceCatalogue.filter((path) => !isFree(path)).map(effectivePrice);

/** How many paths there are that so many tokens pay for, one at a time. */
const pathsWithin = (amount: number): number => sold.filter((price) => price <= amount).length;

const pathWords = (paths: number): string =>
  paths === 1 ? `1 of the ${sold.length} paths` : `one path (${paths} of ${sold.length} fit)`;

/** The dearest plan that so many tokens pay for, and the paths. */
export function boughtWith(amount: number): string[] {
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const paths = pathsWithin(amount);
  return [...(plan === undefined ? [] : [aPlan(plan)]), ...(paths === 0 ? [] : [pathWords(paths)])];
}

/** The same, begun as a sentence. */
export function whatTokensBuy(amount: number): string {
  const [most, ...rest] = boughtWith(amount);
  return most === undefined ? 'Goes towards a plan' : [`Pays for ${most}`, ...rest].join(', or ');
}

/** The paths that a balance pays for, one at a time, by what the cheapest of them costs. */
function pathWithin(amount: number): string[] {
  const paths = pathsWithin(amount);
  const from = formatTokenCount(Math.min(...sold));
  return paths === 0 ? [] : [paths === 1 ? `one path at ${from}` : `one path, from ${from}`];
}

/** What a balance is enough for, and how far it is from the next plan. */
export function balanceWords(balance: number): string {
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  const next = planTypes.find((type) => planPrices[type] > balance);
  const enough = [...(plan === undefined ? [] : [aPlan(plan)]), ...pathWithin(balance)];
  return [
    ...(enough.length === 0 ? [] : [`Enough for ${enough.join(' or ')}.`]),
    ...(next === undefined
      ? []
      : [`${formatTokenCount(planPrices[next] - balance)} short of ${aPlan(next)}.`]),
  ].join(' ');
}

/** Where the scale of some tokens ends: at the first of the plans that is beyond them, and at a plan in any case. */
export function reachOf(amount: number): number {
  const beyond = planTypes.find((type) => planPrices[type] > amount);
  return beyond === undefined ? amount : planPrices[beyond];
}
