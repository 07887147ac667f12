import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { answerOrThrow } from '#web/lib/api/answer-or-throw.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

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
