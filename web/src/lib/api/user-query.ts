import { queryOptions } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

const userFrom = (keepsSession: boolean) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) =>
      answerOrThrow(await callRoute(userRoutes.getUser, { signal, keepsSession })),
  });

/** Who is logged in, with profile and balance: the one place that asks, for all who show something of it. */
export const userQuery = userFrom(false);

/** For a caller that says first that the session was refused, and then ends it. */
export const userQueryKeepingSession = userFrom(true);
