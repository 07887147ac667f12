import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tokenPacks } from './token-pack.ts';

/** The dearest plan and the number of paths that so many tokens pay for. */
export function packBuys(amount: Hundredths): string {
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const paths = priceCatalogue.filter((path) => !isFree(path) && effectivePrice(path) <= amount).length;
  const bought = [
    ...(plan === undefined ? [] : [`a ${planNames[plan]} plan`]),
    ...(paths === 0 ? [] : [paths === 1 ? 'one path' : `any one of ${paths} paths`]),
  ];
  return bought.length === 0 ? 'Tops up what you have' : `Pays for ${bought.join(', or ')}`;
}

/** The smallest pack that pays for a plan: what most people come for. */
export const firstPack: Hundredths | undefined = tokenPacks.find((amount) => amount >= planPrices.BASIC);
