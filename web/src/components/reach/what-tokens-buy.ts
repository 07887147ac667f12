import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';

const soldPaths = priceCatalogue.filter((path) => !isFree(path));
const sold = soldPaths.map(effectivePrice);

/** How many paths there are that so many tokens pay for, one at a time. */
const pathsWithin = (amount: number, prices: readonly number[] = sold): number =>
  prices.filter((price) => price <= amount).length;

const pathWords = (paths: number): string =>
  paths === 1 ? `1 of the ${sold.length}\u00A0paths` : `any one of ${paths}\u00A0paths`;

interface Standing {
  /** What is theirs already, as `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** Another plan can begin only after it. */
  planActive: boolean;
}

/** The dearest plan that so many tokens pay for, and the paths; for one person first what they can have now. */
export function boughtWith(amount: number, { owned, planActive }: Partial<Standing> = {}): string[] {
  const left = soldPaths.filter(({ personaSlug, pathSlug }) => !owned?.has(`${personaSlug}/${pathSlug}`));
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const paths = pathsWithin(amount, left.map(effectivePrice));
  const plans = plan === undefined ? [] : [aPlan(plan)];
  const ofPaths = paths === 0 ? [] : [pathWords(paths)];
  return planActive
    ? [...ofPaths, ...plans.map((words) => `${words} after the one under way`)]
    : [...plans, ...ofPaths];
}

/** The same, begun as a sentence. */
export function whatTokensBuy(amount: number): string {
  const [most, ...rest] = boughtWith(amount);
  return most === undefined ? 'Goes towards a plan' : [`Pays for ${most}`, ...rest].join(', or ');
}

/** The paths that a balance pays for, one at a time, by what the cheapest of them costs. */
function pathWithin(amount: number): string[] {
  const paths = pathsWithin(amount);
  const from = formatTokens(Math.min(...sold));
  return paths === 0 ? [] : [`a path ${paths === 1 ? 'at' : 'from'} ${from}`];
}

/** The plan that is next beyond some tokens; ten times a Pro plan is no next step. */
const nextPlan = (amount: number): PlanType | undefined =>
  planTypes.find((type) => type !== 'ENTERPRISE' && planPrices[type] > amount);

/** What a balance is enough for, and how much more the next plan needs. */
export function balanceWords(balance: number): string {
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  const next = nextPlan(balance);
  const enough = [...(plan === undefined ? [] : [aPlan(plan)]), ...pathWithin(balance)];
  return [
    ...(enough.length === 0 ? [] : [`Enough for ${enough.join(', or ')}.`]),
    ...(next === undefined
      ? []
      : [`A\u00A0${planNames[next]} plan needs ${formatTokenCount(planPrices[next] - balance)} more.`]),
  ].join(' ');
}

/** Where the scale of some tokens ends: at the next of the plans, and else at the dearest that they pay for. */
export function reachOf(amount: number): number {
  const end = nextPlan(amount) ?? planTypes.findLast((type) => planPrices[type] <= amount);
  return end === undefined ? amount : planPrices[end];
}
