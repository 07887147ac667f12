import { useQuery } from '@tanstack/react-query';
import type { Standing } from '#web/components/reach/what-tokens-buy.ts';
import { activeRunQuery } from '#web/lib/api/active-run-query.ts';
import { namesOf, ownedPathsQuery } from '#web/lib/api/owned-paths.ts';

/**
 * The owned paths and the open plan, which decide what a balance can buy; undefined until both are loaded or
 * have failed.
 */
export function useStanding(): Standing | undefined {
  const active = useQuery(activeRunQuery);
  const owned = useQuery(ownedPathsQuery);
  if (active.isPending || owned.isPending) return undefined;
  return { owned: namesOf(owned.data ?? []), planActive: Boolean(active.data) };
}
