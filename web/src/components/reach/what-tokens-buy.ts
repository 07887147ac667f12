import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';

const soldPaths = priceCatalogue.filter((path) => !isFree(path));

/** Of one person. */
export interface Standing {
  /** What is theirs already, as `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** Another plan can begin only after it. */
  planActive: boolean;
}

/** The dearest plan that so many tokens pay for, and the paths that are not theirs, named by their prices and by how many there are of any price; what one can have now comes first. */
function enoughFor(
  amount: number,
  { owned, planActive }: Standing,
  named: (prices: readonly number[], others: number) => string,
): string[] {
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const plans = plan === undefined ? [] : [aPlan(plan)];
  const others = soldPaths.filter(({ personaSlug, pathSlug }) => !owned.has(`${personaSlug}/${pathSlug}`));
  const prices = others.map(effectivePrice).filter((price) => price <= amount);
  const paths = prices.length === 0 ? [] : [named(prices, others.length)];
  return planActive
    ? [...paths, ...plans.map((words) => `${words} after your current one`)]
    : [...plans, ...paths];
}

/** So many of the paths that are not theirs. */
function pathsOf(affordable: number, others: number): string {
  const which = others === soldPaths.length ? '' : ' you don’t have';
  if (others === 1) return `the one path${which}`;
  if (affordable === 1) return `1 of the ${others}\u00A0paths${which}`;
  return `any one of ${affordable === others ? 'the ' : ''}${affordable}\u00A0paths${which}`;
}

/** What somebody can have for so many tokens, the paths by how many there are to choose from. */
export const boughtWith = (amount: number, standing: Standing): string[] =>
  enoughFor(amount, standing, ({ length }, others) => pathsOf(length, others));

/** The plan that is next beyond some tokens; ten times a Pro plan is no next step. */
const nextPlan = (amount: number): PlanType | undefined =>
  planTypes.find((type) => type !== 'ENTERPRISE' && planPrices[type] > amount);

/** What a balance is enough for, and how much more the next plan needs. */
export function balanceWords(balance: number, standing: Standing): string {
  const next = nextPlan(balance);
  const enough = enoughFor(
    balance,
    standing,
    (prices) => `a path ${prices.length === 1 ? 'at' : 'from'} ${formatTokens(Math.min(...prices))}`,
  );
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
