import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
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
