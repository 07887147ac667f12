import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { type PlanType, planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';

const soldPaths = priceCatalogue.filter((path) => !isFree(path));

/** What one person has. */
export interface Standing {
  /** The owned paths, as `<personaSlug>/<pathSlug>`. */
  owned: ReadonlySet<string>;
  /** No other plan can start until it ends. */
  planActive: boolean;
}

/**
 * Names the most expensive plan that an amount pays for, and counts the affordable paths that are not owned;
 * what can be bought now comes first.
 */
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

/** Counts the affordable paths that are not owned. */
function pathsOf(affordable: number, others: number): string {
  const which = others === soldPaths.length ? '' : ' you don’t have';
  if (others === 1) return `the one path${which}`;
  if (affordable === 1) return `1 of the ${others}\u00A0paths${which}`;
  return `any one of ${affordable === others ? 'the ' : ''}${affordable}\u00A0paths${which}`;
}

/** Lists what an amount buys, with the number of paths to choose from. */
export const boughtWith = (amount: number, standing: Standing): string[] =>
  enoughFor(amount, standing, ({ length }, others) => pathsOf(length, others));

/** The next plan beyond an amount; a plan that costs ten times as much as Pro is never suggested. */
const nextPlan = (amount: number): PlanType | undefined =>
  planTypes.find((type) => type !== 'ENTERPRISE' && planPrices[type] > amount);

/** Says what a balance is enough for, and how much more the next plan needs. */
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

/** The end of the scale for an amount: the next plan, or else the most expensive affordable one. */
export function reachOf(amount: number): number {
  const end = nextPlan(amount) ?? planTypes.findLast((type) => planPrices[type] <= amount);
  return end === undefined ? amount : planPrices[end];
}
