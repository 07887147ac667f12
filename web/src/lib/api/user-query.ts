import { infiniteQueryOptions, QueryObserver, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { findPaidPlan, type PaidPlan } from '../payment/paid-plan.ts';
import { accountClient } from './account-client.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

/** The logged-in user with profile and balance, in one query for every component. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => answerOrThrow(await callRoute(userRoutes.getUser, { signal })),
});

/** The purchases in the balance, the first to expire first. */
export const lotsQuery = queryOptions({
  queryKey: ['user', 'lots'],
  queryFn: async ({ signal }) => {
    const user = answerOrThrow(await callRoute(userRoutes.getUser, { query: { lots: 'true' }, signal }));
    return (user.path_compiler_quota.lots ?? []).map(({ order, remaining_hundredths, expires_at }) => ({
      order,
      hundredths: remaining_hundredths,
      expiresAt: expires_at,
    }));
  },
});

/** Newest first, in pages. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: async ({ signal, pageParam }) => {
    const query = pageParam === undefined ? {} : { cursor: pageParam };
    return answerOrThrow(await callRoute(payRoutes.listOrders, { query, signal })).data;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** A plan that was paid for but not started, on any device; undefined until it is known. */
export function usePaidPlan(): PaidPlan | undefined {
  const { data } = useInfiniteQuery(ordersQuery);
  return data && findPaidPlan(data.pages.flatMap((page) => page.data));
}

/** The paths an account has unlocked, the last read first. */
export const ownedPathsQuery = queryOptions({
  queryKey: ['paths', 'owned'],
  queryFn: async ({ signal }) =>
    answerOrThrow(await callRoute(pathCompilerRoutes.listPurchases, { signal })).data.data,
});

/** In the price list's form, `<personaSlug>/<pathSlug>`. */
export const namesOf = (paths: readonly OwnedPath[]): ReadonlySet<string> =>
  new Set(paths.map(({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`));

/** Reports the paths of an account, now and on every change; returns a function that stops it. */
export function watchOwnedPaths(account: string, tell: (owned: ReadonlySet<string>) => void): () => void {
  const observer = new QueryObserver(accountClient(account), ownedPathsQuery);
  return observer.subscribe(({ data }) => {
    if (data !== undefined) tell(namesOf(data));
  });
}
