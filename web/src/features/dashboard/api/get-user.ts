import { useQuery } from '@tanstack/react-query';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { answerOrThrow } from './answer-or-throw.ts';

export const userKey = ['user'] as const;

export const useUser = () =>
  useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }) => answerOrThrow(await callRoute(userRoutes.getUser, { signal })),
  });
