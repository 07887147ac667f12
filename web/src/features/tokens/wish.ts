import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { asPlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { largestPurchase, purchaseStep, smallestPurchase } from '#shared/domain/tokens/purchase-amount.ts';

/** What somebody came to buy tokens for; in hundredths. */
export interface Wish {
  name: string;
  /** The slug of a path; a plan has none. */
  path?: string;
  price: number;
  balance: number;
  owed: number;
  missing: number;
}

export const wishForPath = (path: { slug: string; title: string }, cost: CostShown): Wish => ({
  name: path.title,
  path: path.slug,
  price: cost.price,
  balance: cost.usable,
  owed: cost.owed,
  missing: cost.missing,
});

interface Quota {
  token_balance: number;
  owed_hundredths?: number;
}

/** By the address of the plans with one of them chosen. What is owed has to be bought as well, as the quote counts it. */
export function wishForPlan(
  search: URLSearchParams,
  { token_balance: balance, owed_hundredths: owed = 0 }: Quota,
): Wish | undefined {
  const plan = asPlanType(search.get('plan') ?? '');
  if (plan === undefined) return undefined;
  const price = planPrices[plan];
  return {
    name: aPlan(plan),
    price,
    balance,
    owed,
    missing: owed + Math.max(0, price - balance),
  };
}

/** The least amount that is sold and covers it; nothing where none does, or none has to. */
export function amountFor({ missing }: Pick<Wish, 'missing'>): Hundredths | undefined {
  const amount = Math.max(smallestPurchase, Math.ceil(missing / purchaseStep) * purchaseStep);
  return missing === 0 || amount > largestPurchase ? undefined : hundredths(amount);
}
