import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

/** Who is logged in, with profile and balance: the one place that asks, for all who show something of it. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => answerOrThrow(await callRoute(userRoutes.getUser, { signal })),
});
