import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#web/lib/api/user-query.ts';
import { pageParams } from '#web/lib/page-params.ts';
import { type PathParams, pathWishQuery } from './api/path-wish.ts';
import { type Wish, wishForPlan } from './wish.ts';

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
