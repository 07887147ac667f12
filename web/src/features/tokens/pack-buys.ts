import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree } from '#shared/domain/paths/price.ts';
import { planNames, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tokenPacks } from './token-pack.ts';
import type { Wish } from './wish.ts';

/** The dearest plan and the number of paths that so many tokens pay for. */
export function packBuys(amount: Hundredths): string {
  const plan = planTypes.findLast((type) => planPrices[type] <= amount);
  const paths = priceCatalogue.filter((path) => !isFree(path) && effectivePrice(path) <= amount).length;
  const bought = [
    ...(plan === undefined ? [] : [`a ${planNames[plan]} plan`]),
    ...(paths === 0 ? [] : [paths === 1 ? 'one path' : `any one of ${paths} paths`]),
  ];
  return bought.length === 0 ? 'Goes towards a plan' : `Pays for ${bought.join(', or ')}`;
}

/** The smallest pack that covers what somebody came for, or else a plan; nothing where no pack does, or none has to. */
export function fittingPack(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
): { amount: Hundredths; mark: string } | undefined {
  const missing = wish?.missing ?? planPrices.BASIC;
  const amount = missing === 0 ? undefined : tokenPacks.find((pack) => pack >= missing);
  const mark = wish === undefined ? 'The least that pays for a plan' : `Enough for ${wish.name}`;
  return amount && { amount, mark };
}
