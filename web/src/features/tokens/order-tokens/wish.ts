import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PathContent } from '#shared/contract/content-files.ts';
import { type CostShown, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { asPlanType, type PlanType, planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { largestPurchase, purchaseStep, smallestPurchase } from '#shared/domain/tokens/purchase-amount.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { loadContent } from '#web/lib/content/content-store.ts';
import { pathFile } from '#web/lib/content/library.ts';
import { pageParams } from '#web/lib/page-params.ts';

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

interface PathParams {
  personaSlug: string;
  pathSlug: string;
}

/** The price of a path for this person; null when it is owned or free, or currently unknown. */
const pathWishQuery = ({ personaSlug, pathSlug }: PathParams) =>
  queryOptions({
    queryKey: ['user', 'wish', personaSlug, pathSlug],
    queryFn: async ({ signal }): Promise<Wish | null> => {
      const [status, content] = await Promise.all([
        callRoute(pathCompilerRoutes.getPurchaseStatus, { params: { personaSlug, pathSlug }, signal }),
        loadContent(pathFile(personaSlug, pathSlug)),
      ]);
      const { cost } = answerOrThrow(status);
      if (content.kind !== 'ready' || cost === undefined) return null;
      return { ...wishForPath(content.content.meta, cost), published: content.content };
    },
  });

const nothing: PathParams = { personaSlug: '', pathSlug: '' };

/** The visitor's goal, from the page they return to; 'asking' while it loads. */
export function useWish(goOnTo: string | undefined): Wish | 'asking' | undefined {
  const { pathname, searchParams } = new URL(goOnTo ?? '/', 'https://site.invalid');
  const { personaSlug, pathSlug } = pageParams('path', pathname) ?? {};
  const isPath = personaSlug !== undefined && pathSlug !== undefined;
  const isPlan = pageParams('plans', pathname) !== undefined && searchParams.has('plan');
  const path = useQuery({
    ...pathWishQuery(isPath ? { personaSlug, pathSlug } : nothing),
    enabled: isPath,
  });
  const user = useQuery({ ...userQuery, enabled: isPlan });
  if (isPath) return path.isPending ? 'asking' : (path.data ?? undefined);
  if (!isPlan) return undefined;
  if (user.isPending) return 'asking';
  return user.data && wishForPlan(searchParams, user.data.path_compiler_quota);
}
