import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

/** The logged-in user with profile and balance, in one query for every component. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => answerOrThrow(await callRoute(userRoutes.getUser, { signal })),
});
