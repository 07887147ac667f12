import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { type OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import { accountClient } from './account-client.ts';
import { answerOrThrow } from './answer-or-throw.ts';
import { callRoute } from './call-route.ts';

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
