import type { PathContent } from '#shared/contract/content-files.ts';
import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { asPlanType, type PlanType, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { largestPurchase, purchaseStep, smallestPurchase } from '#shared/domain/tokens/purchase-amount.ts';

/** The goal of a token purchase; amounts in hundredths. */
export interface Wish {
  name: string;
  /** The slug of a path. */
  path?: string;
  /** The content that it opens. */
  published?: PathContent;
  plan?: PlanType;
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

export interface Quota {
  token_balance: number;
  owed_hundredths?: number;
}

/** The debt has to be bought, too, as in the quote. */
function wishFor(plan: PlanType, { token_balance: balance, owed_hundredths: owed = 0 }: Quota): Wish {
  const price = planPrices[plan];
  return {
    name: aPlan(plan),
    plan,
    price,
    balance,
    owed,
    missing: owed + Math.max(0, price - balance),
  };
}

/** Reads a chosen plan from the address of the plans. */
export function wishForPlan(search: URLSearchParams, quota: Quota): Wish | undefined {
  const plan = asPlanType(search.get('plan') ?? '');
  return plan && wishFor(plan, quota);
}

/** The first plan that a balance does not cover yet. */
export const planAhead = (quota: Quota): Wish | undefined =>
  planTypes.map((plan) => wishFor(plan, quota)).find(({ missing }) => missing > 0);

/** The smallest amount on sale that covers it; undefined when none does, or none is needed. */
export function amountFor({ missing }: Pick<Wish, 'missing'>): Hundredths | undefined {
  const amount = Math.max(smallestPurchase, Math.ceil(missing / purchaseStep) * purchaseStep);
  return missing === 0 || amount > largestPurchase ? undefined : hundredths(amount);
}
